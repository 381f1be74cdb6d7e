import type { QueryClient } from '@tanstack/react-query'
import type { StationPage } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-identity'

/**
 * Returns a station as a row of the list has it, if possible one with all its plugs; `undefined`: no
 * loaded row is of this station.
 */
export function findListed(
  queryClient: QueryClient,
  { viewer }: CatalogHandle,
  { id, revision }: { id: string; revision: number },
): StationSummary | undefined {
  const rows = queryClient
    .getQueryCache()
    .findAll({ queryKey: [viewer, revision, 'page'] })
    .flatMap(({ state }) => (state.data as StationPage | undefined)?.stations ?? [])
    .filter((station) => hasId(station, id))
  return rows.find(({ matching }) => matching === null) ?? rows[0]
}
