import { useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Config } from '../../config/config'
import { type StationQueries, useStations } from '../../stations/use-stations'
import { type LocatedPerson, useUserLocation } from '../location/use-user-location'
import type { PageView } from '../page/PageContext'
import { type ListBounds, useListBounds } from './use-list-bounds'
import { useListMiddle } from './use-list-middle'
import { useOrderHold } from './use-order-hold'

interface ListedStations {
  stations: StationQueries
  bounds: ListBounds
  location: LocatedPerson
}

/**
 * Loads the stations of the view. They are ordered from the person's position, or else from the middle of the map, and
 * limited to the map if the person chose so.
 */
export function useListedStations(
  config: Config,
  handle: CatalogHandle,
  { view, changeView }: PageView,
): ListedStations {
  const { filters, sort, camera } = view
  const bounds = useListBounds({ view, changeView })
  const middle = useListMiddle(view)
  const location = useUserLocation(handle, {
    filters,
    hasStation: view.station !== '',
    hasCamera: camera !== null,
    onFound: (hasBounds) => changeView({ sort: 'near', ...(hasBounds && { camera: null }) }, 'replace'),
  })
  const [isHeld, setHeld] = useState(false)
  const stations = useStations(handle, config.refreshSeconds, {
    filters,
    sort: sort === 'near' && isHeld ? 'distance' : sort,
    origin: location.userPosition,
    middle,
    bounds: bounds.isLimited ? bounds.visible : null,
  })
  useOrderHold(stations.snapshot, setHeld)
  return { stations, bounds, location }
}
