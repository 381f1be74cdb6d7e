import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { revisionQuery } from '../../queries/revision-query'
import type { Colouring } from '../../stations/map/colouring'
import type { Stations } from '../../stations/use-stations'
import type { Work } from '../../team/work'
import { currentSearch, subscribe } from '../../url/search-params'

/** Pages of the workspace that offer the colours. On all others the map is coloured by status. */
export const hasColours = (work: Work) => work === 'attention' || work === 'quality'

type Needed = Pick<Stations, 'source' | 'snapshot'> & { query: Pick<Stations['query'], 'now'> }

/**
 * Returns how the map is coloured, the same object while nothing changes; `null`: by status, also while the script and
 * the providers are loading.
 */
export function useColouring({ source, snapshot, query: { now } }: Needed, work: Work): Colouring | null {
  // Parsed by the script of the colours, which the first list does not need.
  const linked = useSyncExternalStore(subscribe, () => new URLSearchParams(currentSearch()).get('colour'))
  const isChosen = linked !== null && hasColours(work)
  const isRawKnown = snapshot?.keepsRawFields ?? false
  const { data = null } = useQuery({
    ...revisionQuery(source, snapshot?.revision ?? 0, {
      name: 'colouring',
      on: [linked],
      ask: async (catalog) =>
        (await import('./class-colouring')).openColouring(catalog, linked, { isRawKnown, now }),
    }),
    enabled: isChosen && snapshot !== undefined,
  })
  return isChosen ? data : null
}
