import type { StationSummary } from '../catalog/station-summary'
import type { Translator } from '../i18n/translator'
import { fold } from '../model/filters'
import { type Freshness, takenForNow } from '../model/freshness'
import type { Connector } from '../model/station'
import type { Status } from '../model/status'

/** Whether an id stands for this station. */
export function hasId({ id, aliases }: Pick<StationSummary, 'id' | 'aliases'>, asked: string): boolean {
  return id === asked || aliases.includes(asked)
}

/** What they say weighs more than any number. */
const withoutNumber: ReadonlySet<Status> = new Set([
  'out-of-order',
  'unknown',
  'not-understood',
  'closed',
  'none',
  'coming',
])
/** Without a number of free plugs, these are true of some of them only. */
const ofSome: ReadonlySet<Status> = new Set(['occupied', 'reserved', 'unavailable'])

/** How many are free, or why nobody can charge or say: the first thing that a person wants to know. */
export function freeWords(words: Translator, station: StationSummary, now: number): string {
  const { status, outOfUse, shut } = station
  if (outOfUse !== null) return words.t('list.out-of-use')
  if (shut !== null) {
    const time = shut.until === null ? '' : words.soon(shut.until, now)
    return words.t('list.shut', { until: shut.until !== null, time })
  }
  if (withoutNumber.has(status)) return words.t(`status.${status}`)
  return numberWords(words, station) ?? words.t(ofSome.has(status) ? 'list.free.none' : `status.${status}`)
}

/** How many are free; `null` where that is not known. */
export function numberWords(
  words: Translator,
  { free, total }: Pick<StationSummary, 'free' | 'total'>,
): string | null {
  if (free === null) return null
  // More free than there are: the total cannot be told as if it were right.
  return total === null || free > total
    ? words.t('list.free.only', { free })
    : words.t('list.free', { free, total })
}

export interface Measured {
  /** Epoch milliseconds. */
  measuredAt: number | null
  freshness: Freshness
  /** Sent when it changes. */
  pushed: boolean
}

/** Age of a measurement in a word or two; `null` where there is no measurement at all. */
export function ageWords(words: Translator, measured: Measured, now: number): string | null {
  const { measuredAt, freshness, pushed } = measured
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return words.t('list.age.unknown')
  if (freshness === 'stale') return words.t('list.age.old', { age: words.ago(measuredAt, now) })
  if (now - measuredAt < 60_000) return words.t('list.age.now')
  if (pushed && !isTakenForNow(measured, now))
    return words.t('list.age.unchanged', { age: words.age(measuredAt, now) })
  return words.ago(measuredAt, now)
}

/** Whether a driver takes it for now. */
export function isTakenForNow({ measuredAt, freshness }: Measured, now: number): boolean {
  return freshness === 'live' && measuredAt !== null && now - measuredAt <= takenForNow
}

/** "CCS 150 kW": a connector and its power, each only where stated. */
export function connectorWords(
  words: Translator,
  { type, powerKw }: Pick<Connector, 'type' | 'powerKw'>,
): string {
  const power = powerKw === null ? '' : `${words.number(powerKw)} kW`
  return [type, power].filter((part) => part !== '').join(' ')
}

/**
 * Where a station is, in one line; an address that names the municipality says enough, in whichever order it gives
 * the names of a place with two languages.
 */
export function placeWords({
  address,
  municipality,
}: Pick<StationSummary, 'address' | 'municipality'>): string {
  const names = fold(municipality).split(/ - |\//)
  if (names.every((name) => fold(address).includes(name.trim()))) return address
  return address === '' ? municipality : `${address}, ${municipality}`
}
