import type { CatalogApi } from '../../../../src/catalog/catalog-api'

// The catalog of commit 0e78362, before columns: bundled, but for its libraries.

type Reading = { readonly reads: unique symbol }

export declare const unreadOf: unknown
export declare function collect(rows: Iterable<unknown>, reading: Reading): unknown
export declare function stationReading(unread: unknown, timeZone?: string): Reading
export declare function plugReading(unread: unknown): Reading
export declare function latestReading(types: object): Reading
export declare function seriesReading(types: object): Reading
export declare const Catalog: new (
  context: object,
) => CatalogApi & {
  notShown(): ReturnType<CatalogApi['rowReport']>
  load: CatalogApi['refreshNow']
}
