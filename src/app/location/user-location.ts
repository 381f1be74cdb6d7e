import type { Position } from '../../model/station'

/** Why there is no position: the device gave none, or our own script did not load. */
export type LocationReason = 'denied' | 'unavailable' | 'timeout' | 'not-loaded'

/**
 * Position of the person. It is requested when they click the button, or at the start if the browser need not ask them.
 * It stays in memory: no link, store or request contains it.
 */
export type UserLocation =
  | { kind: 'off' }
  | { kind: 'locating' }
  /** `isAutomatic`: the person has not pressed the button. */
  | { kind: 'located'; position: Position; isAutomatic?: boolean }
  | { kind: 'failed'; reason: LocationReason }

/** Metres from which the nearest station is no longer near anybody. */
export const farDistance = 50_000
