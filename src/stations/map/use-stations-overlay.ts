import { useMemo, useState } from 'react'
import type { CatalogSymbol } from '../../catalog/catalog-symbol'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'
import type { MapExtent } from '../../map/extent'
import type { Overlay } from '../../map/overlay/drawing'
import type { SymbolTarget } from '../../map/overlay/painted-symbols'
import { useTownNames } from '../../map/overlay/town-names'
import type { PlaceToShow } from '../../map/use-keep-visible'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useLook } from '../../ui/look/use-look'
import { isEqualJson, useStable } from '../../ui/use-stable'
import { hasId } from '../station-identity'
import type { Colouring } from './colouring'
import {
  createCountFormat,
  type HighlightedStations,
  toHighlightDrawings,
  toMapSymbols,
  toStationNames,
  toUserDrawings,
} from './drawings'
import type { StationsView } from './stations-view'
import { type TooltipContent, toTooltip } from './tooltip-content'
import { useCatalogSymbols } from './use-catalog-symbols'
import { useSummary } from './use-summary'

export interface StationsOverlay {
  /** Answer of the catalog. */
  symbols: readonly CatalogSymbol[]
  /** Whether `symbols` is the answer to the current query. */
  current: boolean
  /** Whether the catalog failed to answer and has never answered before. */
  failed: boolean
  /** Filters; the same object while they are equal. */
  filters: Filters
  /** Opened station, which the camera keeps visible. */
  placeToShow: Pick<PlaceToShow, 'place' | 'linked'>
  /** Names of towns and of single stations, and all drawings. */
  overlay: Overlay
  /** Symbol under the mouse with the content of its tooltip; `null`: there is none, or its station is still loading. */
  tip: TooltipContent | null
  /**
   * Opens a station, zooms to a cluster, or offers its stations to choose from.
   * @returns the camera to move to; `null`: none
   */
  activate(id: string): Promise<Camera | null>
  /** Reports the station of the symbol under the mouse. */
  hover(symbol: SymbolTarget | null): void
  /** To be called after every move and resize. */
  onExtent(extent: MapExtent): void
}

/**
 * Returns the symbols of stations, highlights and person for both picture and map, and the handlers of clicks.
 * @param onlineBounds bounds in which the base map has the names of towns itself; `null`: there are none
 */
export function useStationsOverlay(view: StationsView, onlineBounds: Bounds | null): StationsOverlay {
  const { data, target, highlighted, listeners } = view
  const { handle, now, colouring } = data
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const filters = useStable(data.filters, isEqualJson)
  const answer = useCatalogSymbols(data, { filters, openedId: highlighted.openedId, extent })
  const { symbols } = answer
  const opened = useSummary(data, highlighted.openedId)
  const hovered = useSummary(data, highlighted.hoveredId)
  const overlay = useOverlay({ ...highlighted, symbols, hovered, opened, colouring, onlineBounds })

  const findSymbol = (id: string) => symbols.find((symbol) => symbol.id === id)
  const [clicked, setClicked] = useState('')
  const [hoveredSymbol, setHoveredSymbol] = useState<SymbolTarget | null>(null)
  const tip = hoveredSymbol && toTooltip(hoveredSymbol, findSymbol(hoveredSymbol.id), hovered)

  return {
    ...answer,
    filters,
    placeToShow: toPlaceToShow(opened, target.linked, target.isListLimited || opened?.id === clicked),
    overlay,
    tip,
    async activate(id) {
      const symbol = findSymbol(id)
      if (id === opened?.id || symbol?.kind === 'station') {
        setClicked(id)
        listeners.onOpen(id)
      }
      if (symbol?.kind !== 'cluster') return null
      const { openCluster } = await import('./open-cluster')
      const query = { filters, now, classes: colouring?.classes }
      return openCluster(handle.catalog, query, symbol, {
        zoom: extent?.zoom ?? 0,
        onChoice: listeners.onChoice,
      })
    },
    hover(symbol) {
      setHoveredSymbol(symbol)
      listeners.onHover(symbol && findSymbol(symbol.id)?.kind === 'station' ? symbol.id : null)
    },
    onExtent(next) {
      setExtent(next)
      listeners.onVisibleBounds?.(next.uncovered)
    },
  }
}

interface OverlayData extends HighlightedStations {
  symbols: readonly CatalogSymbol[]
  userPosition: Position | null
  colouring: Colouring | null
  onlineBounds: Bounds | null
}

/** Returns names and drawings, the same object while nothing changes. */
function useOverlay({
  symbols,
  hovered,
  opened,
  userPosition,
  colouring,
  onlineBounds,
}: OverlayData): Overlay {
  const { language } = useI18n()
  const look = useLook()
  const formatCount = useMemo(() => createCountFormat(language), [language])
  const mapSymbols = useMemo(
    () => toMapSymbols(symbols, look, formatCount, colouring),
    [symbols, look, formatCount, colouring],
  )
  // From bottom to top.
  const drawings = useMemo(
    () => [
      ...toUserDrawings(userPosition, look),
      ...mapSymbols,
      ...toHighlightDrawings({ hovered, opened }, look, colouring),
    ],
    [userPosition, look, mapSymbols, hovered, opened, colouring],
  )
  const towns = useTownNames(look, language, onlineBounds)
  const openedId = opened?.id ?? null
  const names = useMemo(() => toStationNames(symbols, openedId, look), [symbols, openedId, look])
  return useMemo(() => ({ names: [...towns, ...names], drawings }), [towns, names, drawings])
}

/**
 * Returns the opened station as the place to keep visible.
 * @param linked id in the link that opened the page, maybe of another record of the station
 * @param isFromMap whether its symbol was clicked, or the list is limited to the map
 */
function toPlaceToShow(
  opened: StationSummary | null,
  linked: string | null,
  isFromMap: boolean,
): Pick<PlaceToShow, 'place' | 'linked'> {
  const isLinked = linked !== null && opened !== null && hasId(opened, linked)
  return {
    place: opened?.position ? { id: opened.id, ...opened.position, isFromMap } : null,
    linked: isLinked ? opened.id : linked,
  }
}
