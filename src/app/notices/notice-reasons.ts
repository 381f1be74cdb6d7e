import type { AnonymousReason, SessionState } from '../../auth/session-state'
import type { Facets, Snapshot } from '../../catalog/catalog-api'

// The first script decides with these whether notices are needed, and their own script what they say.

/** A reason of an anonymous page that its person must know. */
type NotedReason =
  | Extract<AnonymousReason, { kind: 'sign-in-failed' | 'ended' | 'paused' }>
  | { kind: 'signed-out'; atProvider: 'open' }

/** Returns why the person is signed out if that needs a notice. */
export function findNotedReason(session: SessionState): NotedReason | null {
  if (session.kind === 'signed-in') return null
  const { reason } = session
  if (reason.kind === 'sign-in-failed' || reason.kind === 'ended' || reason.kind === 'paused') return reason
  return reason.kind === 'signed-out' && reason.atProvider === 'open'
    ? { ...reason, atProvider: 'open' }
    : null
}

/** Returns whether there is a notice about what a login adds to the data: values, none of them, or a failure. */
export function hasLoginNotice({ revealed, tokenFailure }: Snapshot): boolean {
  return revealed !== null || tokenFailure !== null
}

/**
 * Returns the chosen filters that need a notice. Without stations the list shows the reason, and filters do not matter.
 */
export function findIgnoredFilters(
  snapshot: Snapshot | undefined,
  facets: Facets | undefined,
): Facets['ignored'] {
  return snapshot && snapshot.stationCount > 0 && facets ? facets.ignored : []
}
