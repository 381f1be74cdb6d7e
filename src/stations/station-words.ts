import type { StationSummary } from '../catalog/station-summary'
import type { Translator } from '../i18n/translator'
import { type Freshness, maxCurrentAge } from '../model/freshness'
import type { Connector } from '../model/station'
import type { Status } from '../model/status'
import { fold } from '../model/text'

/** Returns whether an id belongs to this station. */
export function hasId({ id, aliases }: Pick<StationSummary, 'id' | 'aliases'>, wanted: string): boolean {
  return id === wanted || aliases.includes(wanted)
}

/** Statuses that are shown instead of any number. */
const withoutNumber: ReadonlySet<Status> = new Set([
  'out-of-order',
  'unknown',
  'not-understood',
  'closed',
  'none',
  'coming',
])
/** Statuses that, without a number of free plugs, may be true of some of the plugs only. */
const partialStatuses: ReadonlySet<Status> = new Set(['occupied', 'reserved', 'unavailable'])

/** Formats the number of free plugs, or why it is not known or nobody can charge. */
export function freeWords(words: Translator, station: StationSummary, now: number): string {
  const { status, outOfUse, shut } = station
  if (outOfUse !== null) return words.t('list.out-of-use')
  if (shut !== null) {
    const time = shut.until === null ? '' : words.soon(shut.until, now)
    return words.t('list.shut', { until: shut.until !== null, time })
  }
  if (withoutNumber.has(status)) return words.t(`status.${status}`)
  return (
    numberWords(words, station) ??
    words.t(partialStatuses.has(status) ? 'list.free.none' : `status.${status}`)
  )
}

/** Formats the number of free plugs; returns `null` if it is unknown. */
export function numberWords(
  words: Translator,
  { free, total }: Pick<StationSummary, 'free' | 'total'>,
): string | null {
  if (free === null) return null
  // More free plugs than plugs in total: the total is wrong and is left out.
  return total === null || free > total
    ? words.t('list.free.only', { free })
    : words.t('list.free', { free, total })
}

export interface MeasurementAge {
  /** Epoch milliseconds. */
  measuredAt: number | null
  freshness: Freshness
  /** `isUnchanged` of `model/freshness.ts`. */
  isUnchanged: boolean
}

/** Formats the age of a measurement in a word or two; returns `null` without a measurement. */
export function ageWords(words: Translator, measured: MeasurementAge, now: number): string | null {
  const { measuredAt, freshness, isUnchanged } = measured
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return words.t('list.age.unknown')
  if (freshness === 'stale') return words.t('list.age.old', { age: words.ago(measuredAt, now) })
  if (now - measuredAt < 60_000) return words.t('list.age.now')
  if (isUnchanged && !isShownAsNow(measured, now))
    return words.t('list.age.unchanged', { time: words.since(measuredAt, now) })
  return words.ago(measuredAt, now)
}

/**
 * Formats the age of what `freeWords` says; returns `null` if the station is out of use or shut: the age belongs to
 * the measurement, not to these.
 */
export function statusAgeWords(words: Translator, station: StationSummary, now: number): string | null {
  return station.outOfUse === null && station.shut === null ? ageWords(words, station, now) : null
}

/** Returns whether a measurement counts as current for a driver. */
export function isShownAsNow({ measuredAt, freshness }: MeasurementAge, now: number): boolean {
  return freshness === 'live' && measuredAt !== null && now - measuredAt <= maxCurrentAge
}

/** Connectors with a number or letter as their name: "Type 2", "Type F". */
const numbered = /^Type (\w+)$/

/** Translates a canonical connector type: "Typ 2" in German. Brands and abbreviations are the same in all languages. */
export function connectorName(words: Translator, type: string): string {
  const letter = numbered.exec(type)?.[1]
  return letter === undefined ? type : words.t('connector.type', { letter })
}

/** Formats a connector and its power, each only if stated: "CCS 150 kW". */
export function connectorWords(
  words: Translator,
  { type, powerKw }: Pick<Connector, 'type' | 'powerKw'>,
): string {
  const power = powerKw === null ? '' : `${words.number(powerKw)} kW`
  return [connectorName(words, type), power].filter((part) => part !== '').join(' ')
}

/** Formats the connectors of a station; of one that is counted by its matching plugs, first those that are counted. */
export function plugsWords(words: Translator, { connectors, matching }: StationSummary): string {
  const list = (some: StationSummary['connectors']) => some.map((one) => connectorWords(words, one))
  const all = list(connectors)
  if (!matching) return all.slice(0, 3).join(' · ')
  const counted = list(matching)
  const others = all.filter((one) => !counted.includes(one)).join(' · ')
  const text = words.t('list.counted', { connectors: counted.join(' · ') })
  return others === '' ? text : `${text} (+ ${others})`
}

/** Returns whether another one of these stations has the same name and place, so that only their ids differ. */
export function isNamesake(station: StationSummary, stations: readonly StationSummary[]): boolean {
  return stations.some(
    (other) =>
      other.id !== station.id && other.name === station.name && placeWords(other) === placeWords(station),
  )
}

/**
 * Formats a station's place in one line. The municipality is left out if the address already contains it, in either
 * order of the two names of a bilingual place.
 */
export function placeWords({
  address,
  municipality,
}: Pick<StationSummary, 'address' | 'municipality'>): string {
  const names = fold(municipality).split(/ - |\//)
  if (names.every((name) => fold(address).includes(name.trim()))) return address
  return address === '' ? municipality : `${address}, ${municipality}`
}
