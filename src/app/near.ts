import type { Position } from '../model/station'

/** Why the device did not say where it is. */
export type NearFailure = 'denied' | 'unavailable' | 'timeout'

/** Where the person is, which is known only after they asked. In memory alone: no link, store or request has it. */
export type Near =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'here'; position: Position }
  | { kind: 'failed'; why: NearFailure }
