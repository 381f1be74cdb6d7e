import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { FirstList, Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { FacetQuery, ListQuery } from '../catalog/station-query'
import { clock } from '../clock'
import { countComing, hasFailedPart } from '../model/parts'
import { catalogKey } from '../queries/catalog-key'
import { revisionQuery } from '../queries/revision-query'

/**
 * Loads the catalog and refreshes it; answers belong to the snapshot's revision. The interval is constant: the
 * catalog itself sends fewer requests to a failing service.
 */
export function catalogQuery(handle: CatalogHandle, refreshSeconds: number, first: ListQuery) {
  const { viewer, catalog, firstLoad } = handle
  return queryOptions({
    queryKey: catalogKey(viewer),
    // Without `signal`: with it, TanStack Query cancels the load when a page mounts twice.
    queryFn: ({ client, queryKey }) => {
      const { data, errorUpdateCount = 0 } = client.getQueryState<Snapshot>(queryKey) ?? {}
      const isFirst = data === undefined && errorUpdateCount === 0
      // A person waits for the first load.
      const loading = isFirst ? (firstLoad ?? catalog.refreshNow(clock.now())) : catalog.refresh(clock.now())
      return data === undefined ? showStages(loading, handle, { client, queryKey, first }) : loading
    },
    refetchInterval: refreshSeconds * 1000,
    // Refetch when the tab or network is back, unless the last fetch was just now and complete.
    staleTime: ({ state: { data } }) => (data && !hasFailedPart(data.parts) ? 5_000 : 0),
    refetchOnReconnect: true,
  })
}

interface FirstLoad extends Pick<QueryFunctionContext, 'client' | 'queryKey'> {
  /** Query of the first list. */
  first: ListQuery
}

/** During a first load, sets each stage as data of the catalog query, as streamed queries of TanStack Query do. */
async function showStages(
  loading: Promise<Snapshot>,
  handle: CatalogHandle,
  { client, queryKey, first }: FirstLoad,
): Promise<Snapshot> {
  const { catalog } = handle
  // After a change of viewer no component uses the query.
  const isStillUsed = () => client.getQueryState(queryKey)?.fetchStatus === 'fetching'
  const failing = new Promise<never>((_, reject) => void loading.catch(reject))
  const answer = await Promise.race([failing, catalog.firstList(first, rowsPerBlock)])
  if (isStillUsed()) storeFirstList(client, handle, first, answer)
  let { snapshot } = answer
  while (countComing(snapshot.parts) > 0 && isStillUsed()) {
    client.setQueryData(queryKey, snapshot)
    snapshot = await Promise.race([loading, catalog.next(snapshot.revision)])
  }
  return loading
}

/** Stores the counts and rows that come with the first snapshot, so that one frame shows them all. */
function storeFirstList(
  client: QueryClient,
  handle: CatalogHandle,
  query: ListQuery,
  { snapshot: { revision }, facets, page }: FirstList,
): void {
  client.setQueryData(facetsQuery(handle, revision, query).queryKey, facets)
  client.setQueryData(pageQuery(handle, revision, query, 0).queryKey, page)
}

/** The catalog query for the button "Refresh now". */
export function retryCatalogQuery(handle: CatalogHandle, refreshSeconds: number, first: ListQuery) {
  return {
    ...catalogQuery(handle, refreshSeconds, first),
    queryFn: () => handle.catalog.refreshNow(clock.now()),
  }
}

/** Query for facets. Counts depend on `now` even without new data, because live values become stale. */
export function facetsQuery(handle: CatalogHandle, revision: number, { filters, bounds, now }: FacetQuery) {
  const query: FacetQuery = { filters, bounds, now }
  return revisionQuery(handle, revision, {
    name: 'facets',
    keyParts: [query],
    queryFn: (catalog) => catalog.facets(query),
  })
}

/** Number of rows in a block of the list, so that scrolling a little loads nothing. */
export const rowsPerBlock = 50

/** Query for a block of list rows that starts at `from`. Ages depend on `now` even without new data. */
export function pageQuery(
  handle: CatalogHandle,
  revision: number,
  { filters, sort, origin, middle, bounds, now }: ListQuery,
  from: number,
) {
  const query: ListQuery = { filters, sort, origin, middle, bounds, now }
  return revisionQuery(handle, revision, {
    name: 'page',
    keyParts: [query, from],
    queryFn: (catalog) => catalog.page(query, from, from + rowsPerBlock),
  })
}
