import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { Source } from '../catalog/source'
import { clock } from '../clock'
import type { Filters } from '../model/filters'
import type { Bounds } from '../model/station'
import { useNow } from '../ui/use-now'
import { catalogQuery, facetsQuery, pressedCatalogQuery } from './queries'

export type Stations = ReturnType<typeof useStations>

/** What a source has, refreshed every `refreshSeconds`, and how much of it the filters leave within `within`. */
export function useStations(
  source: Source,
  refreshSeconds: number,
  { filters, within = null }: { filters: Filters; within?: Bounds | null },
) {
  const catalog = useQuery(catalogQuery(source, refreshSeconds))
  const snapshot = catalog.data
  useLayoutEffect(() => {
    if (snapshot) clock.learnFromValues(snapshot)
  }, [snapshot])
  const { refetch } = catalog
  // What was fetched by another clock has the wrong time on it.
  useEffect(() => clock.subscribe(() => void refetch()), [refetch])
  const now = useNow()
  const facets = useQuery({
    ...facetsQuery(source, snapshot?.revision ?? 0, { filters, now, within }),
    enabled: snapshot !== undefined,
  }).data
  const queries = useQueryClient()
  const refresh = async () => {
    const pressed = pressedCatalogQuery(source, refreshSeconds)
    // What the round that is under way does not ask is not waited for.
    await queries.cancelQueries({ queryKey: pressed.queryKey })
    await queries.fetchQuery({ ...pressed, staleTime: 0 }).catch(() => undefined)
  }
  return { source, within, catalog, snapshot, facets, refresh: () => void refresh() }
}
