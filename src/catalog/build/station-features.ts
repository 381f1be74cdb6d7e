import { type Feature, features } from '../../model/filters'
import type { CatalogEntry } from './catalog-entry'
import { countClosed } from './closed-values'
import { assess, isFreeNow, isOpen, readMeasuredAt } from './summarise'

/** How the catalog filters by a feature. */
type StationFeature = {
  /** Part of the data that it is read from. */
  source: 'stations' | 'plugs' | 'values'
} & (
  | { changesBy?: undefined; has(entry: CatalogEntry): boolean }
  /** It changes with the time: by the age of a status or by opening hours. */
  | { changesBy: 'age' | 'hours'; has(entry: CatalogEntry, now: number): boolean }
)

const stationFeatures: Record<Feature, StationFeature> = {
  'free-now': { has: isFreeNow, changesBy: 'age', source: 'values' },
  'open-now': { has: (entry, now) => isOpen(entry, now) === true, changesBy: 'hours', source: 'stations' },
  live: { has: (entry, now) => assess(entry, now).freshness === 'live', changesBy: 'age', source: 'values' },
  'closed-values': { has: (entry) => countClosed(entry) > 0, source: 'values' },
  'always-open': { has: ({ station }) => station.openingHours?.kind === 'always', source: 'stations' },
  // Plugs state it too, for their station.
  reservable: { has: ({ station }) => station.reservable === true, source: 'plugs' },
}

const byName: ReadonlyMap<string, StationFeature> = new Map(Object.entries(stationFeatures))

export function hasFeature(entry: CatalogEntry, name: string, now: number): boolean {
  return byName.get(name)?.has(entry, now) ?? false
}

/** Lists of features by their bits, so that equal ones are one object. */
const featureLists: Feature[][] = []

/**
 * Returns the features that a station has, or may get as time passes, such as "open now". A feature that no station
 * returns is not offered.
 */
export function listPossibleFeatures(entry: CatalogEntry): readonly Feature[] {
  const mayHave = {
    age: entry.evidence.some((row) => readMeasuredAt(entry, row) !== null),
    hours: entry.station.openingHours !== null,
  }
  let bits = 0
  for (const [index, name] of features.entries()) {
    const feature = stationFeatures[name]
    if (feature.changesBy ? mayHave[feature.changesBy] : feature.has(entry)) bits |= 1 << index
  }
  const list = featureLists[bits] ?? features.filter((_, index) => bits & (1 << index))
  featureLists[bits] = list
  return list
}

/** Whether the features that stations have can change with the time alone. */
export function dependsOnTime(chosen: readonly Feature[]): boolean {
  return chosen.some((name) => stationFeatures[name].changesBy)
}

export function dependsOn(chosen: readonly Feature[], source: StationFeature['source']): boolean {
  return chosen.some((name) => stationFeatures[name].source === source)
}
