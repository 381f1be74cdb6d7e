import { errorBody } from '../contract/error-body'
import type { ErrorBody } from '../contract/errors'
import type { Failure, NetworkReason } from '../model/failure'

/** No answer arrived. */
export class NetworkError extends Error {
  override name = 'NetworkError' as const
  readonly url: string
  readonly reason: NetworkReason
  constructor(url: string, reason: NetworkReason, options?: ErrorOptions) {
    super(`${url}: ${reason}`, options)
    this.url = url
    this.reason = reason
  }
}

/** The service answered with a status outside 200–299. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly url: string
  readonly status: number
  /** The service's message; `null`: none. */
  readonly body: ErrorBody | null
  /** Milliseconds of the service's Retry-After; 0: not stated. */
  readonly retryAfter: number
  constructor(url: string, status: number, body: unknown, retryAfter = 0) {
    const parsed = errorBody.safeParse(body)
    super(`${url}: ${status}${parsed.success ? ` ${parsed.data.message}` : ''}`)
    this.url = url
    this.status = status
    this.body = parsed.success ? parsed.data : null
    this.retryAfter = retryAfter
  }

  /**
   * Reason of a 429. `rate`: too many calls, passes by itself; `range`: too long a period, a retry is useless. The
   * service tells them apart only by the message, "You have exceeded the date range limit of 5 days":
   * https://github.com/noi-techpark/odh-docs/wiki/Api-Quota
   */
  get exceeded(): 'rate' | 'range' | null {
    if (this.status !== 429) return null
    return /date range/i.test(this.body?.message ?? '') ? 'range' : 'rate'
  }
}

/** The answer does not match the interface. */
export class ShapeError extends Error {
  override name = 'ShapeError' as const
  readonly url: string
  /** Field and reason, e.g. `data: expected array`. */
  readonly issues: readonly string[]
  constructor(url: string, issues: readonly string[], options?: ErrorOptions) {
    super(`${url}: ${issues.join('; ')}`, options)
    this.url = url
    this.issues = issues
  }
}

export type ApiError = NetworkError | HttpError | ShapeError

export function isApiError(error: unknown): error is ApiError {
  return error instanceof NetworkError || error instanceof HttpError || error instanceof ShapeError
}

/** Converts an error to plain data for a snapshot or the missing time of a history. */
export function toFailure(error: ApiError): Failure {
  switch (error.name) {
    case 'NetworkError':
      return { name: error.name, reason: error.reason }
    case 'HttpError':
      return { name: error.name, status: error.status, exceeded: error.exceeded }
    case 'ShapeError':
      return { name: error.name }
  }
}
