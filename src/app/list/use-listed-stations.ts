import { useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Config } from '../../config/config'
import type { Bounds } from '../../model/station'
import { useStations } from '../../stations/use-stations'
import { useUserLocation } from '../location/use-user-location'
import type { PageView } from '../page/PageContext'
import { useListMiddle } from './use-list-middle'

/** Visible bounds of the map, and whether the list is limited to them. */
export interface ListBounds {
  /** `null`: there is no map, or it is loading. */
  visible: Bounds | null
  isLimited: boolean
  onLimited(isLimited: boolean): void
}

/**
 * Loads the stations of the view. They are ordered from the person's position, or else from the middle of the map, and
 * limited to the map if the person chose so.
 */
export function useListedStations(config: Config, handle: CatalogHandle, { view, changeView }: PageView) {
  const { filters, sort } = view
  const [visible, onVisibleBounds] = useState<Bounds | null>(null)
  const [isLimited, onLimited] = useState(false)
  const middle = useListMiddle(view)
  const location = useUserLocation(handle, filters, (camera) => {
    changeView({ sort: 'distance', ...(camera && { camera }) }, 'replace')
  })
  const stations = useStations(handle, config.refreshSeconds, {
    filters,
    sort,
    origin: location.here,
    middle: middle.position,
    bounds: isLimited ? visible : null,
  })
  const bounds: ListBounds = { visible, isLimited, onLimited }
  return { stations, bounds, onVisibleBounds, middle, location }
}
