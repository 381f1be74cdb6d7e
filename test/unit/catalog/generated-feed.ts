import fc from 'fast-check'
import type { Dialect } from '../../../src/api/dialect'
import { noListedIds } from '../../../src/api/listed-series'
import { findRawFields } from '../../../src/api/metadata/raw-fields'
import { collectPlugs, collectStations, collectValues } from '../../../src/api/v2/collect-rows'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import type { RowOutcomeCounts } from '../../../src/catalog/row-outcomes'
import { Catalog } from '../../../src/catalog/worker/catalog'
import { partNames } from '../../../src/model/parts'
import { now, region } from './small-service'
import { stationQuery } from './station-query'

/** Rows as a service may send them: right, repeated, without an owner, damaged. */
export interface Rows {
  stations: readonly unknown[]
  plugs: readonly unknown[]
  values: readonly unknown[]
}

const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' } as const

const stationId = fc.constantFrom('S1', 'S2', 'S3', 'S4', 'S5')
const plugId = fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5', 'S1')
const damaged = fc.constantFrom<unknown>(null, 'text', 7, [], {}, { scode: '' }, { scode: 'S4', sname: 7 })

const stationRow = fc.record(
  {
    scode: stationId,
    sname: fc.constantFrom('Bahnhof', 'Piazza', 'Via Roma'),
    sorigin: fc.constantFrom('Neogy', 'Neogy-AMPECO', 'route220'),
    scoordinate: fc.constantFrom<unknown>(
      { x: 11, y: 46.5 },
      { x: 0, y: 0 },
      { x: 46.5, y: 11 },
      'here',
      null,
    ),
    smetadata: fc.constantFrom<unknown>({ capacity: 2, provider: 'Neogy' }, { provider: 'Neogy' }, null),
  },
  { requiredKeys: ['scode'] },
)

const plugRow = fc.record(
  {
    scode: plugId,
    pcode: fc.oneof({ weight: 5, arbitrary: stationId }, fc.constantFrom<unknown>('gone', '', 7)),
    pactive: fc.boolean(),
    smetadata: fc.constantFrom<unknown>({ outlets: [] }, 'text', null),
  },
  { requiredKeys: ['scode', 'pcode'] },
)

const valueRow = fc.record(
  {
    stype: fc.constantFrom<unknown>(
      'EChargingStation',
      'EChargingPlug',
      'EChargingPlug',
      'ParkingStation',
      7,
    ),
    scode: fc.oneof(stationId, plugId, fc.constant('gone')),
    tname: fc.constantFrom<unknown>('number-available', 'echarging-plug-status', 'visits', ''),
    mperiod: fc.constantFrom<unknown>(300, 600, null, 'often'),
    mvalue: fc.constantFrom<unknown>(0, 1, 2, 'AVAILABLE', null, [], { a: 1 }),
    mvalidtime: fc.constantFrom<unknown>(
      '2026-04-03 07:55:00.000+0000',
      '2026-04-03 07:50:00.000+0000',
      7,
      'then',
    ),
  },
  { requiredKeys: ['stype', 'scode', 'tname'] },
)

const listOf = (row: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.array(fc.oneof({ weight: 12, arbitrary: row }, damaged), { maxLength })

export const anyRows: fc.Arbitrary<Rows> = fc.record({
  stations: listOf(stationRow, 8),
  plugs: listOf(plugRow, 12),
  values: listOf(valueRow, 24),
})

/** A catalog of these rows, without a network: ten thousand of them are asked for. */
export async function catalogOf(rows: Rows): Promise<{ catalog: Catalog; snapshot: Snapshot }> {
  const dialect: Dialect = {
    keepsRawFields: true,
    parts: partNames,
    probe: async () => undefined,
    stations: async () => collectStations(rows.stations, findRawFields),
    plugs: async () => collectPlugs(rows.plugs, findRawFields),
    latestValues: async ({ now }) => collectValues(rows.values, types, now),
    statusSeries: async () => noListedIds,
    stationSeries: async () => collectStations([], findRawFields) as never,
    idsWithoutRecord: async () => [],
    history: async () => Promise.reject(new Error('Nobody asks for a history here.')),
  }
  const catalog = new Catalog({ dialect, viewer: 'anonymous', tokens: async () => null, region })
  return { catalog, snapshot: await catalog.refreshNow(now) }
}

/** Stations, plugs and values that a person can get to see. */
export async function shownBy(catalog: Catalog) {
  const { stations } = await catalog.page(stationQuery(), 0, 1_000)
  const details = await Promise.all(stations.map(({ id }) => catalog.details(id, stationQuery())))
  const sum = (count: (detail: NonNullable<(typeof details)[number]>) => number) =>
    details.reduce((total, detail) => total + (detail ? count(detail) : 0), 0)
  return {
    stations: stations.length,
    plugs: sum(({ plugs }) => plugs.length),
    values: sum(({ values, plugs }) => plugs.reduce((all, plug) => all + plug.values.length, values.length)),
  }
}

/** Rows that an account has found a place for. */
export function placedBy({ shown, merged, rejected, setAside }: RowOutcomeCounts): number {
  return [...Object.values(merged), ...Object.values(setAside)].reduce(
    (sum, count) => sum + count,
    shown + rejected,
  )
}

/** Throws unless each row of each list is shown, merged, rejected or set aside. */
export async function expectAccounted(rows: Rows): Promise<void> {
  const { catalog } = await catalogOf(rows)
  const shown = await shownBy(catalog)
  const rejected = await catalog.rejected()
  const { outcomes } = await catalog.rowReport()
  for (const kind of ['stations', 'plugs', 'values'] as const) {
    const account = outcomes[kind]
    const told = `${kind}: ${JSON.stringify(account)}`
    const counts = [...Object.values(account.merged), ...Object.values(account.setAside)]
    if (counts.some((count) => count < 0)) throw new Error(`Fewer than none in ${told}`)
    if (account.received !== rows[kind].length || placedBy(account) !== rows[kind].length)
      throw new Error(`${rows[kind].length} rows came, ${placedBy(account)} are accounted for in ${told}`)
    if (account.shown !== shown[kind]) throw new Error(`${shown[kind]} can be seen, not as in ${told}`)
    const listed = rejected.filter((row) => row.kind === kind).length
    if (account.rejected !== listed) throw new Error(`${listed} are listed as rejected, not as in ${told}`)
  }
}
