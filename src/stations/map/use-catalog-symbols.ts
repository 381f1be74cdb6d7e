import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogApi } from '../../catalog/catalog-api'
import type { CatalogSymbol } from '../../catalog/catalog-symbol'
import type { ClassQuery } from '../../catalog/map-classes'
import type { MapExtent } from '../../map/extent'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'
import { isEqualJson, useStable } from '../../ui/use-stable'
import type { ViewData } from './stations-view'

interface SymbolsQuery {
  /** The same object while the filters are equal. */
  filters: Filters
  /** Id of the opened station; `null`: none is. */
  openedId: string | null
  /** `null` while there is no map. */
  extent: MapExtent | null
}

export interface SymbolAnswer {
  symbols: readonly CatalogSymbol[]
  /** Whether `symbols` is the answer to the current query. */
  current: boolean
  /** Whether the catalog failed to answer and has never answered before. */
  failed: boolean
}

interface DrawQuery extends SymbolsQuery {
  catalog: CatalogApi
  revision: number
  now: number
  /** Classes besides statuses. */
  classes?: ClassQuery | undefined
}

/** Query with the number of queries before it. */
interface NumberedQuery {
  query: DrawQuery
  order: number
}

interface ShownSymbols extends NumberedQuery {
  symbols: readonly CatalogSymbol[]
}

const nothing: readonly CatalogSymbol[] = []
/** Margin on each side as a share of the extent, so that a short drag shows no empty edge. */
const marginShare = 0.25
/**
 * Revision of the first snapshot. It is queried before it exists, so that the first picture comes with the first
 * list.
 */
const firstRevision = 1

/**
 * Returns the symbols to draw, from the catalog. They are not in the query cache: each camera is another query, and the
 * cache would keep answers that are not used again.
 */
export function useCatalogSymbols(
  { handle: { catalog }, revision, now, colouring }: Omit<ViewData, 'filters'>,
  { filters, openedId, extent: given }: SymbolsQuery,
): SymbolAnswer {
  const classes = colouring?.classes
  const extent = useStable(given, isEqualJson)
  const wanted = revision ?? firstRevision
  const query = useMemo(
    () => ({ catalog, revision: wanted, filters, now, classes, openedId, extent }),
    [catalog, wanted, filters, now, classes, openedId, extent],
  )
  const last = useRef<NumberedQuery>({ query, order: 0 })
  const [shown, setShown] = useState<ShownSymbols | null>(null)
  const [failedQuery, setFailedQuery] = useState<DrawQuery | null>(null)

  useEffect(() => {
    const { catalog, filters, now, classes, openedId, extent } = query
    const numbered = { query, order: last.current.order + 1 }
    last.current = numbered
    if (extent === null) return
    catalog.view({ filters, now, classes, openedId }, addMargin(extent.bounds), extent.zoom).then(
      (symbols) => {
        const newest = last.current
        setShown((before) =>
          replaces(numbered, before, newest)
            ? { ...numbered, symbols: keepIfEqual(before, catalog, symbols) }
            : before,
        )
      },
      () => last.current.query === query && setFailedQuery(query),
    )
  }, [query])

  const symbols = shown?.query.catalog === catalog ? shown.symbols : null
  return {
    symbols: symbols ?? nothing,
    current: shown?.query === query,
    // Keep the last drawing: the page reports that no new data comes.
    failed: symbols === null && revision !== null && failedQuery === query,
  }
}

/**
 * Returns whether an answer replaces the one `before`: it is newer and has the catalog, filters and classes of the
 * `last` query. The answer to the last query may take long while the catalog builds its next revision.
 */
export function replaces(
  answered: NumberedQuery,
  before: NumberedQuery | null,
  last: NumberedQuery,
): boolean {
  const { catalog, filters, classes } = last.query
  const { query, order } = answered
  const isWanted = query.catalog === catalog && query.filters === filters && query.classes === classes
  return isWanted && order > (before?.order ?? 0)
}

/** Returns the previous object if nothing has changed, so that picture and map need not be drawn again. */
function keepIfEqual(
  before: ShownSymbols | null,
  catalog: CatalogApi,
  symbols: readonly CatalogSymbol[],
): readonly CatalogSymbol[] {
  return before?.query.catalog === catalog && isEqualJson(before.symbols, symbols) ? before.symbols : symbols
}

export function addMargin([west, south, east, north]: Bounds): Bounds {
  const lon = (east - west) * marginShare
  const lat = (north - south) * marginShare
  return [
    Math.max(-180, west - lon),
    Math.max(-90, south - lat),
    Math.min(180, east + lon),
    Math.min(90, north + lat),
  ]
}
