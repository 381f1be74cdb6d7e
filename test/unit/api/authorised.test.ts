import { expect, test, vi } from 'vitest'
import { readAuthorised } from '../../../src/api/authorised'
import { getJson } from '../../../src/api/get-json'
import { Budget } from '../../../src/api/retry-policy'
import { DeferredV1 } from '../../../src/api/v1/deferred-v1'
import { flatStations } from '../../../src/contract/mobility-v2'
import type { TokenReport } from '../../../src/model/viewer'
import { failureOf, sendJson, sendRows, serve } from './service'

/** A service that takes the token `good` and refuses others; who answers is the row. */
async function serveTokens(refuse: 'with 401' | 'as the real service' | 'with 500') {
  const { base, requests } = await serve((_, response, { headers }) => {
    const { authorization } = headers
    if (authorization === undefined) return sendRows(response, ['everyone'])
    if (authorization === 'Bearer good') return sendRows(response, ['team'])
    if (refuse === 'with 401') return void response.writeHead(401).end()
    if (refuse === 'with 500') return sendJson(response, { message: 'broken' }, 500)
    // Its 401 has no CORS headers: in a browser the connection seems to have failed.
    response.destroy()
  })
  const read = async (token: string | null) =>
    (await getJson(flatStations, { base, segments: { stationTypes: 'S' } }, { token })).data[0]
  const sent = () => requests.map(({ headers }) => headers.authorization ?? 'none')
  return { read, readOpen: () => read(null), sent }
}

/** Gives these tokens one after the other and notes what was reported of them. */
function tokenSource(...tokens: (string | null)[]) {
  const reports: string[] = []
  const source = async (report?: TokenReport) => {
    if (report) reports.push(`${report.token}: ${report.result}`)
    return report?.result === 'accepted' ? null : (tokens.shift() ?? null)
  }
  return { source, reports }
}

test('an accepted token is sent once', async () => {
  const { read, readOpen, sent } = await serveTokens('with 401')
  const { source, reports } = tokenSource('good')
  expect(await readAuthorised(source, read, readOpen)).toEqual({ answer: 'team', tokenFailure: null })
  expect(sent()).toEqual(['Bearer good'])
  expect(reports).toEqual(['good: accepted'])
})

test.each([
  ['with 401', 'refused'],
  ['as the real service', 'suspected'],
] as const)('a token refused %s is reported once as %s and its successor used', async (refuse, result) => {
  const { read, readOpen } = await serveTokens(refuse)
  const { source, reports } = tokenSource('old', 'good')
  expect(await readAuthorised(source, read, readOpen)).toEqual({ answer: 'team', tokenFailure: null })
  expect(reports).toEqual([`old: ${result}`, 'good: accepted'])
})

test.each([
  ['no successor', [null], 'not-refreshed'],
  ['the same token again', ['old'], 'refused'],
  ['a successor that is refused too', ['older'], 'refused'],
] as const)('with %s the answer is what everyone sees', async (_, successors, tokenFailure) => {
  const { read, readOpen, sent } = await serveTokens('with 401')
  const { source } = tokenSource('old', ...successors)
  expect(await readAuthorised(source, read, readOpen)).toEqual({ answer: 'everyone', tokenFailure })
  expect(sent().at(-1)).toBe('none')
  expect(sent().length).toBeLessThanOrEqual(3)
})

test('a viewer without a token gets open data, and the token failure', async () => {
  const { read, readOpen } = await serveTokens('with 401')
  expect(await readAuthorised(async () => null, read, readOpen)).toEqual({
    answer: 'everyone',
    tokenFailure: 'not-refreshed',
  })
  const broken = () => Promise.reject(new Error('no session'))
  expect(await readAuthorised(broken, read, readOpen)).toMatchObject({ tokenFailure: 'not-refreshed' })
})

test('a token with invalid header characters counts as refused and is never sent', async () => {
  const { read, readOpen, sent } = await serveTokens('with 401')
  const { source, reports } = tokenSource('bad token', 'good')
  expect(await readAuthorised(source, read, readOpen)).toMatchObject({ answer: 'team' })
  expect(reports).toEqual(['bad token: refused', 'good: accepted'])
  expect(sent()).toEqual(['Bearer good'])
})

test('a refused token without a replacement is not sent again', async () => {
  const { read, readOpen, sent } = await serveTokens('with 401')
  const { source, reports } = tokenSource('old', 'old')
  expect(await readAuthorised(source, read, readOpen)).toEqual({
    answer: 'everyone',
    tokenFailure: 'refused',
  })
  expect(reports).toEqual(['old: refused'])
  expect(sent()).toEqual(['Bearer old', 'none'])
})

test('where the open answer shows the refusal, it is not requested again', async () => {
  const { read, readOpen, sent } = await serveTokens('as the real service')
  const { source } = tokenSource('old', null)
  expect(await readAuthorised(source, read, readOpen)).toMatchObject({ answer: 'everyone' })
  expect(sent().filter((header) => header === 'none')).toHaveLength(1)
})

test('another failure does not count as a token failure', async () => {
  const { read, readOpen, sent } = await serveTokens('with 500')
  const { source, reports } = tokenSource('old', 'good')
  expect(await failureOf(readAuthorised(source, read, readOpen))).toMatchObject({ status: 500 })
  expect(reports).toEqual([])
  expect(new Set(sent())).toEqual(new Set(['Bearer old']))
})

test('an answer that breaks off does not count as a refused token', async () => {
  const { base, requests } = await serve((_, response, { headers }) => {
    if (headers.authorization === undefined) return sendRows(response, ['everyone'])
    response.writeHead(200, { 'Content-Length': '1000' })
    response.write('{"data":[')
    setTimeout(() => response.destroy(), 20)
  })
  const { source, reports } = tokenSource('good', 'newer')
  const read = async (token: string | null) => {
    const budget = new Budget({ maxFailures: 1 })
    return getJson(flatStations, { base, segments: { stationTypes: 'S' } }, { token, budget })
  }
  const failure = await failureOf(readAuthorised(source, read, () => read(null)))
  expect(failure).toMatchObject({ name: 'NetworkError', reason: 'interrupted' })
  expect(reports).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a script of ours that is lost does not count as a refused token', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const service = new DeferredV1('http://localhost', undefined, lost)
  const { source, reports } = tokenSource('good', 'newer')
  const readOpen = vi.fn(async () => 'everyone')
  const reading = readAuthorised<unknown>(source, async (token) => service.stations({ token }), readOpen)
  expect(await failureOf(reading)).toMatchObject({ reason: 'not-loaded' })
  expect(readOpen).not.toHaveBeenCalled()
  expect(reports).toEqual([])
})

test('an unreachable service gives a NetworkError', async () => {
  const { source, reports } = tokenSource('good')
  const read = async (token: string | null) =>
    getJson(flatStations, { base: 'http://localhost:9', segments: { stationTypes: 'S' } }, { token })
  expect(await failureOf(readAuthorised(source, read, () => read(null)))).toMatchObject({
    name: 'NetworkError',
  })
  expect(reports).toEqual([])
})
