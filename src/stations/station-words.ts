import type { StationSummary } from '../catalog/door'
import type { Translator } from '../i18n/translator'
import type { Freshness } from '../model/freshness'
import type { Connector } from '../model/station'

/** How many are free, or why nobody can say: the first thing that a person wants to know. */
export function freeWords(words: Translator, station: StationSummary): string {
  const { status, free, total } = station
  if (status === 'unknown' || status === 'closed' || status === 'none' || status === 'out-of-order')
    return words.t(`status.${status}`)
  if (free === null) return words.t(`status.${status}`)
  return total === null ? words.t('list.free.only', { free }) : words.t('list.free', { free, total })
}

/** The same as a sentence for the head of the details. */
export function summaryWords(words: Translator, station: StationSummary): string {
  const { status, free, total } = station
  if (status === 'available' || status === 'partly') {
    if (free === null) return words.t(`status.${status}`)
    return total === null ? words.t('summary.free.only', { free }) : words.t('summary.free', { free, total })
  }
  return words.t(`summary.${status}`)
}

/** Age of a measurement as a person would say it; `null` where there is no measurement at all. */
export function ageWords(
  words: Translator,
  { measuredAt, freshness }: { measuredAt: number | null; freshness: Freshness },
  now: number,
): string | null {
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return words.t('list.age.unknown')
  if (now - measuredAt < 60_000) return words.t('list.age.now')
  const age = words.age(measuredAt, now)
  return words.t(freshness === 'stale' ? 'list.age.old' : 'list.age', { age })
}

/** "CCS 150 kW": a connector and its power, each only where stated. */
export function connectorWords(
  words: Translator,
  { type, powerKw }: Pick<Connector, 'type' | 'powerKw'>,
): string {
  const power = powerKw === null ? '' : `${words.number(powerKw)} kW`
  return [type, power].filter((part) => part !== '').join(' ')
}

/** Where a station is, in one line. */
export function placeWords({
  address,
  municipality,
}: Pick<StationSummary, 'address' | 'municipality'>): string {
  return [address, municipality].filter((part) => part !== '').join(', ')
}
