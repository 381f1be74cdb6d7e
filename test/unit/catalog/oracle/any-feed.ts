import fc from 'fast-check'
import { collectValues } from '../../../../src/api/v2/collect-rows'
import { isRecord } from '../../../../src/contract/type-guards'
import { type Filters, features } from '../../../../src/model/filters'
import { isKnown, statuses } from '../../../../src/model/status'
import { plugsOf, stationsOf } from '../../api/v2/family-records'
import { type Feed, types } from './both-catalogs'
import { newFeatures } from './old-facts'

const now = Date.parse('2026-04-03T08:00:00Z')
const stationId = fc.constantFrom('S1', 'S2', 'S3', 'S4', 'S5', 'S6')
const plugId = fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'S1')
const damaged = fc.constantFrom<unknown>(null, 'text', 7, [], {}, { scode: '' }, { scode: 'S4', sname: 7 })
const families = Object.values(stationsOf).flat()
const sockets = Object.values(plugsOf).flat()

const stationRow = fc.record(
  {
    scode: stationId,
    sname: fc.constantFrom('Bahnhof 10', 'Bahnhof 9', 'Piazza', 'Via Roma', 'Élite', 'elite'),
    sorigin: fc.constantFrom('Neogy', 'Neogy-AMPECO', 'route220'),
    scoordinate: fc.constantFrom<unknown>(
      ...[
        { x: 11, y: 46.5 },
        { x: 11.0001, y: 46.5 },
        { x: 11.3, y: 46.6 },
        { x: 0, y: 0 },
      ],
      ...[{ x: 46.5, y: 11 }, 'here', null],
    ),
    smetadata: fc.oneof(
      fc.constantFrom<unknown>(...families.map(({ smetadata }) => smetadata)),
      fc.record({
        provider: fc.constantFrom('Neogy', 'DRIWE', ''),
        municipality: fc.constantFrom('Bozen', 'Bozen - Bolzano', 'MERAN'),
        capacity: fc.constantFrom<unknown>(1, 2, 3, '4', null),
        state: fc.constantFrom('ACTIVE', 'FAULT', ''),
        accessType: fc.constantFrom('PUBLIC', 'PRIVATE', 'odd'),
        reservable: fc.constantFrom(true, false, null),
        categories: fc.constantFrom<unknown>(['EAT&CHARGE'], 'SLEEP&CHARGE', null),
      }),
      fc.constant(null),
    ),
  },
  { requiredKeys: ['scode', 'sname', 'smetadata'] },
)

const plugRow = fc.record(
  {
    scode: plugId,
    sname: fc.constantFrom('Plug 2', 'Plug 10', 'IT*NEO*E77790*1', ''),
    pcode: fc.oneof({ weight: 8, arbitrary: stationId }, fc.constantFrom<unknown>('gone', '', 7)),
    pactive: fc.boolean(),
    smetadata: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom<unknown>(...sockets.map(([metadata]) => metadata)) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>({ outlets: [] }, 'text', null) },
    ),
  },
  { requiredKeys: ['scode', 'pcode', 'smetadata'] },
)

const moments = [
  '2026-04-03 07:55:00.000+0000',
  '2026-04-03 09:50:00.000+0200',
  '2026-04-03 06:00:00.000+0000',
]
const momentsOff = [
  '2026-04-03 08:30:00.000+0000',
  '2026-04-02 07:00:00.000+0000',
  '2026-02-30 07:00:00.000+0000',
]
const measured = {
  mperiod: fc.constantFrom<unknown>(300, 600, 600, null, 'often'),
  mvalidtime: fc.constantFrom<unknown>(...moments, ...moments, ...momentsOff, 7, 'then'),
  tunit: fc.constantFrom<unknown>('', 'kW', null),
}
const ofStation = fc.record(
  {
    ...measured,
    stype: fc.constantFrom<unknown>(
      'EChargingStation',
      'EChargingStation',
      'EChargingStation',
      'ParkingStation',
      7,
    ),
    scode: fc.oneof({ weight: 8, arbitrary: stationId }, fc.constant('gone')),
    tname: fc.constantFrom<unknown>('number-available', 'number-available', 'free', 'visits', ''),
    mvalue: fc.constantFrom<unknown>(0, 1, 2, 3, '2', 'many', 1.5, -1, null, [], { a: 1 }, true),
  },
  { requiredKeys: ['stype', 'scode', 'tname', 'mvalue'] },
)
const ofPlug = fc.record(
  {
    ...measured,
    stype: fc.constant('EChargingPlug'),
    scode: fc.oneof({ weight: 8, arbitrary: plugId }, fc.constant('gone')),
    tname: fc.constantFrom(
      'echarging-plug-status',
      'echarging-plug-status-ocpi',
      'echarging-plug-status-oicp',
      'power',
    ),
    mvalue: fc.constantFrom<unknown>(
      0,
      1,
      'AVAILABLE',
      'OCCUPIED',
      'CHARGING',
      'RESERVED',
      'INOPERATIVE',
      'odd',
      'UNKNOWN',
      {},
    ),
  },
  { requiredKeys: ['stype', 'scode', 'tname', 'mvalue'] },
)

