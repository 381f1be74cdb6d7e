import { expect, test } from 'vitest'
import { type ApiError, HttpError, NetworkError, ShapeError } from '../../../src/api/errors'
import { createQueryClient } from '../../../src/app/query-client'

const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
const status = (code: number, message = '') => new HttpError('http://service', code, { message })

/** How long is waited before each retry, until there is none. */
function pauses(error: ApiError): number[] {
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('There is no policy.')
  const waited: number[] = []
  while (waited.length < 10 && retry(waited.length, error)) waited.push(retryDelay(waited.length, error))
  return waited
}

test('a quota of calls is waited for, a second and a bit, three times', () => {
  const waited = pauses(status(429))
  expect(waited).toHaveLength(3)
  for (const pause of waited) {
    expect(pause).toBeGreaterThanOrEqual(1000)
    expect(pause).toBeLessThan(2000)
  }
  expect(new Set(waited).size).toBe(3)
})

test('a pause that the service states is kept, and not waited for when it is long', () => {
  expect(pauses(new HttpError('http://service', 503, null, 8_000))).toEqual([8_000])
  for (const pause of pauses(new HttpError('http://service', 429, null, 5_000))) expect(pause).toBe(5_000)
  expect(pauses(new HttpError('http://service', 429, null, 30_000))).toEqual([])
})

test.each([
  status(429, 'You have exceeded the date range limit of 5 days'),
  status(400),
  status(401),
  status(403),
  status(404),
  new ShapeError('http://service', ['data: expected array']),
])('%s is never asked again', (error) => {
  expect(pauses(error)).toEqual([])
})

test.each([status(500), status(503), new NetworkError('http://service', 'unreachable')])(
  '%s is asked once more',
  (error) => {
    expect(pauses(error)).toHaveLength(1)
  },
)
