import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { clock } from '../../../src/clock'
import { hour, minute } from '../../../src/durations'
import { historyQuery } from '../../../src/history/queries'
import { toPartRange } from '../../../src/history/time-range'
import type { History, SeriesKey } from '../../../src/model/history'
import { anonymous } from '../../../src/model/viewer'
import { roundedNow } from '../../../src/ui/browser/use-now'

// What react-query takes for a browser; without one it sets no timers.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-04-03T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

const key: SeriesKey = { level: 'station', id: 'S', dataType: 'number-available', period: 300 }

/** A panel that is open: its observers get the options of each render. */
function openPanel() {
  const history = vi.fn(
    async (_: SeriesKey, from: number, to: number): Promise<History> => ({
      from,
      to,
      missing: [],
      rejected: 0,
      samples: [
        { measuredAt: Date.now(), reading: { kind: 'number', number: 1 }, meaning: { kind: 'plain' } },
      ],
    }),
  )
  const catalog = { history } as Partial<CatalogApi> as CatalogApi
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.mount()
  const optionsAt = (measuredAt: number) =>
    historyQuery({ viewer: anonymous, catalog }, { key, measuredAt }, { preset: 'day' })
  const chart = new QueryObserver(client, optionsAt(Date.now()))
  const plug = new QueryObserver(client, optionsAt(Date.now()))
  const stops = [chart, plug].map((observer) => observer.subscribe(() => undefined))
  const measure = async (pass: number) => {
    await vi.advanceTimersByTimeAsync(pass)
    for (const observer of [chart, plug]) observer.setOptions(optionsAt(Date.now()))
    await vi.advanceTimersByTimeAsync(1000)
  }
  const close = () => {
    for (const stop of stops) stop()
    client.unmount()
    client.clear()
  }
  return { history, client, chart, plug, optionsAt, measure, close }
}

test('a wait that the service asks for ends by the corrected clock', async () => {
  const device = Date.now()
  const missing = [{ from: 0, to: 1, reason: 'failed', failure: null, retryAt: device + minute } as const]
  const history = async (_: SeriesKey, from: number, to: number): Promise<History> => ({
    from,
    to,
    missing: [...missing],
    rejected: 0,
    samples: [],
  })
  const catalog = { history } as Partial<CatalogApi> as CatalogApi
  const options = historyQuery({ viewer: anonymous, catalog }, { key, measuredAt: null }, { preset: 'day' })
  const at = (time: number) => clock.syncToSite(new Headers({ Date: new Date(time).toUTCString() }))
  at(device + 2 * hour)
  onTestFinished(() => at(Date.now()))
  const client = new QueryClient()
  const { missing: shown } = await client.fetchQuery(options)
  expect(Math.round(((shown[0]?.retryAt ?? 0) - device - minute) / hour)).toBe(2)
  client.clear()
})

test('one history per series is cached', async () => {
  const { history, client, chart, measure, close } = openPanel()
  for (let polls = 0; polls < 300; polls += 1) await measure(minute)
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  expect(history).toHaveBeenCalledTimes(301)
  const { data } = chart.getCurrentResult()
  expect(data).toMatchObject(toPartRange({ preset: 'day' }, roundedNow()))
  expect(Date.now() - (data?.measuredAt ?? 0)).toBeLessThan(minute)
  close()
})

test('without new measurements, a history is requested again when its range has moved', async () => {
  const { history, chart, optionsAt, close } = openPanel()
  const measuredAt = Date.now()
  await vi.advanceTimersByTimeAsync(4 * minute)
  chart.setOptions(optionsAt(measuredAt))
  await vi.advanceTimersByTimeAsync(minute)
  expect(history).toHaveBeenCalledTimes(1)
  // The other observer still has the span before.
  chart.setOptions(optionsAt(measuredAt))
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(history).toHaveBeenCalledTimes(2)
  close()
})

test('two panels with different snapshots do not request in turn', async () => {
  const { history, chart, plug, optionsAt, close } = openPanel()
  const measuredAt = Date.now()
  chart.setOptions(optionsAt(measuredAt + minute))
  plug.setOptions(optionsAt(measuredAt))
  await vi.advanceTimersByTimeAsync(4 * minute)
  expect(history).toHaveBeenCalledTimes(2)
  // The one that knows less is the first to notice that the span has moved.
  await vi.advanceTimersByTimeAsync(minute)
  plug.setOptions(optionsAt(measuredAt))
  await vi.advanceTimersByTimeAsync(1000)
  chart.setOptions(optionsAt(measuredAt + minute))
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(history).toHaveBeenCalledTimes(4)
  close()
})

test('a history is requested again after a correction of the clock', async () => {
  const { history, chart, optionsAt, close } = openPanel()
  const measuredAt = Date.now()
  await vi.advanceTimersByTimeAsync(minute)
  vi.setSystemTime(Date.now() - 60 * minute)
  chart.setOptions(optionsAt(measuredAt))
  await vi.advanceTimersByTimeAsync(minute)
  expect(history).toHaveBeenCalledTimes(2)
  expect(chart.getCurrentResult().data).toMatchObject(toPartRange({ preset: 'day' }, roundedNow()))
  close()
})

test('a history whose update fails stays, with its failure, and is retried', async () => {
  const { history, chart, measure, close } = openPanel()
  await measure(minute)
  const before = chart.getCurrentResult().data
  history.mockRejectedValueOnce(new NetworkError('https://service.test', 'unreachable'))
  await measure(minute)
  expect(chart.getCurrentResult()).toMatchObject({ isError: true, data: before })
  const calls = history.mock.calls.length
  await vi.advanceTimersByTimeAsync(minute)
  expect(history).toHaveBeenCalledTimes(calls + 1)
  expect(chart.getCurrentResult().isError).toBe(false)
  close()
})

test('the data of another series, range or viewer is never a placeholder', async () => {
  const { history, chart, close } = openPanel()
  await vi.advanceTimersByTimeAsync(minute)
  expect(chart.getCurrentResult().data).toBeDefined()
  history.mockImplementation(() => new Promise(() => {}))
  const handle = { viewer: anonymous, catalog: { history } as Partial<CatalogApi> as CatalogApi }
  const series = { key, measuredAt: Date.now() }
  const others = [
    historyQuery(handle, { ...series, key: { ...key, id: 'T' } }, { preset: 'day' }),
    historyQuery(handle, series, { preset: 'week' }),
    historyQuery({ ...handle, viewer: 'https://provider.test|ada' }, series, { preset: 'day' }),
  ]
  for (const other of others) {
    chart.setOptions(other)
    expect(chart.getCurrentResult().data).toBeUndefined()
  }
  close()
})
