import { describe, expect, test } from 'vitest'
import { openDialect } from '../../../src/api/open-dialect'
import type { StationSeries, StatusSeries } from '../../../src/catalog/status-series'
import { Catalog } from '../../../src/catalog/worker/catalog'
import { toBatches } from '../../../src/history/batch/batches'
import { isLoaded, loadBatch, type StationUptime } from '../../../src/history/uptime/uptime-loader'
import { reportUptime } from '../../../src/history/uptime/uptime-report'
import { noFilters } from '../../../src/model/filters'
import { uptimeLengths, uptimeShare } from '../../../src/model/uptime'
import { anonymous } from '../../../src/model/viewer'
import { frozen, runningSandbox } from '../sandbox/running-sandbox'

const now = Date.parse(frozen)
const zone = 'Europe/Rome'
const v2 = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*', pageSize: -1 }

describe.each([
  ['without a quota', false],
  ['that grants five days', true],
])('a service %s', (_, rate) => {
  const running = runningSandbox({ stations: 40, rate })

  async function open() {
    const baseUrl = `${running.origin()}/mobility`
    const dialect = openDialect({ dialect: 'v2', baseUrl, ...v2 }, null)
    const asked: number[] = []
    class Watched extends Catalog {
      override histories(...[group, ...span]: Parameters<Catalog['histories']>) {
        asked.push(group.ids.length)
        return super.histories(group, ...span)
      }
    }
    const catalog = new Watched({
      dialect,
      viewer: anonymous,
      tokens: async () => null,
      region: [5, 44, 15, 50],
      copyStore: null,
    })
    await catalog.refreshNow(now)
    return { catalog, dialect, asked }
  }

  /** Ten stations at most, and their loaded uptimes. */
  async function load() {
    const opened = await open()
    const matching = await opened.catalog.statusSeries({ filters: noFilters, bounds: null, now }, 10)
    const period = { period: 'week', until: now, timeZone: zone } as const
    const loaded = await loadBatch({ viewer: anonymous, catalog: opened.catalog }, matching.stations, period)
    const plugs = matching.stations.flatMap((one) => one.series)
    return { ...opened, matching, loaded, plugs }
  }

  test('as many stations as asked for are listed, of those with a series', async () => {
    const { matching } = await load()
    const { stations, withSeries, matched } = matching
    expect(stations).toHaveLength(Math.min(10, withSeries))
    expect(stations.length).toBeGreaterThan(5)
    expect(matched).toBeGreaterThanOrEqual(withSeries)
  })

  test('one call loads the histories of many plugs', async () => {
    const { asked, plugs } = await load()
    expect(asked.length).toBeLessThanOrEqual(3)
    expect(asked.reduce((sum, ids) => sum + ids, 0)).toBe(plugs.length)
  })

  test('all stations of a batch are loaded, and nothing is missing', async () => {
    const { matching, loaded } = await load()
    expect([...loaded.keys()]).toEqual(matching.stations.map(({ id }) => id))
    expect([...loaded.values()].every(({ missing }) => missing === null)).toBe(true)
  })

  test('the histories of one call equal those of single calls', async () => {
    const { dialect, plugs } = await load()
    for (const { key } of plugs.slice(0, 6)) {
      const { id, ...kind } = key
      const ids = plugs.filter((one) => one.key.dataType === key.dataType).map((one) => one.key.id)
      const from = now - uptimeLengths.week
      const together = await dialect.histories?.({ ...kind, ids }, from, now, {})
      expect(together?.[ids.indexOf(id)]).toEqual(await dialect.history(key, from, now, {}))
    }
  })

  test('the loaded period and the shorter one have shares', async () => {
    const { matching, loaded } = await load()
    const report = reportUptime(matching.stations, { until: now, stations: loaded }, 'week')
    expect(report.periods).toEqual(['day', 'week'])
    const shares = matching.stations.flatMap(({ id }) => {
      const time = report.find('station', id, 'all')?.byPeriod.week
      return time ? (uptimeShare(time) ?? []) : []
    })
    expect(shares.length).toBeGreaterThan(3)
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })
})

const series = (id: string, period: number, access: 'open' | 'closed' = 'open'): StatusSeries => ({
  key: { level: 'plug', id, dataType: 'echarging-plug-status', period },
  label: id,
  access,
  latest: null,
})
const station = (id: string, plugs: StatusSeries[]): StationSeries => ({
  id,
  name: id,
  provider: 'One',
  isOutOfUse: false,
  series: plugs,
})

test('a batch has fewer plugs for a long range or frequent measurements', () => {
  const many = (period: number) =>
    Array.from({ length: 200 }, (_, index) =>
      station(`${index}`, [series(`${index}`, period), series(`${index}b`, period)]),
    )
  for (const [period, length, most] of [
    [1, '30-days', 16],
    [600, 'week', 18],
    [600, '30-days', 4],
    [600, 'day', 60],
  ] as const) {
    const batches = toBatches(many(period), uptimeLengths[length])
    expect(batches.flat()).toHaveLength(200)
    const plugs = batches.map((batch) => batch.reduce((sum, one) => sum + one.series.length, 0))
    expect(Math.max(...plugs)).toBe(most)
  }
})

test('a failed history is requested again, a too old one is not', () => {
  const known: StationUptime = { longest: 'week', plugs: [], missing: null, faults: new Map() }
  const states = [undefined, known, { ...known, missing: 'range' }, { ...known, missing: 'failed' }] as const
  expect(states.map((state) => isLoaded(state, 'week'))).toEqual([false, true, true, false])
  expect([isLoaded(known, 'day'), isLoaded(known, '30-days')]).toEqual([true, false])
})

test('figures of open data are of open plugs only', () => {
  const time = (up: number) => ({ up, fault: 10, unclear: 0, silent: 0, steps: [] })
  const one = station('A', [series('a', 600), series('b', 600, 'closed')])
  const two = station('B', [series('c', 600, 'closed')])
  const stations = new Map<string, StationUptime>(
    [one, two].map(({ id, series: some }) => [
      id,
      {
        longest: 'day',
        plugs: some.map(({ access }) => ({ access, uptime: { day: time(access === 'open' ? 90 : 30) } })),
        missing: null,
        faults: new Map(),
      },
    ]),
  )
  const report = reportUptime([one, two], { until: 0, stations }, 'week')
  expect(report.find('station', 'B', 'open')).toBeNull()
  expect(report.find('provider', 'One', 'open')).toMatchObject({
    byPeriod: { day: { up: 90, fault: 10 } },
    stations: 2,
    plugs: 1,
  })
  expect(report.find('provider', 'One', 'all')).toMatchObject({ byPeriod: { day: { up: 150, fault: 30 } } })
  expect(report.period).toBe('day')
})

test('what is loaded of other providers has rows, and decides nothing about the chosen ones', () => {
  const uptime = (longest: 'day' | '30-days'): StationUptime => {
    const time = { up: 90, fault: 10, unclear: 0, silent: 0, steps: [] }
    return {
      longest,
      plugs: [{ access: 'open', uptime: { [longest]: time } }],
      missing: null,
      faults: new Map(),
    }
  }
  const [one, two] = [station('A', [series('a', 600)]), station('B', [series('b', 600)])]
  const stations = new Map([
    ['A', uptime('day')],
    ['B', uptime('30-days')],
  ])
  const report = reportUptime([one], { until: 0, stations }, '30-days', [two])
  expect(report.period).toBe('day')
  expect(report.find('station', 'B', 'open')).not.toBeNull()
})
