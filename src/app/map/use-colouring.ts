import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { revisionQuery } from '../../queries/revision-query'
import type { Colouring } from '../../stations/map/colouring'
import type { StationQueries } from '../../stations/use-stations'
import type { OpenedWorkPage } from '../../team/work'
import { currentSearch, subscribe } from '../../url/search-params'
import { colourParamPattern } from '../link/colour-params'
import type { MapColour } from '../link/use-map-colour'

/** Default colour of the map on each page of the workspace. A page without one has no choice of colours. */
export const defaultColours: Partial<Record<OpenedWorkPage, MapColour>> = {
  attention: 'attention',
  quality: 'status',
}

/** The part of `StationQueries` that a colouring needs. */
type ColouringStations = Pick<StationQueries, 'handle' | 'snapshot'> & {
  query: Pick<StationQueries['query'], 'now'>
}

/**
 * Returns how the map is coloured, the same object while nothing changes; `null`: by status, also while the first
 * colouring is loading. While a later one is loading, the previous one stays.
 */
export function useColouring(
  { handle, snapshot, query: { now } }: ColouringStations,
  work: OpenedWorkPage,
): Colouring | null {
  // Parsed by the script of the colours, which the first list does not need.
  const linked = useSyncExternalStore(subscribe, linkedChoices)
  const defaultColour = defaultColours[work]
  const { data = null } = useQuery({
    ...revisionQuery(handle, snapshot?.revision ?? 0, {
      name: 'colouring',
      // Without `now`: which classes there are depends on the revision only. The catalog assigns the stations to them.
      keyParts: [linked, defaultColour],
      queryFn: async (catalog) =>
        snapshot && defaultColour
          ? (await import('./class-colouring')).openColouring(catalog, { linked, defaultColour }, now)
          : null,
    }),
    enabled: defaultColour !== undefined && snapshot !== undefined,
  })
  return defaultColour ? data : null
}

/** Returns the part of the link's query that decides on the colours. */
const linkedChoices = () => (currentSearch().match(colourParamPattern) ?? []).join('&')
