import { type Endpoint, type QueryValues, urlOf } from '../contract/endpoint'
import { bearerPattern } from '../contract/errors'
import { issueLines } from '../contract/issues'
import type { z } from '../contract/zod'
import { HttpError, NetworkError, ShapeError } from './errors'
import { mostBytes, readText } from './read-text'
import { standsBelow } from './stands-below'
import { statedPause } from './stated-pause'

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
  /** Milliseconds until the whole answer must be there. */
  timeout?: number
}

const defaultTimeout = 20_000

/** Whether a token can be sent at all: anything but RFC 6750's characters could end the header early. */
export function isSendable(token: string): boolean {
  return bearerPattern.test(`Bearer ${token}`)
}

/**
 * One GET; what returns has passed the endpoint's schema.
 * @throws {NetworkError} no answer
 * @throws {HttpError} a status outside 200–299
 * @throws {ShapeError} an answer that is not JSON, not of the endpoint's shape, or without an end in sight
 * @throws {TypeError} a token that no header can carry, or an address outside the service
 * @throws the signal's reason when the caller aborts: that is not a failure
 */
export async function getJson<Answer extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Answer>,
  { base, segments, query }: Target,
  { token = null, authorization, signal, timeout = defaultTimeout }: Call = {},
): Promise<z.output<Answer>> {
  const url = urlOf(endpoint, base, segments, query)
  // No Content-Type, which the interface shows: on a GET it only forces a preflight.
  const headers = new Headers({ Accept: 'application/json' })
  const sent = authorization ?? (token === null ? null : bearer(token))
  if (sent !== null) {
    // The one place where credentials are attached: they go to the configured service, and nowhere else.
    if (!standsBelow(url, base)) throw new TypeError('Credentials must not leave the service.')
    headers.set('Authorization', sent)
  }

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
    redirect: sent === null ? 'follow' : 'error',
    signal: signal ? AbortSignal.any([signal, late]) : late,
  }).catch(failed)

  const body = await readText(response).catch(failed)
  const json = body === null ? undefined : parseJson(body)
  if (!response.ok) {
    const { status, headers: told } = response
    throw new HttpError(url.href, status, json, statedPause(status, told))
  }
  if (body === null) throw new ShapeError(url.href, [`answer: more than ${mostBytes} bytes`])
  if (json === undefined) throw new ShapeError(url.href, ['answer: expected JSON'])
  const result = endpoint.answer.safeParse(json)
  if (!result.success) throw new ShapeError(url.href, issueLines(result.error))
  return result.data
}

function bearer(token: string): string {
  if (isSendable(token)) return `Bearer ${token}`
  throw new TypeError('The access token holds characters that no header can carry.')
}

/** `undefined` for what is not JSON: empty, cut off, or the HTML of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
