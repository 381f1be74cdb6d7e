import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CatalogApi } from '../../catalog/catalog-api'
import { type ClassQuery, maxProviders } from '../../catalog/map-classes'
import { noFilters } from '../../model/filters'
import { revisionQuery } from '../../queries/revision-query'
import type { Colouring } from '../../stations/map/colouring'
import type { Stations } from '../../stations/use-stations'
import type { Work } from '../../team/work'
import { useMapColour } from '../link/use-map-colour'

/** Pages of the workspace that offer the colours. On all others the map is coloured by status. */
export const hasColours = (work: Work) => work === 'attention' || work === 'quality'

type Needed = Pick<Stations, 'source' | 'snapshot'> & { query: Pick<Stations['query'], 'now'> }

/** Returns the query of the chosen classes; `null` for status and while the providers are loading. */
export function useMapClasses({ source, snapshot, query: { now } }: Needed, work: Work): ClassQuery | null {
  const [colour] = useMapColour()
  const by = hasColours(work) ? colour : 'status'
  const isRawKnown = snapshot?.keepsRawFields ?? false
  const { data: providers } = useQuery({
    ...revisionQuery(source, snapshot?.revision ?? 0, {
      name: 'providers',
      ask: (catalog) => listProviders(catalog, now),
    }),
    enabled: by === 'provider' && snapshot !== undefined,
  })
  const names = providers?.join('\n')
  return useMemo(() => {
    if (by === 'status') return null
    if (by === 'provider') return names === undefined ? null : { by, providers: names.split('\n') }
    if (by === 'complete') return { by, isRawKnown }
    return { by }
  }, [by, isRawKnown, names])
}

type ToColouring = (classes: ClassQuery) => Colouring

/** Returns how the map is coloured, the same object while nothing changes; `null`: by status. */
export function useColouring(stations: Needed, work: Work): Colouring | null {
  const classes = useMapClasses(stations, work)
  const [script, setScript] = useState<{ toColouring: ToColouring } | null>(null)
  const isNeeded = classes !== null
  useEffect(() => {
    // Without the script the map stays coloured by status.
    if (isNeeded) import('./class-colouring').then(setScript, () => undefined)
  }, [isNeeded])
  return useMemo(() => (classes && script ? script.toColouring(classes) : null), [classes, script])
}

/** Providers with the most stations, whatever the filters, so that a filter changes no colour. */
async function listProviders(catalog: CatalogApi, now: number): Promise<string[]> {
  const { groups } = await catalog.facets({ filters: noFilters, bounds: null, now })
  return groups.provider
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value))
    .slice(0, maxProviders)
    .map(({ value }) => value)
}
