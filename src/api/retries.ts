import type { ApiError } from './errors'

/** Milliseconds before a failed question is asked again. */
const pause = 2_000
/** A quota of calls is full again with the next second; who waits a bit longer than the others gets through. */
const ratePause = 1_000
const mostRatePauses = 3
/** Milliseconds that a question stays open for; a service that wants longer has failed, and that is told. */
const patience = 10_000

/** Milliseconds for which the service asked to be left alone when it failed. */
export function statedBy(error: ApiError | null): number {
  return error?.name === 'HttpError' ? error.pause : 0
}

/**
 * Whether asking again can help: a wrong request, a range that is too long or an answer that we cannot read stays
 * what it is. One retry for the rest; who needs more has an interval.
 */
export function mayRetry(failures: number, error: ApiError): boolean {
  return statedBy(error) <= patience && failures < retriesOf(error)
}

/** Milliseconds before that. */
export function retryDelay(error: ApiError): number {
  const usual = isRate(error) ? ratePause * (1 + Math.random()) : pause
  return Math.max(usual, statedBy(error))
}

function retriesOf(error: ApiError): number {
  if (isRate(error)) return mostRatePauses
  return error.name === 'NetworkError' || (error.name === 'HttpError' && error.status >= 500) ? 1 : 0
}

function isRate(error: ApiError): boolean {
  return error.name === 'HttpError' && error.exceeded === 'rate'
}
