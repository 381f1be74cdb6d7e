import { type Ref, useState, useSyncExternalStore } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { initialFit } from '../../map/flat-view'
import { OverlayImages } from '../../map/overlay/overlay-images'
import type { Padding } from '../../map/padding'
import { useFirstValue } from '../../map/use-first-value'
import type { Bounds, Position } from '../../model/station'
import type { Colouring } from '../../stations/map/colouring'
import type { LocateControl, StationsView } from '../../stations/map/stations-view'
import { useNow } from '../../ui/browser/use-now'
import { useMedia, useScreenValue } from '../../ui/look/use-media'
import { narrow, wide } from '../../ui/look/widths'
import type { SheetHeight } from '../../ui/sheet/use-sheet-drag'
import { isEqualJson, useStable } from '../../ui/use-stable'
import { lazyPart } from '../lazy/lazy-part'
import { useHover } from '../page/HoverContext'
import { usePage } from '../page/PageContext'
import { mapPadding, sheetCover, userBoundsFit } from './map-padding'

const MapTooltip = lazyPart(async () => (await import('../../stations/map/MapTooltip')).MapTooltip)

/** What the page may tell its map, by a ref. */
export interface MapCommands {
  /** Moves the camera to a box, within the uncovered part of the map. */
  show(bounds: Bounds): void
}

export interface MapRegionProps {
  ref?: Ref<MapCommands>
  sheet: SheetHeight
  /** Whether the page has a list, which then loads first. */
  hasList?: boolean
  /** Covered sides of the map if they differ from the main page's. */
  padding?: Padding | undefined
  /** Absent: symbols are coloured by status. */
  colouring?: Colouring | null
  /**
   * Position of the person, the box around them that the map then shows, and what shows or hides it; absent: it is not
   * used.
   */
  location?: LocateControl & { userPosition: Position | null; userBounds: Bounds | null }
  onVisibleBounds?: (bounds: Bounds) => void
}

/** Returns what picture and map show of the page's stations. */
export function useStationsView(
  { sheet, padding, colouring = null, location, onVisibleBounds }: MapRegionProps,
  onChoice: (stations: StationSummary[]) => void,
): StationsView {
  const { config, stations, view, changeView, onOpen } = usePage()
  const [hoveredId, onHover] = useHover()
  const { publisher, licence, region } = config
  const { handle, snapshot } = stations
  const hasStation = view.station !== ''
  const mainPadding = usePadding({ station: hasStation, panel: hasStation || view.work !== '' }, sheet)
  const openedId = hasStation ? view.station : null
  const [linked] = useState(() => (view.camera === null ? null : openedId))
  const [images] = useState(() => new OverlayImages())
  const userBounds = location?.userBounds
  const firstBounds = useFirstValue(snapshot?.firstBounds ?? null) ?? region.bbox
  return {
    data: {
      handle,
      revision: snapshot?.revision ?? null,
      copy: snapshot?.copy ?? 'stations',
      filters: view.filters,
      now: useNow(),
      colouring,
    },
    target: {
      camera: view.camera,
      bounds: userBounds ?? firstBounds,
      fit: userBounds ? userBoundsFit : initialFit,
      padding: useScreenValue(useStable(padding ?? mainPadding, isEqualJson)),
      linked,
      isListLimited: view.within === 'map',
    },
    highlighted: { openedId, hoveredId, userPosition: location?.userPosition ?? null },
    appearance: {
      images,
      credit: { text: `${publisher}, ${licence.name}`, url: licence.url },
      Tooltip: MapTooltip,
    },
    listeners: {
      onOpen,
      onHover,
      onCamera: (camera) => changeView({ camera }, 'replace'),
      onChoice,
      onVisibleBounds,
    },
  }
}

/** @param opened whether a station is opened, and whether it or the workspace is */
function usePadding(opened: { station: boolean; panel: boolean }, sheet: SheetHeight) {
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)
  const width = useSyncExternalStore(subscribeToResize, () => window.innerWidth)
  const height = useSyncExternalStore(subscribeToResize, () => window.innerHeight)
  const covered = sheetCover(sheet, height, opened.station)
  return mapPadding(
    { narrow: isNarrow, wide: isWide, width, height },
    { panel: opened.panel, sheet: covered },
  )
}

function subscribeToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
