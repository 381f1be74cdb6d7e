/**
 * Reason for a missing answer: the device is offline, the time limit was reached, or the connection failed (refused,
 * unknown host, no CORS headers, closed early: browsers do not report which).
 */
export type NetworkReason = 'offline' | 'timed-out' | 'unreachable'

/** Failure of a query as plain data, with the values that a sentence about it needs. */
export type Failure =
  | { name: 'NetworkError'; reason: NetworkReason }
  | { name: 'HttpError'; status: number; exceeded: 'rate' | 'range' | null }
  | { name: 'ShapeError' }
