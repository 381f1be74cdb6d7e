import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { hour, minute } from '../../../src/durations'
import { startsQuery } from '../../../src/history/batch/use-status-starts'
import type { History, Sample, SeriesGroup, SeriesKey } from '../../../src/model/history'
import type { Status } from '../../../src/model/status'

const now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(now)
})
afterEach(() => vi.useRealTimers())

const keyOf = (id: string): SeriesKey => ({ level: 'plug', id, dataType: 'plug-status', period: 300 })

/** A report each five minutes: available until the given hours ago, then out of order. */
function samplesOf(hours: number, from: number, to: number): Sample[] {
  const times = Array.from({ length: (to - from) / (5 * minute) }, (_, index) => from + index * 5 * minute)
  return times.map((moment) => {
    const status: Status = moment < now - hours * hour ? 'available' : 'out-of-order'
    return {
      measuredAt: moment,
      reading: { kind: 'text', text: status },
      meaning: { kind: 'status', status },
    }
  })
}

/** A service whose plugs are named by the hours that they are out of order. */
function createService() {
  const histories = vi.fn(
    async ({ ids }: SeriesGroup, from: number, to: number): Promise<History[]> =>
      ids.map((id) => ({
        from,
        to,
        missing: [],
        rejected: 0,
        samples: id === 'silent' ? [] : samplesOf(Number(id), from, to),
      })),
  )
  return { histories, catalog: { histories } as Partial<CatalogApi> as CatalogApi }
}

const ask = (catalog: CatalogApi, ids: readonly string[]) =>
  new QueryClient().fetchQuery(startsQuery({ viewer: 'anonymous', catalog }, ids.map(keyOf), 'out-of-order'))

test('a start within the last day is exact; an earlier one is at least that long ago', async () => {
  const { catalog, histories } = createService()
  const starts = await ask(catalog, ['5', '48', 'silent'])
  expect(starts.get('5')).toEqual({ startedAt: now - 5 * hour, exact: true })
  expect(starts.get('48')).toEqual({ startedAt: now - 24 * hour, exact: false })
  expect(starts.has('silent')).toBe(false)
  expect(histories).toHaveBeenCalledTimes(1)
})

test('a plug that works again has no start', async () => {
  const { catalog } = createService()
  expect(await ask(catalog, ['-1'])).toEqual(new Map())
})

test('one call asks for at most 60 plugs of a kind', async () => {
  const { catalog, histories } = createService()
  const ids = Array.from({ length: 61 }, (_, index) => String(1 + index / 10))
  expect((await ask(catalog, ids)).size).toBe(61)
  expect(histories.mock.calls.map(([{ ids }]) => ids.length)).toEqual([60, 1])
})
