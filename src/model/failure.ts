/**
 * Reason for a missing answer: the device is offline, the time limit was reached, no answer began (refused, unknown
 * host, no CORS headers: browsers do not report which), one that had begun broke off, or our own script for the request
 * could not be loaded.
 */
export type NetworkReason = 'offline' | 'timeout' | 'unreachable' | 'interrupted' | 'not-loaded'

/** Failure of a query as plain data, with the values that a sentence about it needs. */
export type Failure =
  | { name: 'NetworkError'; reason: NetworkReason }
  | { name: 'HttpError'; status: number; exceeded: 'rate' | 'range' | null }
  | { name: 'ShapeError' }
