import { bearerPattern } from '../contract/bearer'
import { type EndpointRequest, type QueryValues, toUrl } from '../contract/endpoint'
import { issueLines } from '../contract/issues'
import type { NetworkReason } from '../model/failure'
import { isUnderBaseUrl } from './base-url'
import { HttpError, isApiError, NetworkError, ShapeError } from './errors'
import type { ReadTurn } from './read-order'
import { maxBodyBytes, readText } from './read-text'
import { readRetryAfter } from './retry-after'
import { Budget } from './retry-policy'

export interface Target {
  /** Address of the service without a slash at the end. */
  base: string
  segments?: Readonly<Record<string, string>>
  query?: QueryValues
}

export interface Call {
  /** Access token; `null` or absent: anonymous. */
  token?: string | null
  /** A complete `Authorization` header, for a service that accepts something else than a token. */
  authorization?: string
  signal?: AbortSignal
  /** Retry budget of the query that the call belongs to; absent: a budget of its own. */
  budget?: Budget
  /** Order in which the body is read among those of simultaneous calls. */
  turn?: ReadTurn
  /**
   * Time of the call by the page's clock, epoch milliseconds. A value that was measured after it is used only if its
   * series has no other. `getJson` itself does not read it.
   */
  now?: number
}

/** Whether a token has only RFC 6750's characters: others could end the header early. */
export function isSendable(token: string): boolean {
  return bearerPattern.test(`Bearer ${token}`)
}

/**
 * Sends a GET, repeats it if that can help, and returns the answer after checking it by the endpoint's schema.
 * @throws NetworkError no answer
 * @throws HttpError a status outside 200–299
 * @throws ShapeError an answer that is not JSON, not of the endpoint's shape, or too long
 * @throws TypeError a token that no header can carry, or credentials for an address outside the service
 * @throws the signal's reason if the caller aborts, which is not a failure
 */
export async function getJson<Answer, Json>(
  endpoint: EndpointRequest<Answer, Json>,
  { base, segments, query }: Target,
  { token = null, authorization, signal, budget = new Budget(), turn }: Call = {},
): Promise<Answer> {
  const url = toUrl(endpoint, base, segments, query)
  const sent = authorization ?? (token === null ? null : bearer(token))
  // The only place that attaches credentials. They are sent to the configured service only.
  if (sent !== null && !isUnderBaseUrl(url, base)) throw new TypeError('Credentials for another service.')
  for (;;) {
    try {
      if (budget.left === 0) throw new NetworkError(url.href, 'timeout')
      const { parse = JSON.parse } = endpoint
      const json = await getOnce(url, { authorization: sent, signal, timeout: budget.left, parse, turn })
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

type Parse<Json> = (text: string) => Json | Promise<Json>

interface RequestOptions<Json> {
  authorization: string | null
  signal: AbortSignal | undefined
  /** Milliseconds until the whole answer must have arrived. */
  timeout: number
  parse: Parse<Json>
  turn: ReadTurn | undefined
}

/** Sends one request and returns the parsed JSON. */
async function getOnce<Json>(
  url: URL,
  { authorization, signal, timeout, parse, turn }: RequestOptions<Json>,
): Promise<Json> {
  // No Content-Type, although the service's specification shows it: on a GET it only causes a preflight.
  const headers = new Headers({ Accept: 'application/json' })
  if (authorization !== null) headers.set('Authorization', authorization)
  const timeoutSignal = AbortSignal.timeout(timeout)
  const failAs = (reason: NetworkReason) => (cause: unknown) => {
    signal?.throwIfAborted()
    if (timeoutSignal.aborted) throw new NetworkError(url.href, 'timeout', { cause })
    throw new NetworkError(url.href, isOffline() ? 'offline' : reason, { cause })
  }
  const response = await fetch(url, {
    headers,
    credentials: 'omit',
    cache: 'no-store',
    // A redirect could carry the credentials to another origin.
    redirect: authorization === null ? 'follow' : 'error',
    signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
  }).catch(failAs('unreachable'))

  const body = await readText(response, turn).catch(failAs('interrupted'))
  // Also for a failed status: an endless answer is not requested again.
  if (body === null) throw new ShapeError(url.href, [`answer: more than ${maxBodyBytes} bytes`])
  if (!response.ok) {
    const { status } = response
    const json = await parseJson<unknown>(body, JSON.parse)
    throw new HttpError(url.href, status, json, readRetryAfter(status, response.headers))
  }
  const json = await parseJson(body, parse)
  if (json === undefined) throw new ShapeError(url.href, ['answer: expected JSON'])
  return json
}

/** @throws the signal's reason */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason)
    // An aborted signal sends no event any more.
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
  })
}

function bearer(token: string): string {
  if (isSendable(token)) return `Bearer ${token}`
  throw new TypeError('Malformed token.')
}

/** @returns `undefined` for a text that is not JSON: empty, cut off, or a proxy's HTML */
async function parseJson<Json>(text: string, parse: Parse<Json>): Promise<Json | undefined> {
  try {
    return await parse(text)
  } catch (error) {
    // Other errors are bugs of `parse`.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
