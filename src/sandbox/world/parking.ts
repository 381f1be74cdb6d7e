import { hour } from '../../durations'
import type { Row, SourceSample, SourceSeries } from '../source'
import { chance, hash, pick } from './chance'
import type { DataType } from './family'
import { createFeed, describeProvenance, findPollTime, pollInterval } from './feed'
import { day } from './plug-use'
import { joinNames, pickTown } from './towns'

export const parkingType = 'ParkingStation'

/** Hour in Central European time. It ignores summer time, which does not matter for a daily rhythm. */
const localHour = (moment: number) => Math.floor((moment + hour) / hour) % 24

/** Share of occupied spaces by local hour. */
const byHour = [
  0.2, 0.18, 0.17, 0.17, 0.18, 0.22, 0.35, 0.55, 0.75, 0.88, 0.94, 0.96, 0.9, 0.86, 0.88, 0.9, 0.88, 0.8,
  0.68, 0.52, 0.42, 0.35, 0.28, 0.23,
]

const names = ['Parcheggio Centro', 'Tiefgarage', 'Park & Ride', 'Parkplatz Bahnhof', 'Parcheggio Ospedale']
const sizes = [24, 45, 80, 120, 200, 340, 600]

const dataType = (tname: string, tdescription: string): DataType => ({
  tname,
  tunit: '',
  ttype: 'Instantaneous',
  tdescription,
})
const free = dataType('free', 'free parking slots')
const occupied = dataType('occupied', 'occupied parking slots')
const ticketsSold = dataType('tickets-sold', 'parking tickets sold since midnight')

/** Creates car parks in the same region: another station type of the same interface, with one closed series each. */
export function createParking(count: number): { stations: Row[]; series: SourceSeries[] } {
  const stations: Row[] = []
  const series: SourceSeries[] = []
  for (let index = 0; index < count; index++) {
    const seed = hash(0x9a1, 1, index)
    const capacity = pick(sizes, seed, 1)
    const station = parkingRow(index, seed, capacity)
    stations.push(station)
    // A few have a position and no series.
    if (index % 13 === 7) continue
    const taken = (moment: number) => takenAt(seed, capacity, moment)
    series.push(
      polled(station, free, null, seed, (moment) => capacity - taken(moment)),
      polled(station, occupied, null, seed, taken),
      polled(station, ticketsSold, 'BDP_NEOGY', seed, (moment) => ticketsAt(seed, capacity, moment)),
    )
  }
  return { stations, series }
}

function parkingRow(index: number, seed: number, capacity: number): Row {
  const town = pickTown(seed, 2)
  const name = `${pick(names, seed, 3)} ${pick(town.names, seed, 4)} ${index + 1}`
  const away = (salt: number) => Math.round((chance(seed, salt) - 0.5) * 0.02 * 1e6) / 1e6
  return {
    sactive: true,
    savailable: true,
    scode: `parking:${String(index + 1).padStart(3, '0')}`,
    scoordinate: { x: town.lon + away(5), y: town.lat + away(6), srid: 4326 },
    smetadata: {
      capacity,
      municipality: joinNames(town, chance(seed, 7) < 0.5),
      mainaddress: `Via Stazione - Bahnhofstraße ${1 + Math.floor(chance(seed, 8) * 60)}`,
      phonenumber: '0471 000000',
    },
    sname: name,
    sorigin: 'FAMAS',
    stype: parkingType,
  }
}

function polled(
  station: Row,
  dataType: DataType,
  role: string | null,
  seed: number,
  value: (moment: number) => number,
): SourceSeries {
  const feed = createFeed(seed)
  const latest = (moment: number): SourceSample => {
    const measuredAt = findPollTime(feed, moment)
    return { measuredAt, value: value(measuredAt) }
  }
  return {
    station,
    dataType: { ...dataType, ...describeProvenance(station) },
    period: pollInterval / 1000,
    role,
    latest,
  }
}

function takenAt(seed: number, capacity: number, moment: number): number {
  const share = (byHour[localHour(moment)] ?? 0) * (0.75 + 0.35 * chance(seed, 9, Math.floor(moment / hour)))
  const sway = 0.04 * chance(seed, 10, Math.floor(moment / pollInterval))
  return Math.round(capacity * Math.min(1, share + sway))
}

/** Returns the tickets sold since local midnight. */
function ticketsAt(seed: number, capacity: number, moment: number): number {
  const sinceMidnight = ((moment + hour) % day) / day
  return Math.round(capacity * (1 + 2 * chance(seed, 11, Math.floor((moment + hour) / day))) * sinceMidnight)
}
