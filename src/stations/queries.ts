import { type Query, queryOptions } from '@tanstack/react-query'
import { backOff } from '../api/back-off'
import type { ApiError } from '../api/errors'
import { mayRetry, statedBy } from '../api/retries'
import type { CatalogDoor, Snapshot, Sort, StationDetails } from '../catalog/door'
import type { Source } from '../catalog/source'
import { clock } from '../clock'
import type { Filters } from '../model/filters'
import type { Bounds, Position } from '../model/station'
import type { Access } from '../model/value'

/** From where distances count, and the part of the map that alone counts; `null` for nowhere, and for all of it. */
export interface Whereabouts {
  near: Position | null
  within: Bounds | null
}

/**
 * Answers belong to a revision, so they never go stale; they are large and cheap to ask again, so they are
 * neither compared with their predecessors nor kept for long.
 */
const answer = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30_000,
  structuralSharing: false,
} as const

/** Milliseconds; the catalog asks for its stations as rarely. */
const lookUpKeep = 3_600_000

/** Milliseconds until a list of series that failed is asked again. */
const seriesRetry = 10_000

type CatalogQuery = Query<Snapshot, ApiError>

/** How often a catalog had failed in all when it last answered: what came since came in a row. */
const settled = new WeakMap<CatalogDoor, number>()

/** The pause that the service last asked for, in milliseconds; also where it answered in part. */
function statedIn({ state: { status, error, data } }: CatalogQuery): number {
  return status === 'error' ? statedBy(error) : (data?.pause ?? 0)
}

/** Whether that pause lasts; a clock that was set back ends it. */
function isHeld(query: CatalogQuery): boolean {
  const { errorUpdatedAt, dataUpdatedAt } = query.state
  const since = Date.now() - Math.max(errorUpdatedAt, dataUpdatedAt)
  return since >= 0 && since < statedIn(query)
}

/** At most this share of a pause more, so that not all come back at once. */
const jitter = 0.1

/** Milliseconds; the same each time it is asked for one failure, because another one starts the pause anew. */
function pauseAfter(query: CatalogQuery, catalog: CatalogDoor, usual: number): number {
  const { state } = query
  if (state.status !== 'error') return Math.max(usual, statedIn(query))
  const failures = state.errorUpdateCount - (settled.get(catalog) ?? 0)
  const chance = (state.errorUpdatedAt % 1000) / 1000
  return Math.max(backOff(usual, failures), statedIn(query)) * (1 + jitter * chance)
}

/** Loads the catalog, then refreshes it; what comes back tells the revision that answers belong to. */
export function catalogQuery({ viewer, catalog }: Source, refreshSeconds: number) {
  let isFirst = true
  const mayLook = (query: CatalogQuery) => !isHeld(query)
  return queryOptions({
    queryKey: [viewer, 'catalog'],
    queryFn: async ({ client, queryKey }) => {
      const { data, errorUpdateCount = 0 } = client.getQueryState<Snapshot>(queryKey) ?? {}
      isFirst = data === undefined && errorUpdateCount === 0
      const snapshot = await (data ? catalog.refresh(clock.now()) : catalog.load(clock.now()))
      settled.set(catalog, errorUpdateCount)
      return snapshot
    },
    // Somebody waits for the first list. From then on the interval alone asks again.
    retry: (failures, error) => isFirst && mayRetry(failures, error),
    refetchInterval: (query) => pauseAfter(query, catalog, refreshSeconds * 1000),
    // Back on the tab or on the network: look at once, unless we have just looked.
    staleTime: ({ state }) => (state.data?.offline ? 0 : 5_000),
    retryOnMount: mayLook,
    refetchOnMount: mayLook,
    refetchOnWindowFocus: mayLook,
    refetchOnReconnect: mayLook,
  })
}

/** Counts change with `now` also while nothing new comes: what was live grows old. */
export function facetsQuery(
  { viewer, catalog }: Source,
  revision: number,
  { filters, now, within = null }: { filters: Filters; now: number; within?: Bounds | null },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'facets', filters, now, within],
    queryFn: () => catalog.facets(filters, now, within),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

/** Rows of the list are asked for in blocks, so that scrolling a little asks nothing. */
export const block = 50

/** Rows of the list from `from` to before `to`; they age with `now` also while nothing new comes. */
export function pageQuery(
  { viewer, catalog }: Source,
  revision: number,
  question: Whereabouts & { filters: Filters; sort: Sort; from: number; to: number; now: number },
) {
  const { filters, sort, from, to, now, near, within } = question
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'page', question],
    queryFn: () => catalog.page(filters, sort, from, to, now, near, within),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

/** Rows for a file; nothing of it is kept once nobody looks. */
export function exportQuery(
  { viewer, catalog }: Source,
  revision: number,
  question: Whereabouts & { filters: Filters; sort: Sort; access: Access; now: number },
) {
  const { filters, sort, access, now, near, within } = question
  return queryOptions({
    ...answer,
    gcTime: 0,
    queryKey: [viewer, revision, 'export', question],
    queryFn: () => catalog.export(filters, sort, access, now, near, within),
  })
}

/** One station; while a new revision is asked, the old answer for the same station and viewer stays. */
export function stationQuery(
  { viewer, catalog }: Source,
  revision: number,
  { id, filters, now }: { id: string; filters: Filters; now: number },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'station', id, filters, now],
    queryFn: (): Promise<StationDetails | null> => catalog.get(id, filters, now),
    // What else is there could not be found out: soon again.
    refetchInterval: ({ state }) => (state.data?.silent === null ? seriesRetry : false),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === viewer && query.queryKey[3] === id ? previous : undefined,
  })
}

/** A station that is not loaded; what the service says of it changes as rarely as the places. */
export function lookUpQuery({ viewer, catalog }: Source, id: string) {
  return queryOptions({
    queryKey: [viewer, 'look-up', id],
    queryFn: () => catalog.lookUp(id),
    staleTime: lookUpKeep,
  })
}

/** Where else to go right now; it changes with `now` as what was live grows old. */
export function alternativesQuery(
  { viewer, catalog }: Source,
  revision: number,
  { id, now }: { id: string; now: number },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'alternatives', id, now],
    queryFn: () => catalog.alternatives(id, now),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === viewer && query.queryKey[3] === id ? previous : undefined,
  })
}
