import type { ComponentType } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'
import type { Fit } from '../../map/flat-view'
import type { OverlayImages } from '../../map/overlay/overlay-images'
import type { Padding } from '../../map/padding'
import type { Filters } from '../../model/filters'
import type { ShownCopy } from '../../model/parts'
import type { Bounds, Position } from '../../model/station'
import type { Colouring } from './colouring'
import type { TooltipProps } from './tooltip-content'

/** Button "Near me". */
export interface LocateControl {
  /** Whether the map shows the surroundings of the person. */
  showsUser: boolean
  onLocate(): void
}

/** What the picture and MapLibre's map share. */
export interface StationsView {
  data: ViewData
  target: ViewTarget
  highlighted: ViewHighlights
  appearance: Appearance
  listeners: ViewListeners
}

/** Stations to show. */
export interface ViewData {
  handle: CatalogHandle
  /** Revision of the catalog's last snapshot; `null` until something is loaded. */
  revision: number | null
  /**
   * What is from this device's copy; `stations` also until something is loaded. With it, picture and map do not count
   * as complete yet.
   */
  copy: ShownCopy
  filters: Filters
  /** Epoch milliseconds. */
  now: number
  /** `null`: by status. */
  colouring: Colouring | null
}

/** Part of the world to show. */
interface ViewTarget {
  /** Camera of the link; `null`: `bounds` decides. */
  camera: Camera | null
  /**
   * Box around the person, or the first snapshot's `firstBounds`; the configured region until the catalog is loaded.
   */
  bounds: Bounds
  /** How the bounds are fitted. */
  fit: Fit
  /** Covered sides of the map. */
  padding: Padding
  /** Station of a link that also contains a camera: the map does not move to it; `null`: there is none. */
  linked: string | null
  /** Whether the list is limited to the visible part of the map. */
  isListLimited: boolean
}

/** Stations and person that are highlighted. */
interface ViewHighlights {
  /** Id of the opened station, or of another record of it. */
  openedId: string | null
  /** Id of the station under the mouse, on the map or elsewhere. */
  hoveredId: string | null
  /** Position of the person; `null`: not known, or not in use. */
  userPosition: Position | null
}

interface Appearance {
  /** Images of symbols and names, which the map takes over from the picture. */
  images: OverlayImages
  /** Publisher of the stations. */
  credit: { text: string; url: string }
  /** Tooltip of the symbol under the mouse. */
  Tooltip: ComponentType<TooltipProps>
}

interface ViewListeners {
  onOpen(id: string): void
  onHover(id: string | null): void
  /** Called after each move that `target` did not cause; the camera is rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Called when a cluster of stations at one point is opened. */
  onChoice(stations: StationSummary[]): void
  /** Called with the bounds of the uncovered part after every move. */
  onVisibleBounds?: ((bounds: Bounds) => void) | undefined
}
