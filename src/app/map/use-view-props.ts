import { type Ref, useMemo, useState, useSyncExternalStore } from 'react'
import type { Config } from '../../config/config'
import type { Camera } from '../../map/camera'
import type { Padding } from '../../map/padding'
import { shownFromCopy } from '../../model/parts'
import type { Bounds, Position } from '../../model/station'
import type { Colouring } from '../../stations/map/colouring'
import type { StationsViewProps } from '../../stations/map/props'
import type { StationQueries } from '../../stations/use-stations'
import { useMedia, useScreenValue } from '../../ui/use-media'
import { useNow } from '../../ui/use-now'
import type { SheetHeight } from '../../ui/use-sheet-drag'
import { useWords } from '../../ui/Words'
import { narrow, wide } from '../../ui/widths'
import type { View } from '../link/view'
import { mapPadding } from './layout'

export interface MapHandle {
  /** Moves the camera to a box, within the uncovered part of the map. */
  show(bounds: Bounds): void
}

export interface MapRegionProps {
  ref?: Ref<MapHandle>
  config: Config
  stations: StationQueries
  view: View
  sheet: SheetHeight
  /** Whether the page has a list, which then loads first. */
  hasList?: boolean
  /** Covered sides of the map if they differ from the main page's. Pass the same object each time. */
  padding?: Padding | undefined
  hovered: string | null
  /** Absent: symbols are coloured by status. */
  colouring?: Colouring | null
  /** Position of the person. */
  here?: Position | null
  onHover(id: string | null): void
  /** Absent: the person's position is not used. */
  onLocate?: () => void
  onVisibleBounds?: (bounds: Bounds) => void
  onSelect(id: string): void
  onCamera(camera: Camera): void
  /** Called if the device cannot draw the map, now or ever. */
  onUnavailable?: () => void
}

/** Returns the common props of picture and map, and the padding for what covers them. */
export function useViewProps(
  props: MapRegionProps,
): Omit<StationsViewProps, 'images' | 'onChoice' | 'Tooltip'> {
  const { config, stations, view, sheet, padding, here = null } = props
  const { language } = useWords()
  const { publisher, licence } = config
  const now = useNow()
  const { handle, snapshot } = stations
  const usual = usePadding(view.station !== '' || view.work !== '', sheet)
  const covered = useScreenValue(padding ?? usual)
  const selected = view.station === '' ? null : view.station
  const [linked] = useState(() => (view.camera === null ? null : selected))
  return {
    catalog: handle.catalog,
    revision: snapshot?.revision ?? null,
    shownFromCopy: snapshot ? shownFromCopy(snapshot.parts) : 'all',
    filters: view.filters,
    now,
    selected,
    hovered: props.hovered,
    camera: view.camera,
    region: config.region.bbox,
    firstBounds: snapshot?.firstBounds ?? null,
    padding: covered,
    linked,
    // The map, whose script comes later, finds out whether the person allows them and whether they load.
    hasStreets: config.basemap !== undefined,
    here,
    colouring: props.colouring,
    dataCredit: { text: `${publisher}, ${licence.name}`, url: licence.url },
    language,
    onSelect: props.onSelect,
    onHover: props.onHover,
    onCamera: props.onCamera,
    onVisibleBounds: props.onVisibleBounds,
  }
}

/** Shares of the window's height that the sheet takes, as in `sheet.css`. */
const sheetShare: Record<SheetHeight, number> = { low: 0.16, half: 0.52, full: 0.52 }

function usePadding(station: boolean, sheet: SheetHeight) {
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)
  const size = useSyncExternalStore(subscribeToResize, () => `${window.innerWidth}x${window.innerHeight}`)
  return useMemo(() => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return mapPadding(
      { narrow: isNarrow, wide: isWide, width, height },
      { station, sheet: sheetShare[sheet] },
    )
  }, [isNarrow, isWide, size, station, sheet])
}

function subscribeToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
