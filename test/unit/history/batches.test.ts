import { expect, test } from 'vitest'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { StationSeries } from '../../../src/catalog/status-series'
import { day } from '../../../src/durations'
import { countRequests, isFinal, loadStations } from '../../../src/history/batch/batches'
import type { History, MissingDetails, MissingTime, SeriesGroup } from '../../../src/model/history'
import { anonymous } from '../../../src/model/viewer'

const failure = { name: 'NetworkError', reason: 'timeout' } as const

/** A missing part of a day, of those that are counted from the oldest. */
const missingDay = (reason: MissingDetails['reason'], index: number): MissingTime => ({
  reason,
  failure,
  retryAt: null,
  from: index * day,
  to: (index + 1) * day,
})

/** A station with a status series for each of its plugs. */
const stationWith = (plugs: number): StationSeries => ({
  id: 'A',
  name: 'A',
  provider: 'One',
  isOutOfUse: false,
  series: Array.from({ length: plugs }, (_, index) => ({
    key: { level: 'plug', id: `${index}`, dataType: 'echarging-plug-status', period: 600 },
    label: `${index}`,
    access: 'open',
    latest: null,
  })),
})

const period = { length: 7 * day, until: 9 * day }

/** Loads one station, each of whose plugs misses parts for these reasons, oldest first. */
async function load(...plugs: MissingDetails['reason'][][]) {
  const histories = plugs.map(
    (reasons): History => ({
      from: 0,
      to: 9 * day,
      samples: [],
      missing: reasons.map(missingDay),
      rejected: 0,
    }),
  )
  const catalog = { histories: async () => histories }
  const handle = { viewer: anonymous, catalog } as unknown as CatalogHandle
  const results = await loadStations(handle, [stationWith(plugs.length)], period, () => ({}))
  return results.get('A')
}

test.each([
  ['after one that was cut off', [['cut-off', 'failed']], 'failed'],
  ['after a range that is not allowed', [['range', 'failed']], 'failed'],
  ['of another plug', [['range'], ['cut-off'], ['failed']], 'failed'],
  ['that was refused', [['range', 'cut-off', 'refused']], 'refused'],
] as const)('a missing part %s is loaded again', async (_, plugs, reason) => {
  const result = await load(...plugs.map((reasons) => [...reasons]))
  expect(result?.missing).toBe(reason)
  expect(isFinal(result)).toBe(false)
})

test('what the service cuts off each time is not loaded again', async () => {
  const result = await load(['range', 'cut-off'])
  expect(result?.missing).toBe('cut-off')
  expect(isFinal(result)).toBe(true)
  expect(isFinal(await load([]))).toBe(true)
  expect(isFinal(undefined)).toBe(false)
})

test('the plugs of a large station are loaded by several calls, none for more than 60 of them', async () => {
  const calls: (readonly string[])[] = []
  const catalog = {
    async histories({ ids }: SeriesGroup): Promise<History[]> {
      calls.push(ids)
      return ids.map((id) => ({ from: Number(id), to: 9 * day, samples: [], missing: [], rejected: 0 }))
    },
  }
  const handle = { viewer: anonymous, catalog } as unknown as CatalogHandle
  const station = stationWith(130)
  const oneDay = { length: day, until: 9 * day }
  const results = await loadStations(handle, [station], oneDay, (_, series) => ({
    loaded: series.map(({ key, history }) => [key.id, history.from]),
  }))
  expect(calls.map(({ length }) => length)).toEqual([60, 60, 10])
  expect(countRequests([station], oneDay.length)).toBe(3)
  expect(results.get('A')?.loaded).toEqual(Array.from({ length: 130 }, (_, index) => [`${index}`, index]))
})
