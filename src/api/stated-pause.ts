const second = 1000
/** Milliseconds; whoever says more means something else, such as a date where seconds are due. */
const longest = 86_400_000

/**
 * Milliseconds for which a service that refused asks to be left alone, 0 where it does not say: `Retry-After` in
 * seconds or as a date (RFC 9110 §10.2.3), or, for too many calls, `X-Rate-Limit-Reset` in seconds. A browser sees
 * these of another origin only where the service exposes them.
 */
export function statedPause(status: number, headers: Headers): number {
  const retryAfter = headers.get('Retry-After')
  const reset = status === 429 ? headers.get('X-Rate-Limit-Reset') : null
  return Math.max(
    usable(retryAfter === null ? 0 : pauseOf(retryAfter, headers)),
    usable(secondsOf(reset ?? '')),
  )
}

function usable(pause: number): number {
  return pause <= longest ? pause : 0
}

function pauseOf(retryAfter: string, headers: Headers): number {
  if (/^\d+$/.test(retryAfter)) return secondsOf(retryAfter)
  // By the clock of the service where it tells its own: that of the device may be wrong.
  const now = timeOf(headers.get('Date')) ?? Date.now()
  return Math.max(0, (timeOf(retryAfter) ?? now) - now)
}

function secondsOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) * second : 0
}

function timeOf(date: string | null): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}
