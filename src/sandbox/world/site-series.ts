import { hour } from '../../durations'
import type { Row, SourceSample, SourceSeries } from '../source'
import { chance } from './chance'
import type { DataType, Family } from './family'
import { createFeed, describeProvenance, type Feed, findPollTime, findUpdateTime, pollInterval } from './feed'
import type { Operator } from './operators'
import { countUseToday, type PlugState, plugStateAt } from './plug-use'
import type { Site, SitePlug } from './site'

const instantaneous = 'Instantaneous'

const numberAvailable: DataType = {
  tname: 'number-available',
  tunit: '',
  ttype: instantaneous,
  tdescription: 'number of available vehicles / charging points',
}
const power: DataType = {
  tname: 'power',
  tunit: 'kW',
  ttype: instantaneous,
  tdescription: 'power drawn by all charging points now',
}
const sessionsToday: DataType = {
  tname: 'sessions-today',
  tunit: '',
  ttype: 'Count',
  tdescription: 'charging sessions begun since midnight',
}
const energyToday: DataType = {
  tname: 'energy-today',
  tunit: 'kWh',
  ttype: 'Sum',
  tdescription: 'energy delivered since midnight',
}

/** Average power of a car as a share of the plug's power. */
const load = 0.6

/** How the service receives the values of a site. */
interface Channel {
  live: NonNullable<Family['live']>
  feed: Feed
}

interface MeasuredSite {
  site: Site
  operator: Operator
  /** The site's station record. */
  station: Row
}

export interface SiteSeries {
  station: SourceSeries[]
  plugs: SourceSeries[]
}

/** Creates the series of a site's station and plugs. A few sites have none, even if their family has live data. */
export function createSiteSeries(measured: MeasuredSite, plugs: readonly Row[]): SiteSeries {
  const { site, operator } = measured
  const { live } = operator.family
  if (live === null || site.index % 40 === 17) return { station: [], plugs: [] }
  const channel = { live, feed: createFeed(site.seed) }
  const { role } = operator
  const plugSeries = site.plugs.map((plug, index) =>
    createSeries(
      { station: plugs[index] ?? {}, dataType: live.status, period: live.period, role },
      (moment) => {
        const { measuredAt, state } = findState(channel, plug, moment)
        return { measuredAt, value: live.value(state, plug) }
      },
    ),
  )
  return { station: createStationSeries(measured, channel), plugs: plugSeries }
}

function createSeries(
  { station, dataType, ...rest }: Omit<SourceSeries, 'latest' | 'dataType'> & { dataType: DataType },
  latest: (moment: number) => SourceSample,
): SourceSeries {
  return { station, dataType: { ...dataType, ...describeProvenance(station) }, ...rest, latest }
}

/** Returns the state of a plug as the service has it: from the last poll or the last pushed change. */
function findState(
  { live, feed }: Channel,
  plug: SitePlug,
  moment: number,
): { measuredAt: number; state: PlugState } {
  const receivedAt = live.pushed ? findUpdateTime(feed, moment) : findPollTime(feed, moment)
  const { state, since } = plugStateAt(plug.use, receivedAt)
  return { measuredAt: live.pushed ? since : receivedAt, state }
}

function createStationSeries({ site, operator, station }: MeasuredSite, channel: Channel): SourceSeries[] {
  const { live, feed } = channel
  const free = createSeries(
    { station, dataType: numberAvailable, period: live.period, role: operator.role },
    (moment) => {
      const plugs = site.plugs.map((plug) => findState(channel, plug, moment))
      return {
        measuredAt: Math.max(...plugs.map(({ measuredAt }) => measuredAt)),
        value: plugs.filter(({ state }) => state === 'free').length,
      }
    },
  )
  const all = [free]
  if (site.index % 9 === 2 && !live.pushed) all.push(hourly(free, feed))
  if (operator.meterRole !== null) all.push(...meters(site, feed, station, operator.meterRole))
  return all
}

/** Returns the same data type with a period of an hour, so that a station has several latest values of one type. */
function hourly(free: SourceSeries, feed: Feed): SourceSeries {
  return { ...free, period: hour / 1000, latest: (moment) => free.latest(findPollTime(feed, moment, hour)) }
}

function meters(site: Site, feed: Feed, station: Row, role: string): SourceSeries[] {
  const meter = (dataType: DataType, read: (plug: SitePlug, moment: number) => number) =>
    createSeries({ station, dataType, period: pollInterval / 1000, role }, (moment) => {
      const measuredAt = findPollTime(feed, moment)
      const sum = site.plugs.reduce((total, plug) => total + read(plug, measuredAt), 0)
      return { measuredAt, value: Math.round(sum * 10) / 10 }
    })
  return [
    meter(power, (plug, moment) => {
      if (plugStateAt(plug.use, moment).state !== 'busy') return 0
      return strongest(plug) * (load - 0.2 + 0.4 * chance(plug.seed, 71, Math.floor(moment / pollInterval)))
    }),
    meter(sessionsToday, (plug, moment) => countUseToday(plug.use, moment).sessions),
    meter(
      energyToday,
      (plug, moment) => (countUseToday(plug.use, moment).charging / hour) * strongest(plug) * load,
    ),
  ]
}

/** Returns the maximum power of a plug, kW. */
function strongest(plug: SitePlug): number {
  return Math.max(...plug.connectors.map(({ powerKw }) => powerKw))
}