const listOf = (row: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.array(fc.oneof({ weight: 20, arbitrary: row }, damaged), { maxLength })

export const anyFeed: fc.Arbitrary<Feed> = fc.record({
  stations: listOf(stationRow, 8),
  plugs: listOf(plugRow, 14),
  series: listOf(fc.oneof(ofStation, ofPlug), 6),
  values: listOf(fc.oneof(ofStation, ofPlug), 24),
  now: fc.constant(now),
})

export const anyFilters: fc.Arbitrary<Partial<Filters>> = fc.record(
  {
    access: fc.subarray(['PUBLIC', 'PRIVATE', 'bogus']),
    category: fc.subarray(['EAT&CHARGE', 'SLEEP&CHARGE']),
    status: fc.subarray([...statuses], { maxLength: 3 }),
    feature: fc.subarray(
      features.filter((one) => !newFeatures.includes(one)),
      { maxLength: 2 },
    ),
    connector: fc.subarray(['CCS', 'Type 2', 'Bogus']),
    provider: fc.subarray(['Neogy', 'DRIWE']),
    municipality: fc.subarray(['Meran', 'Bolzano - Bozen']),
    power: fc.constantFrom(0, 11, 22, 50, 900),
    capacity: fc.constantFrom(0, 2, 3, 40),
    q: fc.constantFrom('', 'bahn', 'rom'),
  },
  { requiredKeys: [] },
)

/**
 * The feed with one value of each series: which of two counts may differ with a token, where one of them is closed.
 */
export function withoutDoubles(feed: Feed): Feed {
  const seen = new Set<string>()
  const values = feed.values.filter((row) => {
    const { stype, scode, tname } = (row ?? {}) as Record<string, unknown>
    const key = JSON.stringify([stype, scode, tname])
    return !seen.has(key) && seen.add(key)
  })
  return { ...feed, values }
}

/**
 * The feed without the number of free plugs of stations with a plug that reports something. Under a filter by connector
 * or power the oracle drops that number, also for plugs that report nothing: `plug-requirements.test.ts` proves ours.
 */
export function withoutNumbersBesidePlugs(feed: Feed): Feed {
  const reporting = new Set(feed.values.flatMap((row) => (isRecord(row) ? [row.scode] : [])))
  const stations = new Set(
    feed.plugs.flatMap((row) => (isRecord(row) && reporting.has(row.scode) ? [row.pcode] : [])),
  )
  const isNumber = (row: unknown) =>
    isRecord(row) && row.stype === 'EChargingStation' && row.tname !== 'visits' && stations.has(row.scode)
  return { ...feed, values: feed.values.filter((row) => !isNumber(row)) }
}

/**
 * The feed without reported statuses that say nothing. Under a filter by connector or power the oracle takes them for
 * statuses of the matching plugs too, if no plug has a known one: `plug-requirements.test.ts` proves ours.
 */
export function withoutUnknownStatuses(feed: Feed): Feed {
  const isUnknown = (row: unknown) => {
    const { readings } = collectValues([row], types, feed.now).values
    return readings.some(({ meaning }) => meaning.kind === 'status' && !isKnown(meaning.status))
  }
  return { ...feed, values: feed.values.filter((row) => !isUnknown(row)) }
}
