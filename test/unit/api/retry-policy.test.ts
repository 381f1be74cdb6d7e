import { expect, test, vi } from 'vitest'
import { type ApiError, HttpError, NetworkError } from '../../../src/api/errors'
import { findPlaces } from '../../../src/api/geocoder'
import { type Call, getJson } from '../../../src/api/get-json'
import { Budget, type Limits, queryLimits } from '../../../src/api/retry-policy'
import { flatStations } from '../../../src/contract/mobility-v2'
import { usualPauses } from '../../usual-pauses'
import { failureOf, sendJson, sendRows, serve } from './service'

/** As people get them; for the other tests `test/quick-retries.ts` makes the pauses short. */
const limits: Limits = { ...queryLimits, pauses: usualPauses }

const segments = { stationTypes: 'EChargingStation' }

/** A service that fails so often before it answers; what a call comes to, and with how many requests. */
async function callOf(
  status: number,
  fails: number,
  more: { headers?: Record<string, string>; message?: string; call?: Call } = {},
) {
  const { base, requests } = await serve((_, response) => {
    if (requests.length > fails) return sendRows(response, [])
    if (status === 0) return void response.destroy()
    response.setHeaders(new Headers(more.headers))
    sendJson(response, { message: more.message ?? 'Broken' }, status)
  })
  const outcome = await getJson(flatStations, { base, segments }, more.call).then(
    () => 'answered' as const,
    (error: unknown) => error,
  )
  return { outcome, requests: requests.length }
}

test.each([0, 429, 500, 503])('what may pass (%d) is asked three times at most', async (status) => {
  expect(await callOf(status, 2)).toEqual({ outcome: 'answered', requests: 3 })
  const lasting = await callOf(status, 9)
  expect(lasting.requests).toBe(3)
  expect(lasting.outcome).toBeInstanceOf(Error)
})

/** How long is waited after each failure of a call; `null`: it is not made again. */
const pausesAfter = (error: ApiError, isAuthorised = false) => {
  const budget = new Budget({ ...limits })
  return [1, 2, 3].map(() => budget.pauseAfter(error, isAuthorised))
}

test('the pauses are one and two seconds, and at most half more', () => {
  const [first, second, third] = pausesAfter(new HttpError('http://service', 500, null))
  expect(first).toBeGreaterThanOrEqual(1_000)
  expect(first).toBeLessThan(1_500)
  expect(second).toBeGreaterThanOrEqual(2_000)
  expect(second).toBeLessThan(3_000)
  expect(third).toBeNull()
})

test('a short `Retry-After` is waited for, and a long one is not', () => {
  expect(pausesAfter(new HttpError('http://service', 429, null, 4_000))[0]).toBe(4_000)
  expect(pausesAfter(new HttpError('http://service', 503, null, 30_000))[0]).toBeNull()
})

test.each([400, 401, 403, 404])('what stays as it is (%d) is asked once', async (status) => {
  expect(await callOf(status, 9)).toMatchObject({ outcome: { status }, requests: 1 })
})

test('a too long range and an unreadable answer are not retried', async () => {
  const message = 'You have exceeded the date range limit of 5 days'
  expect(await callOf(429, 9, { message })).toMatchObject({ outcome: { exceeded: 'range' }, requests: 1 })
  expect(await callOf(200, 9)).toMatchObject({ outcome: { name: 'ShapeError' }, requests: 1 })
})

test('a 401 without CORS headers is not retried with the same token', async () => {
  expect(await callOf(0, 9, { call: { token: 'bad' } })).toMatchObject({ requests: 1 })
})

test('an answer that broke off is retried with the same token', async () => {
  const pauses = pausesAfter(new NetworkError('', 'interrupted'), true)
  expect(pauses.map((pause) => pause !== null)).toEqual([true, true, false])
})

test('the calls of one query share its retries', async () => {
  const budget = new Budget()
  expect((await callOf(500, 9, { call: { budget } })).requests).toBe(3)
  expect((await callOf(500, 9, { call: { budget } })).requests).toBe(1)
})

test("a hanging service fails within the query's time limit, without further requests", async () => {
  const { base, requests } = await serve(() => undefined)
  const budget = new Budget({ time: 500 })
  for (let call = 0; call < 2; call += 1)
    expect(await failureOf(getJson(flatStations, { base, segments }, { budget }))).toMatchObject({
      name: 'NetworkError',
      reason: 'timeout',
    })
  expect(requests).toHaveLength(1)
  expect(limits.time).toBeLessThanOrEqual(15_000)
  expect(limits.maxFailures).toBeLessThanOrEqual(3)
})

test('a pause ends when the query is aborted', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, {}, 500))
  const abort = new AbortController()
  const budget = new Budget({ pauses: [9_000] })
  const asked = failureOf(getJson(flatStations, { base, segments }, { budget, signal: abort.signal }))
  await vi.waitUntil(() => requests.length === 1)
  abort.abort('gone')
  expect(await asked).toBe('gone')
  expect(requests).toHaveLength(1)
})

test('the geocoder has the same policy', async () => {
  const { base, requests } = await serve((_, response) => {
    if (requests.length < 3) return sendJson(response, {}, 503)
    sendJson(response, { features: [] })
  })
  const question = { text: 'Bolzano', language: 'en', region: [10, 46, 13, 48] } as const
  expect(await findPlaces({ kind: 'photon', url: base }, question)).toEqual([])
  expect(requests).toHaveLength(3)
})
