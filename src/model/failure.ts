/**
 * Why no answer came: the device is offline, nothing came in time, or the browser could not get through
 * (refused, no such host, no CORS headers, cut off; a browser does not tell these apart).
 */
export type NetworkReason = 'offline' | 'timed-out' | 'unreachable'

/** Why a question failed, as plain data with what a sentence about it needs. */
export type Failure =
  | { name: 'NetworkError'; reason: NetworkReason }
  | { name: 'HttpError'; status: number; exceeded: 'rate' | 'range' | null }
  | { name: 'ShapeError' }
