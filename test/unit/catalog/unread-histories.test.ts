import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { openDialect } from '../../../src/api/open-dialect'
import { Catalog } from '../../../src/catalog/worker/catalog'
import { historyQuery } from '../../../src/history/queries'
import type { TokenSource } from '../../../src/model/viewer'
import { sendRows, serve } from '../api/service'
import { now, region, signedIn } from './small-service'

const key = { level: 'station', id: 'A', dataType: 'power', period: 300 } as const

/** A service whose measurements only the token `good` shows. */
async function closedHistories(tokens: TokenSource) {
  const { base } = await serve((_, response, { headers: { authorization } }) => {
    if (authorization && authorization !== 'Bearer good') return void response.writeHead(401).end()
    const row = { scode: 'A', mvalue: 2, mvalidtime: '2026-04-03 07:30:00.000+0000' }
    sendRows(response, authorization ? [row] : [])
  })
  const service = { baseUrl: base, stationType: 'S', plugType: 'P', dataTypes: '*', pageSize: -1 }
  const dialect = openDialect({ dialect: 'v2', ...service }, null)
  return new Catalog({ dialect, viewer: signedIn, tokens, region })
}

const from = now - 3_600_000
const unread = { from, to: now, reason: 'failed', failure: null }

test.each<[string, TokenSource]>([
  ['no token', async () => null],
  ['a refused token', async () => 'bad'],
])('with %s, an empty history is not said to be complete', async (_, tokens) => {
  const catalog = await closedHistories(tokens)
  expect(await catalog.history(key, from, now)).toMatchObject({ samples: [], missing: [unread] })
  const { id, ...kind } = key
  expect(await catalog.histories({ ...kind, ids: [id] }, from, now)).toMatchObject([
    { samples: [], missing: [unread] },
  ])
})

test('with the token, a history is complete', async () => {
  const catalog = await closedHistories(async () => 'good')
  const { samples, missing } = await catalog.history(key, from, now)
  expect([samples.length, missing]).toEqual([1, []])
})

test('a past history without the token is loaded again as soon as it is shown again', async () => {
  let token: string | null = null
  const catalog = await closedHistories(async () => token)
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  const part = { from: now - 7_200_000, to: now }
  const load = () =>
    client.fetchQuery(historyQuery({ viewer: signedIn, catalog }, { key, measuredAt: null }, part))
  expect((await load()).missing).toHaveLength(1)
  token = 'good'
  expect((await load()).missing).toEqual([])
})
