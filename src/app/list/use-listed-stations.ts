import { useState } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Config } from '../../config/config'
import { areStatusesComing } from '../../model/parts'
import type { Bounds } from '../../model/station'
import { useStations } from '../../stations/use-stations'
import { useUserLocation } from '../location/use-user-location'
import { isListUsed } from '../page/is-list-used'
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
 * limited to the map if the person chose so. The first statuses do not change the order of a list in use or scrolled:
 * rows that people read or press would move.
 */
export function useListedStations(config: Config, handle: CatalogHandle, { view, changeView }: PageView) {
  const { filters, sort } = view
  const [visible, onVisibleBounds] = useState<Bounds | null>(null)
  const [isLimited, onLimited] = useState(false)
  const middle = useListMiddle(view)
  const location = useUserLocation(handle, filters, (camera) => {
    changeView({ sort: 'near', ...(camera && { camera }) }, 'replace')
  })
  const [known, setKnown] = useState<Known>({ isHeld: false })
  const stations = useStations(handle, config.refreshSeconds, {
    filters,
    sort: sort === 'near' && known.isHeld ? 'distance' : sort,
    origin: location.here,
    middle,
    bounds: isLimited ? visible : null,
  })
  const { snapshot } = stations
  if (snapshot !== known.snapshot)
    setKnown({ snapshot, isHeld: wasByDistance(known) && (isListUsed() || isListScrolled()) })
  const bounds: ListBounds = { visible, isLimited, onLimited }
  return { stations, bounds, onVisibleBounds, location }
}

interface Known {
  /** Snapshot that the list was last ordered for. */
  snapshot?: Snapshot | undefined
  /** Whether the order ignores statuses. */
  isHeld: boolean
}

function wasByDistance({ snapshot, isHeld }: Known): boolean {
  return isHeld || !snapshot || areStatusesComing(snapshot.parts)
}

function isListScrolled(): boolean {
  return (document.querySelector('.station-scroller')?.scrollTop ?? 0) > 0
}
