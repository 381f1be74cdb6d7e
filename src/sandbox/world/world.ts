import { plugType, type Row, type Source, type SourceSeries, stationType } from '../source'
import type { Metadata } from './family'
import { freezeSeries, makeFormerRecord } from './legacy'
import { findOperator, type Operator } from './operators'
import { createParking, parkingType } from './parking'
import { type Site, siteAt } from './site'
import { createSiteSeries } from './site-series'

const carParkCount = 40

export interface WorldOptions {
  /** Whether some sites are in two feeds, as when an operator has moved to another system. */
  duplicates?: boolean
  /** Whether there are records that break the interface. */
  flaws?: boolean
}

/**
 * Creates a simulated region with `count` stations and 2.5 times as many plugs. The same count gives the same world,
 * with the same values at the same moments, whenever they are requested.
 */
export function createWorld(count: number, { duplicates = false, flaws = false }: WorldOptions = {}): Source {
  const all: Records = { stations: [], plugs: [], stationSeries: [], plugSeries: [] }
  const countByName = new Map<string, number>()

  for (let index = 0; index < count; index++) {
    const simulated = siteAt(index)
    const former = duplicates ? makeFormerRecord(simulated, String(all.stations.at(-1)?.sname)) : null
    if (former !== null) {
      const { stationSeries, plugSeries, ...records } = makeRecords(former.site, former.operator, former.name)
      add(all, {
        ...records,
        stationSeries: stationSeries.map(freezeSeries),
        plugSeries: plugSeries.map(freezeSeries),
      })
      continue
    }
    const operator = findOperator(simulated)
    const site = operator.role === null ? simulated : { ...simulated, access: 'PRIVATE' as const }
    const sameName = (countByName.get(site.name) ?? 0) + 1
    countByName.set(site.name, sameName)
    const records = makeRecords(site, operator, sameName === 1 ? site.name : `${site.name} ${sameName}`)
    if (flaws && index % 43 === 8) for (const { smetadata } of records.stations) breakPayment(smetadata)
    add(all, records)
  }
  if (flaws && count > 0) {
    all.stations.push(...invalidStations)
    all.plugs.push(invalidPlug)
  }

  const world = new Map([
    [stationType, { stations: all.stations, series: all.stationSeries }],
    [plugType, { stations: all.plugs, series: all.plugSeries }],
    [parkingType, createParking(Math.min(carParkCount, count))],
  ])
  return {
    types: [...world.keys()],
    stations: (type) => world.get(type)?.stations ?? [],
    series: (type) => world.get(type)?.series ?? [],
  }
}

interface Records {
  stations: Row[]
  plugs: Row[]
  stationSeries: SourceSeries[]
  plugSeries: SourceSeries[]
}

function makeRecords(site: Site, operator: Operator, name: string): Records {
  const station = createStationRow(site, operator, name)
  const plugs = site.plugs.map((_, plug) => createPlugRow(site, operator, station, plug))
  const measured = createSiteSeries({ site, operator, station }, plugs)
  return { stations: [station], plugs, stationSeries: measured.station, plugSeries: measured.plugs }
}

function add(records: Records, more: Records): void {
  records.stations.push(...more.stations)
  records.plugs.push(...more.plugs)
  records.stationSeries.push(...more.stationSeries)
  records.plugSeries.push(...more.plugSeries)
}

interface RecordFields {
  /** A string, except in a record that is invalid on purpose. */
  scode: unknown
  sname: string
  stype: string
  sorigin: string
  smetadata: Metadata
  /** `null` by default: the position is unknown. */
  scoordinate?: Row | null
}

function createRecord(fields: RecordFields) {
  return { sactive: true, savailable: true, scoordinate: null, ...fields }
}

function createStationRow(site: Site, operator: Operator, name: string) {
  const code = operator.code(site)
  return {
    ...createRecord({
      scode: code,
      sname: name,
      stype: stationType,
      sorigin: operator.origin,
      smetadata: operator.family.stationMetadata(site, code, operator.name),
    }),
    scoordinate: site.position && { x: site.position.lon, y: site.position.lat, srid: 4326 },
  }
}

function createPlugRow(
  site: Site,
  operator: Operator,
  station: ReturnType<typeof createRecord>,
  index: number,
): Row {
  const plug = site.plugs[index]
  if (plug === undefined) throw new RangeError(`No plug ${index} at site ${site.index}.`)
  const { family } = operator
  const number = index + 1
  const code = family.plugCode(String(station.scode), number)
  return {
    ...createRecord({
      scode: code,
      sname: family.plugName?.(String(station.scode), number) ?? `${station.sname} - ${number}`,
      stype: plugType,
      sorigin: station.sorigin,
      smetadata: family.plugMetadata(site, plug, number),
    }),
    scoordinate: station.scoordinate,
    pactive: station.sactive,
    pavailable: station.savailable,
    pcode: station.scode,
    pcoordinate: station.scoordinate,
    pmetadata: station.smetadata,
    pname: station.sname,
    porigin: station.sorigin,
    ptype: stationType,
  }
}

/** Writes a sentence into a field that should have an address. */
function breakPayment(metadata: unknown): void {
  if (isMetadata(metadata) && 'paymentInfo' in metadata) metadata.paymentInfo = 'ask at reception'
}

function isMetadata(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null
}

/** Records that a client must reject without losing others: an empty id, a number as id, a plug without a station. */
const invalid = { sname: 'Test', stype: stationType, sorigin: 'ALPERIA', smetadata: { state: 'UNKNOWN' } }
const invalidStations: readonly Row[] = [
  createRecord({ ...invalid, scode: '' }),
  createRecord({ ...invalid, scode: 4711, sname: 'TEST_4711' }),
]
const invalidPlug: Row = createRecord({
  scode: 'TEST_4711-1',
  sname: 'TEST_4711 - 1',
  stype: plugType,
  sorigin: 'ALPERIA',
  smetadata: { outlets: [] },
})
