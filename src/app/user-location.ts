import type { Position } from '../model/station'

/** Why the device did not give its position. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout'

/** Position of the person, asked for only on their press. It stays in memory: no link, store or request holds it. */
export type UserLocation =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'here'; position: Position }
  | { kind: 'failed'; why: LocationFailure }
