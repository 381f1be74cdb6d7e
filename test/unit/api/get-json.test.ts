import { expect, test } from 'vitest'
import { HttpError, NetworkError, ShapeError } from '../../../src/api/errors'
import { getJson } from '../../../src/api/get-json'
import { Budget } from '../../../src/api/retry-policy'
import { flatStations } from '../../../src/contract/mobility-v2'
import { failureOf, sendJson, sendRows, serve } from './service'

const segments = { stationTypes: 'EChargingStation' }

test('requests JSON without credentials and without a Content-Type', async () => {
  const { base, requests } = await serve((_, response) => sendRows(response, [1]))
  const answer = await getJson(flatStations, { base, segments, query: { limit: -1 } })
  expect(answer.data).toEqual([1])
  expect(requests[0]?.path).toBe('/v2/flat/EChargingStation')
  expect(requests[0]?.query.get('limit')).toBe('-1')
  expect(requests[0]?.headers).toMatchObject({ accept: 'application/json' })
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
  expect(requests[0]?.headers).not.toHaveProperty('authorization')
})

test('sends a token after the word Bearer and one space', async () => {
  const { base, requests } = await serve((_, response) => sendRows(response, []))
  await getJson(flatStations, { base, segments }, { token: 'a.b-c~d+/=' })
  expect(requests[0]?.headers.authorization).toBe('Bearer a.b-c~d+/=')
})

test.each([null, 'abc'])('no answer may be kept, with the token %j or without', async (token) => {
  const { base, requests } = await serve((_, response) => sendRows(response, []))
  await getJson(flatStations, { base, segments }, { token })
  // By this fetch tells caches on the way about `cache: 'no-store'`.
  expect(requests[0]?.headers['cache-control']).toBe('no-cache')
  expect(requests[0]?.headers.pragma).toBe('no-cache')
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
})

test.each(['', 'two words', 'line\nbreak', 'é', 'a=b'])('never sends %j as a token', async (token) => {
  const { base, requests } = await serve((_, response) => sendRows(response, []))
  expect(await failureOf(getJson(flatStations, { base, segments }, { token }))).toBeInstanceOf(TypeError)
  expect(requests).toEqual([])
})

test('sends no token if the request has other credentials', async () => {
  const { base, requests } = await serve((_, response) => sendRows(response, []))
  const target = { base: base.replace('//', '//name:secret@'), segments }
  const failure = await failureOf(getJson(flatStations, target, { token: 'abc' }))
  expect(String(failure)).toContain('Credentials for another service')
  expect(requests).toEqual([])
})

test('follows a redirect, but never with a token', async () => {
  const { base, requests } = await serve((url, response) => {
    if (url.pathname === '/moved') return sendRows(response, [])
    response.writeHead(302, { Location: '/moved' })
    response.end()
  })
  await getJson(flatStations, { base, segments })
  expect(requests.map(({ path }) => path)).toContain('/moved')
  requests.length = 0
  const failure = await failureOf(getJson(flatStations, { base, segments }, { token: 'secret' }))
  expect(failure).toBeInstanceOf(NetworkError)
  expect(requests.map(({ path }) => path)).not.toContain('/moved')
})

test("a status outside 200–299 is an HttpError with the service's message", async () => {
  const { base } = await serve((_, response) => sendJson(response, { message: 'Bad where', code: 400 }, 400))
  const failure = await failureOf(getJson(flatStations, { base, segments }))
  expect(failure).toBeInstanceOf(HttpError)
  expect(failure).toMatchObject({ name: 'HttpError', status: 400, body: { message: 'Bad where' } })
  expect(String(failure)).toContain('Bad where')
})

test.each(['', '<html>Bad gateway</html>', '{"message": 7}'])(
  'an error body of %j is no reason to fail otherwise',
  async (body) => {
    const { base } = await serve((_, response) => response.writeHead(502).end(body))
    expect(await failureOf(getJson(flatStations, { base, segments }))).toMatchObject({
      name: 'HttpError',
      status: 502,
      body: null,
    })
  },
)

test.each([
  [429, 'You have exhausted your API Request Quota', 'rate'],
  [429, 'You have exceeded the date range limit of 5 days', 'range'],
  [400, 'date range', null],
])('distinguishes the two meanings of 429: %i %s', (status, message, exceeded) => {
  expect(new HttpError('http://service', status, { message }).exceeded).toBe(exceeded)
})

test('a 429 without a body is about the rate', () => {
  expect(new HttpError('http://service', 429, undefined).exceeded).toBe('rate')
})

test.each(['', '<html></html>', '{"data":[1,'])('the answer %j is a ShapeError', async (body) => {
  const { base } = await serve((_, response) => response.end(body))
  const failure = await failureOf(getJson(flatStations, { base, segments }))
  expect(failure).toBeInstanceOf(ShapeError)
  expect(failure).toMatchObject({ issues: ['answer: expected JSON'] })
})

test('a ShapeError contains the invalid field', async () => {
  const { base } = await serve((_, response) => sendJson(response, { data: 'none' }))
  expect(await failureOf(getJson(flatStations, { base, segments }))).toMatchObject({
    name: 'ShapeError',
    issues: ['data: expected array'],
  })
})

test('a refused connection is a NetworkError', async () => {
  // The discard port: nothing listens there.
  const failure = await failureOf(getJson(flatStations, { base: 'http://localhost:9', segments }))
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failure).toMatchObject({ name: 'NetworkError', reason: 'unreachable' })
})

test('an answer that breaks off is a NetworkError', async () => {
  const { base } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('{"data":[')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await failureOf(getJson(flatStations, { base, segments }))).toMatchObject({ reason: 'interrupted' })
})

test.each([
  ['no answer', false],
  ['an answer that stops halfway', true],
])('%s is timed out', async (_, startsAnswer) => {
  const { base } = await serve((_url, response) => {
    if (startsAnswer) response.write('{"data":[')
  })
  expect(
    await failureOf(getJson(flatStations, { base, segments }, { budget: new Budget({ time: 50 }) })),
  ).toMatchObject({
    name: 'NetworkError',
    reason: 'timeout',
  })
})

test.each(['before', 'while waiting', 'in the middle of the answer'])(
  'an abort by the caller %s is no failure of the service',
  async (when) => {
    const caller = new AbortController()
    const reason = new Error('not wanted any more')
    const { base } = await serve((_, response) => {
      if (when !== 'while waiting') response.write('{"data":[')
      setTimeout(() => caller.abort(reason), 20)
    })
    if (when === 'before') caller.abort(reason)
    const call = getJson(flatStations, { base, segments }, { signal: caller.signal })
    expect(await failureOf(call)).toBe(reason)
  },
)

test('an abort during a failed answer ends the call without a pause', async () => {
  const caller = new AbortController()
  const reason = new Error('not wanted any more')
  /** Aborts when a pause is chosen, which is longer than a test may take. */
  class LongPause extends Budget {
    override pauseAfter() {
      caller.abort(reason)
      return 600_000
    }
  }
  const { base, requests } = await serve((_, response) => sendJson(response, {}, 503))
  const call = getJson(flatStations, { base, segments }, { signal: caller.signal, budget: new LongPause() })
  expect(await failureOf(call)).toBe(reason)
  expect(requests).toHaveLength(1)
})

test('an error of the parser is no failure of the service', async () => {
  const parse = () => {
    throw new RangeError('a bug')
  }
  const { base } = await serve((_, response) => sendRows(response, []))
  const call = getJson({ ...flatStations, parse }, { base, segments })
  await expect(call).rejects.toThrow(RangeError)
})
