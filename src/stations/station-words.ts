import type { StationSummary } from '../catalog/door'
import type { Translator } from '../i18n/translator'
import { fold } from '../model/filters'
import type { Freshness } from '../model/freshness'
import type { Connector } from '../model/station'
import type { Status } from '../model/status'

/** Whether an id stands for this station. */
export function bears({ id, aliases }: Pick<StationSummary, 'id' | 'aliases'>, asked: string): boolean {
  return id === asked || aliases.includes(asked)
}

/** What they say weighs more than any number. */
const withoutNumber: ReadonlySet<Status> = new Set([
  'out-of-order',
  'unknown',
  'not-understood',
  'closed',
  'none',
])

/** How many are free, or why nobody can say: the first thing that a person wants to know. */
export function freeWords(words: Translator, station: StationSummary): string {
  const { status, free, total } = station
  if (free === null || withoutNumber.has(status)) return words.t(`status.${status}`)
  return total === null ? words.t('list.free.only', { free }) : words.t('list.free', { free, total })
}

/** The same as a sentence for the head of the details. */
export function summaryWords(words: Translator, station: StationSummary): string {
  const { status, free, total } = station
  if (status === 'available' || status === 'partly') {
    if (free === null) return words.t(`status.${status}`)
    return total === null ? words.t('summary.free.only', { free }) : words.t('summary.free', { free, total })
  }
  if (status === 'occupied' && free === null) return words.t('summary.occupied.known')
  return words.t(`summary.${status}`)
}

interface Measured {
  /** Epoch milliseconds. */
  measuredAt: number | null
  freshness: Freshness
}

/** Age of a measurement in a word or two; `null` where there is no measurement at all. */
export function ageWords(words: Translator, { measuredAt, freshness }: Measured, now: number): string | null {
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return words.t('list.age.unknown')
  if (now - measuredAt < 60_000) return words.t('list.age.now')
  const age = words.ago(measuredAt, now)
  return freshness === 'stale' ? words.t('list.age.old', { age }) : age
}

/** The same in full, with the time of the measurement. */
export function measuredWords(words: Translator, measured: Measured, now: number): string | null {
  const { measuredAt, freshness } = measured
  if (measuredAt === null || freshness === 'none' || freshness === 'age-unknown')
    return ageWords(words, measured, now)
  const age = words.ago(measuredAt, now)
  const time = words.time(measuredAt, now)
  return words.t(freshness === 'stale' ? 'station.measured.old' : 'station.measured', { age, time })
}

/** "CCS 150 kW": a connector and its power, each only where stated. */
export function connectorWords(
  words: Translator,
  { type, powerKw }: Pick<Connector, 'type' | 'powerKw'>,
): string {
  const power = powerKw === null ? '' : `${words.number(powerKw)} kW`
  return [type, power].filter((part) => part !== '').join(' ')
}

/** Where a station is, in one line; an address that names the municipality says enough. */
export function placeWords({
  address,
  municipality,
}: Pick<StationSummary, 'address' | 'municipality'>): string {
  if (municipality === '' || fold(address).includes(fold(municipality))) return address
  return address === '' ? municipality : `${address}, ${municipality}`
}
