import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { FirstScreen, Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { FacetQuery, ListQuery } from '../catalog/station-query'
import { clock } from '../clock'
import { countComing, hasFailedPart } from '../model/parts'

/**
 * Answers belong to a revision, so they never go stale; they are large and cheap to ask again, so they are
 * neither compared with their predecessors nor kept for long.
 */
export const answer = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30_000,
  structuralSharing: false,
} as const

/**
 * Loads the catalog, then refreshes it; the snapshot has the revision that answers belong to. The interval is
 * always the same: the catalog itself asks less of a service that fails.
 */
export function catalogQuery(source: CatalogHandle, refreshSeconds: number, first: ListQuery) {
  const { viewer, catalog } = source
  return queryOptions({
    queryKey: [viewer, 'catalog'],
    // Without `signal`: who reads it has the load ended where a page mounts twice.
    queryFn: ({ client, queryKey }) => {
      const { data, errorUpdateCount = 0 } = client.getQueryState<Snapshot>(queryKey) ?? {}
      const isFirst = data === undefined && errorUpdateCount === 0
      const loading = isFirst ? catalog.load(clock.now()) : catalog.refresh(clock.now())
      return data === undefined ? showStages(loading, source, { client, queryKey, first }) : loading
    },
    refetchInterval: refreshSeconds * 1000,
    // Back on the tab or on the network: look at once, unless we have just looked and all was well.
    staleTime: ({ state: { data } }) => (data && !hasFailedPart(data.parts) ? 5_000 : 0),
    refetchOnReconnect: true,
  })
}

interface FirstLoad extends Pick<QueryFunctionContext, 'client' | 'queryKey'> {
  /** What the page shows first. */
  first: ListQuery
}

/** While a first load is under way, each of its stages becomes the answer of its query. */
async function showStages(
  loading: Promise<Snapshot>,
  source: CatalogHandle,
  { client, queryKey, first }: FirstLoad,
): Promise<Snapshot> {
  const { catalog } = source
  // Nobody waits for it when the viewer has changed meanwhile.
  const isAwaited = () => client.getQueryState(queryKey)?.fetchStatus === 'fetching'
  const failing = new Promise<never>((_, reject) => void loading.catch(reject))
  const screen = await Promise.race([failing, catalog.firstScreen(first, block)])
  if (isAwaited()) keepFirstScreen(client, source, first, screen)
  let { snapshot } = screen
  while (countComing(snapshot.parts) > 0 && isAwaited()) {
    client.setQueryData(queryKey, snapshot)
    snapshot = await Promise.race([loading, catalog.next(snapshot.revision)])
  }
  return loading
}

/** Counts and rows come with the first snapshot, so that one frame shows them all. */
function keepFirstScreen(
  client: QueryClient,
  source: CatalogHandle,
  query: ListQuery,
  { snapshot: { revision }, facets, page }: FirstScreen,
): void {
  client.setQueryData(facetsQuery(source, revision, query).queryKey, facets)
  client.setQueryData(pageQuery(source, revision, query, 0).queryKey, page)
}

/** The same because a person wants it: at once, and everything that failed. */
export function pressedCatalogQuery(source: CatalogHandle, refreshSeconds: number, first: ListQuery) {
  return { ...catalogQuery(source, refreshSeconds, first), queryFn: () => source.catalog.load(clock.now()) }
}

/** Counts change with `now` also while nothing new comes: what was live grows old. */
export function facetsQuery({ viewer, catalog }: CatalogHandle, revision: number, query: FacetQuery) {
  const { filters, bounds, now } = query
  const counted: FacetQuery = { filters, bounds, now }
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'facets', counted],
    queryFn: () => catalog.facets(counted),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

/** Rows of the list are asked for in blocks, so that scrolling a little asks nothing. */
export const block = 50

/** A block of rows of the list, from `from` on; they age with `now` also while nothing new comes. */
export function pageQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  query: ListQuery,
  from: number,
) {
  const { filters, sort, origin, middle, bounds, now } = query
  const listed: ListQuery = { filters, sort, origin, middle, bounds, now }
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'page', listed, from],
    queryFn: () => catalog.page(listed, from, from + block),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}
