import { expect, test } from 'vitest'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { StationSeries } from '../../../src/catalog/status-series'
import { day } from '../../../src/durations'
import { isFinal, loadStations } from '../../../src/history/batch/batches'
import type { History, MissingDetails, MissingTime } from '../../../src/model/history'
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
  const station: StationSeries = {
    id: 'A',
    name: 'A',
    provider: 'One',
    isOutOfUse: false,
    series: plugs.map((_, index) => ({
      key: { level: 'plug', id: `${index}`, dataType: 'echarging-plug-status', period: 600 },
      label: `${index}`,
      access: 'open',
      latest: null,
    })),
  }
  const results = await loadStations(handle, [station], { length: 7 * day, until: 9 * day }, () => ({}))
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
