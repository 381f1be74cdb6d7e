import type { Row, Series, Source } from '../source'
import type { Metadata } from './family'
import { type Operator, operatorOf } from './operators'
import { type Site, siteAt } from './site'
import { siteSeries } from './site-series'

export const stationType = 'EChargingStation'
export const plugType = 'EChargingPlug'

/**
 * A made-up region with that many stations and two and a half times as many plugs. Nothing in it depends on
 * when or how often it is asked: the same number gives the same world, and any moment of it.
 */
export function createWorld(count: number): Source {
  const stations: Row[] = []
  const plugs: Row[] = []
  const stationSeries: Series[] = []
  const plugSeries: Series[] = []
  const named = new Map<string, number>()

  for (let index = 0; index < count; index++) {
    const drawn = siteAt(index)
    const operator = operatorOf(drawn)
    const site = operator.right === null ? drawn : { ...drawn, access: 'PRIVATE' as const }
    const sameName = (named.get(site.name) ?? 0) + 1
    named.set(site.name, sameName)
    const station = stationRow(site, operator, sameName === 1 ? site.name : `${site.name} ${sameName}`)
    const parts = site.plugs.map((_, plug) => plugRow(site, operator, station, plug))
    const measured = siteSeries(site, operator, station, parts)
    stations.push(station)
    plugs.push(...parts)
    stationSeries.push(...measured.station)
    plugSeries.push(...measured.plugs)
  }
  if (count > 0) {
    stations.push(...unusableStations)
    plugs.push(unusablePlug)
  }

  const world = new Map([
    [stationType, { stations, series: stationSeries }],
    [plugType, { stations: plugs, series: plugSeries }],
  ])
  return {
    types: [...world.keys()],
    stations: (type) => world.get(type)?.stations ?? [],
    series: (type) => world.get(type)?.series ?? [],
  }
}

function record(code: unknown, name: string, stype: string, origin: string, metadata: Metadata) {
  return {
    sactive: true,
    savailable: true,
    scode: code,
    scoordinate: null as Row | null,
    smetadata: metadata,
    sname: name,
    sorigin: origin,
    stype,
  }
}

function stationRow(site: Site, operator: Operator, name: string) {
  const code = operator.code(site)
  const metadata = operator.family.stationMetadata(site, code, operator.name)
  return {
    ...record(code, name, stationType, operator.origin, metadata),
    scoordinate: site.position && { x: site.position.lon, y: site.position.lat, srid: 4326 },
  }
}

function plugRow(site: Site, operator: Operator, station: ReturnType<typeof record>, index: number): Row {
  const plug = site.plugs[index]
  if (plug === undefined) throw new RangeError(`No plug ${index} at site ${site.index}.`)
  const { family } = operator
  const number = index + 1
  const code = family.plugCode(String(station.scode), number)
  return {
    ...record(
      code,
      `${station.sname} - ${number}`,
      plugType,
      station.sorigin,
      family.plugMetadata(site, plug, number),
    ),
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

/** Records that no client can use, because it could not tell them from others: each has to cost only itself. */
const unusableStations: readonly Row[] = [
  record('', 'Test', stationType, 'ALPERIA', { state: 'UNKNOWN' }),
  record(4711, 'TEST_4711', stationType, 'ALPERIA', { state: 'UNKNOWN' }),
]
const unusablePlug: Row = record('TEST_4711-1', 'TEST_4711 - 1', plugType, 'ALPERIA', { outlets: [] })
