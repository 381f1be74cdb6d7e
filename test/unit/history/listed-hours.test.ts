import { expect, test } from 'vitest'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { StationSeries } from '../../../src/catalog/status-series'
import { day, hour } from '../../../src/durations'
import { hideMeanOfLittleData, loadHours } from '../../../src/history/week/use-listed-hours'
import type { History } from '../../../src/model/history'
import type { Access } from '../../../src/model/value'
import { anonymous } from '../../../src/model/viewer'

test('a mean of fewer than three weeks, measurements or half hours is not shown', () => {
  const enough = { mean: 0.5, known: 1.5 * hour, weeks: 3, samples: 3 }
  expect(hideMeanOfLittleData(enough)).toEqual(enough)
  for (const few of [{ weeks: 2 }, { samples: 2 }, { known: 1.5 * hour - 1 }])
    expect(hideMeanOfLittleData({ ...enough, ...few })).toEqual({ ...enough, ...few, mean: null })
})

test('a plug whose access is not known is not counted as closed, but its station is not open', async () => {
  const until = 40 * day
  const load = async (...accesses: Access[]) => {
    const history: History = { from: 0, to: until, samples: [], missing: [], rejected: 0 }
    const catalog = { histories: async () => accesses.map(() => history) }
    const handle = { viewer: anonymous, catalog } as unknown as CatalogHandle
    const series = accesses.map((access, index): StationSeries['series'][number] => ({
      key: { level: 'plug', id: `${index}`, dataType: 'echarging-plug-status', period: 600 },
      label: `${index}`,
      access,
      latest: null,
    }))
    const station: StationSeries = { id: 'A', name: 'A', provider: 'One', isOutOfUse: false, series }
    return (await loadHours(handle, [station], { until, timeZone: 'Europe/Rome' })).get('A')
  }
  expect(await load('open', 'not-known')).toMatchObject({ closedPlugs: 0, access: 'not-known' })
  expect(await load('closed', 'not-known')).toMatchObject({ closedPlugs: 1, access: 'closed' })
  expect(await load('open')).toMatchObject({ closedPlugs: 0, access: 'open' })
})
