import type { Position } from '../../model/station'

/** Reason why the device returned no position. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout'

/** Position of the person, requested only when they click the button. It stays in memory: no link, store or request contains it. */
export type UserLocation =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'here'; position: Position }
  | { kind: 'failed'; reason: LocationFailure }
