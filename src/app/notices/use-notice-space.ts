import type { SessionState } from '../../auth/session-state'
import { hasFailedPart } from '../../model/parts'
import type { StationQueries } from '../../stations/use-stations'
import { useFirstScreen } from '../page/use-first-screen'
import { findIgnoredFilters, findNotedReason, hasLoginNotice } from './notice-reasons'

interface NoticeSpace {
  /** Whether the script of notices is needed. Unless a notice is known at once, it loads after list and map. */
  isNeeded: boolean
  /** Whether the height of a notice is reserved, because one would move the rows under a press. */
  isReserved: boolean
}

/** Returns the room of the notices above the list. */
export function useNoticeSpace(
  session: SessionState,
  { snapshotQuery, snapshot, facets }: StationQueries,
): NoticeSpace {
  const isFirstScreenOver = useFirstScreen()
  const isSignedIn = session.kind === 'signed-in'
  const isNoted = findNotedReason(session) !== null || findIgnoredFilters(snapshot, facets).length > 0
  const hasFailed = snapshot !== undefined && hasFailedPart(snapshot.parts)
  // Known after the first rows, and shown when its script has loaded.
  const isLoginNoticeComing = snapshot
    ? snapshot.parts.values.isComing === true || (!isFirstScreenOver && hasLoginNotice(snapshot))
    : snapshotQuery.error === null
  return {
    isNeeded: isFirstScreenOver || isSignedIn || isNoted || hasFailed,
    isReserved: isSignedIn && isLoginNoticeComing,
  }
}
