import type { SessionState } from '../../auth/session-state'
import { hasFailedPart } from '../../model/parts'
import type { StationQueries } from '../../stations/use-stations'
import { useFirstScreen } from '../page/use-first-screen'

/** Returns whether there may be a notice. Unless that is known at once, it is true after list and map. */
export function useMayHaveNotices(session: SessionState, { snapshot, facets }: StationQueries): boolean {
  const isLate = useFirstScreen()
  const isOfSession =
    session.kind === 'signed-in' || (session.reason.kind !== 'none' && session.reason.kind !== 'signing-in')
  const isOfData = snapshot !== undefined && hasFailedPart(snapshot.parts)
  return isLate || isOfSession || isOfData || (facets?.ignored.length ?? 0) > 0
}
