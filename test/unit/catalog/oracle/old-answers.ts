import type { StationDetails } from '../../../../src/catalog/catalog-api'
import type { CatalogSymbol } from '../../../../src/catalog/catalog-symbol'
import type { OldFeature } from './catalog.mjs'

/** Returns a symbol of the oracle's map as the catalog of today has it, which counts "coming" too. */
export function toSymbol({ geometry, properties }: OldFeature): CatalogSymbol {
  const [lon, lat] = geometry.coordinates
  if (properties.kind === 'station') return { ...properties, position: { lon, lat } }
  const { mix, faded, ...rest } = properties
  const toCounts = (text: string) => [...text.split(',').map(Number), 0]
  return { ...rest, position: { lon, lat }, byStatus: toCounts(mix), fadedByStatus: toCounts(faded) }
}

/** The oracle counts the plugs of an opened station too, and repeats them in the station. */
export const withoutCounts = (details: (StationDetails & { counts?: unknown }) | null) =>
  details && { ...details, counts: undefined, station: { ...details.station, plugs: undefined } }
