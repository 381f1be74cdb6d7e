import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Config } from '../../config/config'
import { type StationQueries, useStations } from '../../stations/use-stations'
import type { View } from '../link/view'
import { useListMiddle } from './use-list-middle'

/**
 * Loads the stations of a view for a page without a person's position. Before the map moves, they are sorted from the
 * middle of the linked camera.
 */
export function useViewStations(
  { refreshSeconds }: Pick<Config, 'refreshSeconds'>,
  handle: CatalogHandle,
  view: View,
): StationQueries {
  const { filters, sort } = view
  const middle = useListMiddle(view)
  return useStations(handle, refreshSeconds, { filters, sort, origin: null, middle, bounds: null })
}
