import { day, second } from '../durations'

/** Longest accepted pause, milliseconds. A larger number is a mistake, such as a date instead of seconds. */
const maxPause = day

/**
 * Milliseconds after which the service allows the next request; 0: not stated: `Retry-After` in seconds or as
 * a date (RFC 9110 §10.2.3), or, after status 429, `X-Rate-Limit-Reset` in seconds. A browser can read these headers of
 * another origin only if the service exposes them.
 */
export function readRetryAfter(status: number, headers: Headers): number {
  const retryAfter = headers.get('Retry-After')
  const reset = status === 429 ? headers.get('X-Rate-Limit-Reset') : null
  return Math.max(
    usable(retryAfter === null ? 0 : parseRetryAfter(retryAfter, headers)),
    usable(parseSeconds(reset ?? '')),
  )
}

function usable(pause: number): number {
  return pause <= maxPause ? pause : 0
}

function parseRetryAfter(retryAfter: string, headers: Headers): number {
  if (/^\d+$/.test(retryAfter)) return parseSeconds(retryAfter)
  // Relative to the service's `Date`, if it sends one, because the device's clock may be wrong.
  const now = parseDate(headers.get('Date')) ?? Date.now()
  return Math.max(0, (parseDate(retryAfter) ?? now) - now)
}

function parseSeconds(text: string): number {
  return /^\d+$/.test(text) ? Number(text) * second : 0
}

function parseDate(date: string | null): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}
