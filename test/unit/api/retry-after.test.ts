import { expect, test } from 'vitest'
import { getJson } from '../../../src/api/get-json'
import { readRetryAfter } from '../../../src/api/retry-after'
import { flatStations } from '../../../src/contract/mobility-v2'
import { failureOf, serve } from './service'

const date = 'Sat, 21 Nov 2026 12:00:00 GMT'
const later = 'Sat, 21 Nov 2026 12:00:30 GMT'

test.each<[string, number, Record<string, string>, number]>([
  ['seconds', 429, { 'Retry-After': '30' }, 30_000],
  ['seconds of a service that is down', 503, { 'Retry-After': '120' }, 120_000],
  ['a date, by the clock of the service', 429, { 'Retry-After': later, Date: date }, 30_000],
  ['a date that is over', 429, { 'Retry-After': date, Date: later }, 0],
  ['the seconds until a quota is full again', 429, { 'X-Rate-Limit-Reset': '7' }, 7_000],
  ['the longer of two', 429, { 'Retry-After': '3', 'X-Rate-Limit-Reset': '7' }, 7_000],
  [
    'what can be used beside a moment where seconds are due',
    429,
    { 'Retry-After': '120', 'X-Rate-Limit-Reset': '1795262400' },
    120_000,
  ],
  ['nothing', 429, {}, 0],
  ['words', 429, { 'Retry-After': 'soon', 'X-Rate-Limit-Reset': 'never' }, 0],
  ['a time below nothing', 429, { 'Retry-After': '-5' }, 0],
  ['a moment where seconds are due', 429, { 'X-Rate-Limit-Reset': '1795262400' }, 0],
  ['a quota that is not what failed', 500, { 'X-Rate-Limit-Reset': '7' }, 0],
])('%s', (_name, status, headers, pause) => {
  expect(readRetryAfter(status, new Headers(headers))).toBe(pause)
})

test("a date without the service's clock counts by the device's clock", () => {
  const soon = new Date(Date.now() + 60_000).toUTCString()
  const pause = readRetryAfter(429, new Headers({ 'Retry-After': soon }))
  expect(pause).toBeGreaterThan(55_000)
  expect(pause).toBeLessThanOrEqual(60_000)
})

test('the error of a call contains the pause', async () => {
  const { base } = await serve((_, response) => response.writeHead(429, { 'Retry-After': '30' }).end())
  const failure = await failureOf(getJson(flatStations, { base, segments: { stationTypes: '*' } }))
  expect(failure).toMatchObject({ name: 'HttpError', retryAfter: 30_000 })
})
