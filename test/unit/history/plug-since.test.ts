import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogApi, PlugDetails } from '../../../src/catalog/catalog-api'
import { historyQuery } from '../../../src/history/queries'
import { listPlugSeries } from '../../../src/history/series'
import { PlugSince } from '../../../src/history/station/PlugSince'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { History, Sample } from '../../../src/model/history'
import type { PlugStatus } from '../../../src/model/status'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'UTC')
const toTime = (time: string) => Date.parse(`2026-04-03T${time}Z`)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A service that returns the measurements up to the current time. */
function serviceOf(changes: [time: string, status: PlugStatus][]) {
  const samples = changes.map(
    ([time, status]): Sample => ({
      measuredAt: toTime(time),
      reading: { kind: 'text', text: status },
      meaning: { kind: 'status', status },
    }),
  )
  const history = vi.fn(
    async (_: unknown, from: number, to: number): Promise<History> => ({
      from,
      to,
      missing: [],
      rejected: 0,
      samples: samples.filter((sample) => sample.measuredAt < Math.min(to, Date.now())),
    }),
  )
  return { history, catalog: { history } as Partial<CatalogApi> as CatalogApi }
}

const plugOf = (status: PlugStatus, measuredAt: string, id = '1'): PlugDetails => ({
  id,
  name: '',
  connectors: [],
  isUnchanged: false,
  freshness: 'live',
  status,
  measuredAt: toTime(measuredAt),
  evidence: { dataType: 'plug-status', period: 1, access: 'open' },
  values: [],
})

/** What the page says of a plug at a moment, once all that it asks for has come. */
async function told(client: QueryClient, catalog: CatalogApi, plug: PlugDetails, time: string) {
  const now = toTime(time)
  vi.setSystemTime(now)
  const handle = { viewer: 'anonymous', catalog } as const
  for (const series of listPlugSeries({ plugs: [plug] }))
    await client.fetchQuery(historyQuery(handle, series, { preset: 'day' }))
  const since = createElement(PlugSince, { handle, plug, plugs: [plug], now })
  const page = createElement(() => I18nProvider({ i18n, children: since }))
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, page))
}

test('the history of a plug that has changed since is requested again', async () => {
  const { catalog, history } = serviceOf([
    ['10:00', 'occupied'],
    ['11:00', 'available'],
    ['12:01', 'occupied'],
  ])
  const client = new QueryClient()
  expect(await told(client, catalog, plugOf('available', '11:00'), '12:00:05')).toBe('since 11:00')
  expect(await told(client, catalog, plugOf('available', '11:00'), '12:00:35')).toBe('since 11:00')
  expect(history).toHaveBeenCalledTimes(1)
  expect(await told(client, catalog, plugOf('occupied', '12:01'), '12:01:30')).toBe('since 12:01')
  expect(history).toHaveBeenCalledTimes(2)
})

async function untilOf(catalog: CatalogApi) {
  const [series] = listPlugSeries({ plugs: [plugOf('available', '11:00')] })
  if (!series) throw new Error('no series')
  const query = historyQuery({ viewer: 'anonymous', catalog }, series, { preset: 'day' })
  return (await new QueryClient().fetchQuery(query)).until
}

test('the time after the request of a history is unknown', async () => {
  vi.setSystemTime(toTime('12:00:05'))
  expect(await untilOf(serviceOf([['11:00', 'available']]).catalog)).toBe(toTime('12:00:05'))
})

test('with a slow device clock, measured values are known', async () => {
  const { catalog } = serviceOf([['12:00', 'available']])
  const slow: Partial<CatalogApi> = {
    history: (...question) => {
      vi.setSystemTime(toTime('12:00:20'))
      return catalog.history(...question)
    },
  }
  vi.setSystemTime(toTime('11:59:40'))
  expect(await untilOf(slow as CatalogApi)).toBe(toTime('12:00'))
})
