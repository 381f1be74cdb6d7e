import { useMemo, useState } from 'react'
import type { DrawnSymbol } from '../../catalog/drawn-symbol'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'
import type { MapExtent } from '../../map/extent'
import type { Drawing } from '../../map/overlay/drawing'
import type { SymbolTarget } from '../../map/overlay/painted-symbols'
import type { PlaceName } from '../../map/overlay/place-names'
import type { PlaceToShow } from '../../map/use-keep-visible'
import type { Filters } from '../../model/filters'
import { useLook } from '../../ui/use-look'
import { isEqualJson, useStable } from '../../ui/use-stable'
import { useWords } from '../../ui/Words'
import { hasId } from '../station-words'
import { countLabel, drawUserLocation, highlightDrawings, stationNames, stationSymbols } from './drawings'
import { expand } from './expand'
import type { StationsView } from './stations-view'
import { type TooltipContent, toTooltip } from './tooltip-content'
import { useMapFeatures } from './use-map-features'
import { useSummary } from './use-summary'

export interface StationsOverlay {
  /** Answer of the catalog. */
  drawn: readonly DrawnSymbol[]
  /** Whether `drawn` is the answer to the current query. */
  current: boolean
  /** Whether the catalog failed to answer and has never answered before. */
  failed: boolean
  /** Filters; the same object while they are equal. */
  filters: Filters
  /** Selected station, which the camera keeps visible. */
  placeToShow: Pick<PlaceToShow, 'place' | 'linked'>
  /**
   * Drawings from bottom to top: the person, clusters, stations, which clusters would hide because they are larger, and
   * highlights.
   */
  drawings: readonly Drawing[]
  /** Symbol under the mouse with the content of its tooltip; `null`: there is none, or its station is still loading. */
  tip: TooltipContent | null
  /** Names of single stations. */
  names: readonly PlaceName[]
  /**
   * Opens a station, zooms to a cluster, or offers its stations to choose from.
   * @returns the camera to move to; `null`: none
   */
  activate(id: string): Promise<Camera | null>
  /** Reports the station of the symbol under the mouse. */
  hover(symbol: SymbolTarget | null): void
}

/** Returns the symbols of stations, highlights and person for both picture and map, and the handlers of clicks. */
export function useStationsOverlay(view: StationsView, extent: MapExtent | null): StationsOverlay {
  const { data, target, selection, listeners } = view
  const { revision, now, colouring } = data
  const { catalog } = data.handle
  const { here } = selection
  const { language } = useWords()
  const filters = useStable(data.filters, isEqualJson)
  const look = useLook()
  const answer = useMapFeatures({ catalog, revision, filters, now, extent, classes: colouring?.classes })
  const { drawn } = answer
  const selected = useSummary(data, selection.selected)
  const hovered = useSummary(data, selection.hovered)
  const label = useMemo(() => countLabel(language), [language])
  const symbols = useMemo(
    () => stationSymbols(drawn, look, label, colouring),
    [drawn, look, label, colouring],
  )
  const drawings = useMemo(
    () => [
      ...drawUserLocation(here, look),
      ...symbols.clusters,
      ...symbols.stations,
      ...highlightDrawings({ hovered, selected }, look),
    ],
    [here, look, symbols, hovered, selected],
  )
  const chosen = selected?.id ?? null
  const names = useMemo(() => stationNames(drawn, chosen, look), [drawn, chosen, look])

  const findSymbol = (id: string) => drawn.find((symbol) => symbol.id === id)
  const [clicked, setClicked] = useState('')
  const [hoveredSymbol, setHoveredSymbol] = useState<SymbolTarget | null>(null)
  const tip = hoveredSymbol && toTooltip(hoveredSymbol, findSymbol(hoveredSymbol.id), hovered)

  return {
    ...answer,
    filters,
    placeToShow: toPlaceToShow(selected, target.linked, clicked),
    drawings,
    tip,
    names,
    async activate(id) {
      const symbol = findSymbol(id)
      if (id === chosen || symbol?.kind === 'station') {
        setClicked(id)
        listeners.onSelect(id)
      }
      if (symbol?.kind !== 'cluster') return null
      const expansion = await expand({ catalog, filters, now }, symbol, extent?.zoom ?? 0)
      if (expansion.kind === 'zoom') return { ...expansion.position, zoom: expansion.zoom }
      listeners.onChoice(expansion.stations)
      return null
    },
    hover(symbol) {
      setHoveredSymbol(symbol)
      listeners.onHover(symbol && findSymbol(symbol.id)?.kind === 'station' ? symbol.id : null)
    },
  }
}

/**
 * Returns the selected station as the place to keep visible.
 * @param linked id in the link that opened the page, maybe of another record of the station
 * @param clicked id of the symbol that the person clicked last
 */
function toPlaceToShow(
  selected: StationSummary | null,
  linked: string | null,
  clicked: string,
): Pick<PlaceToShow, 'place' | 'linked'> {
  const isLinked = linked !== null && selected !== null && hasId(selected, linked)
  return {
    place: selected?.position
      ? { id: selected.id, ...selected.position, isClicked: selected.id === clicked }
      : null,
    linked: isLinked ? selected.id : linked,
  }
}
