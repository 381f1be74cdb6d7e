import type { CatalogApi } from '../../../../src/catalog/catalog-api'
import type { StationSymbol } from '../../../../src/catalog/catalog-symbol'

// The catalog of commit 0e78362, before columns: bundled, but for its libraries.

/** A symbol of the oracle's view: `mix` and `faded` are counts by settled status, separated by commas. */
export interface OldFeature {
  geometry: { coordinates: [lon: number, lat: number] }
  properties:
    | Omit<StationSymbol, 'position'>
    | { kind: 'cluster'; id: string; cluster: string; count: number; mix: string; faded: string }
}

type Reading = { readonly reads: unique symbol }

export declare const unreadOf: unknown
export declare function collect(rows: Iterable<unknown>, reading: Reading): unknown
export declare function stationReading(unread: unknown, timeZone?: string): Reading
export declare function plugReading(unread: unknown): Reading
export declare function latestReading(types: object, now?: number): Reading
export declare function seriesReading(types: object): Reading
export declare const Catalog: new (
  context: object,
) => Omit<CatalogApi, 'view' | 'details'> & {
  get: CatalogApi['details']
  view(...query: Parameters<CatalogApi['view']>): Promise<{ features: OldFeature[] }>
  notShown(): ReturnType<CatalogApi['rowReport']>
  load: CatalogApi['refreshNow']
}
