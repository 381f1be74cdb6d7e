import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { hour, minute } from '../../../src/durations'
import { extendStarts } from '../../../src/history/batch/fault-starts'
import { startsQuery } from '../../../src/history/batch/use-status-starts'
import type { History, Sample, SeriesGroup, SeriesKey, ValueStart } from '../../../src/model/history'
import type { Status } from '../../../src/model/status'
import type { UptimePeriod } from '../../../src/model/uptime'

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

const ask = (catalog: CatalogApi, ids: readonly string[], range: UptimePeriod = 'day') =>
  new QueryClient().fetchQuery(startsQuery({ viewer: 'anonymous', catalog }, ids.map(keyOf), range))

test('a start within the last day is exact; an earlier one is at least that long ago', async () => {
  const { catalog, histories } = createService()
  const starts = await ask(catalog, ['5', '48', 'silent'])
  expect(starts.get('5')).toEqual({ startedAt: now - 5 * hour, exact: true, until: now })
  expect(starts.get('48')).toEqual({ startedAt: now - 24 * hour, exact: false, until: now })
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

test('a longer range finds earlier starts, with fewer plugs in a call', async () => {
  const { catalog, histories } = createService()
  const ids = Array.from({ length: 10 }, (_, index) => String(48 + index))
  const starts = await ask(catalog, ids, 'week')
  expect(starts.get('48')).toEqual({ startedAt: now - 48 * hour, exact: true, until: now })
  expect(histories.mock.calls.map(([{ ids }]) => ids.length)).toEqual([9, 1])
})

test('a start that is not exact is never before the range that was asked for', async () => {
  const { catalog, histories } = createService()
  const starts = await ask(catalog, ['300'], 'week')
  expect(starts.get('300')).toEqual({ startedAt: now - 168 * hour, exact: false, until: now })
  // The report before the range shows what was true at its start.
  expect(histories.mock.calls[0]?.[1]).toBe(now - 169 * hour)
})

describe('a start of the last day, which is not exact,', () => {
  const start = { startedAt: now - 24 * hour, exact: false, until: now }
  const extended = (...known: ValueStart[]) =>
    extendStarts(new Map([['P', start]]), new Map([['P', known]])).get('P')
  const week = { startedAt: now - 90 * hour, exact: true, until: now - hour }

  test('is replaced by that of a longer history', () => {
    expect(extended(week)).toEqual({ ...week, until: now })
    expect(extended({ ...week, exact: false })).toEqual({ ...week, exact: false, until: now })
  })
  test('is followed through histories that touch', () => {
    const middle = { startedAt: now - 30 * hour, exact: false, until: now - 20 * hour }
    const old = { startedAt: now - 80 * hour, exact: true, until: now - 28 * hour }
    expect(extended(old, middle)).toEqual({ ...old, until: now })
    expect(extended(old)).toEqual(start)
  })
  test('stays if the other history ended before it: the plug may have worked between them', () => {
    expect(extended({ ...week, until: now - 25 * hour })).toEqual(start)
  })
  test('is not replaced if it is exact', () => {
    const exact = { ...start, exact: true }
    expect(extendStarts(new Map([['P', exact]]), new Map([['P', [week]]])).get('P')).toEqual(exact)
  })
})
