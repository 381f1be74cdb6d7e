import { bearerPattern } from '../contract/bearer'
import { type Asked, type QueryValues, toUrl } from '../contract/endpoint'
import { issueLines } from '../contract/issues'
import { isUnderBaseUrl } from './base-url'
import { HttpError, isApiError, NetworkError, ShapeError } from './errors'
import { mostBytes, readText } from './read-text'
import { readRetryAfter } from './retry-after'
import { Budget } from './retry-policy'

/** Where one call of an endpoint goes. */
export interface Target {
  /** Address of the service without a slash at the end. */
  base: string
  segments?: Readonly<Record<string, string>>
  query?: QueryValues
}

/** How a call is made. */
export interface Call {
  /** Access token; `null` or absent: ask as everyone. */
  token?: string | null
  /** A whole `Authorization` header, for a service that takes something else than a token. */
  authorization?: string
  signal?: AbortSignal
  /** Tries and time of the question that the call is a part of; absent: it is the question. */
  budget?: Budget
}

/** Whether a token can be sent at all: anything but RFC 6750's characters could end the header early. */
export function isSendable(token: string): boolean {
  return bearerPattern.test(`Bearer ${token}`)
}

/**
 * One GET, made again where that can help; what returns has passed the endpoint's schema.
 * @throws {NetworkError} no answer
 * @throws {HttpError} a status outside 200–299
 * @throws {ShapeError} an answer that is not JSON, not of the endpoint's shape, or without an end in sight
 * @throws {TypeError} a token that no header can carry, or an address outside the service
 * @throws the signal's reason when the caller aborts: that is not a failure
 */
export async function getJson<Answer>(
  endpoint: Asked<Answer>,
  { base, segments, query }: Target,
  { token = null, authorization, signal, budget = new Budget() }: Call = {},
): Promise<Answer> {
  const url = toUrl(endpoint, base, segments, query)
  const sent = authorization ?? (token === null ? null : bearer(token))
  // The one place where credentials are attached: they go to the configured service, and nowhere else.
  if (sent !== null && !isUnderBaseUrl(url, base))
    throw new TypeError('Credentials must not leave the service.')
  for (;;) {
    try {
      if (budget.left === 0) throw new NetworkError(url.href, 'timed-out')
      const { parse = JSON.parse } = endpoint
      const json = await getOnce(url, { authorization: sent, signal, timeout: budget.left, parse })
      const result = endpoint.answer.safeParse(json)
      if (!result.success) throw new ShapeError(url.href, issueLines(result.error))
      budget.succeeded()
      return result.data
    } catch (error) {
      const pause = isApiError(error) ? budget.pauseAfter(error, sent !== null) : null
      if (pause === null) throw error
      await wait(pause, signal)
    }
  }
}

interface Sent {
  authorization: string | null
  signal: AbortSignal | undefined
  /** Milliseconds until the whole answer must be there. */
  timeout: number
  parse: (text: string) => unknown
}

/** One request; what returns is JSON. */
async function getOnce(url: URL, { authorization, signal, timeout, parse }: Sent): Promise<unknown> {
  // No Content-Type, which the interface shows: on a GET it only forces a preflight.
  const headers = new Headers({ Accept: 'application/json' })
  if (authorization !== null) headers.set('Authorization', authorization)
  const late = AbortSignal.timeout(timeout)
  const failed = (cause: unknown): never => {
    signal?.throwIfAborted()
    throw new NetworkError(url.href, late.aborted ? 'timed-out' : isOffline() ? 'offline' : 'unreachable', {
      cause,
    })
  }
  const response = await fetch(url, {
    headers,
    credentials: 'omit',
    cache: 'no-store',
    // A redirect could carry the credentials to another origin.
    redirect: authorization === null ? 'follow' : 'error',
    signal: signal ? AbortSignal.any([signal, late]) : late,
  }).catch(failed)

  const body = await readText(response).catch(failed)
  // Also of a failure: what is without an end is not asked for again.
  if (body === null) throw new ShapeError(url.href, [`answer: more than ${mostBytes} bytes`])
  const json = parseJson(body, parse)
  if (!response.ok) {
    const { status } = response
    throw new HttpError(url.href, status, json, readRetryAfter(status, response.headers))
  }
  if (json === undefined) throw new ShapeError(url.href, ['answer: expected JSON'])
  return json
}

/** @throws the signal's reason */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

function bearer(token: string): string {
  if (isSendable(token)) return `Bearer ${token}`
  throw new TypeError('The access token holds characters that no header can carry.')
}

/** `undefined` for what is not JSON: empty, cut off, or the HTML of a proxy. */
function parseJson(text: string, parse: Sent['parse']): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
