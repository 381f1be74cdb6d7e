import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Drawn } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'
import type { Drawing } from '../../map/drawing'
import type { MapExtent } from '../../map/extent'
import type { PointedSign } from '../../map/painted-signs'
import type { PlaceName } from '../../map/place-names'
import type { KeptPlace } from '../../map/use-keep-in-sight'
import type { Filters } from '../../model/filters'
import { useLook } from '../../ui/use-look'
import { hasId } from '../station-words'
import { countLabel, drawUserLocation, markDrawings, stationNames, stationSigns } from './drawings'
import { expand } from './expand'
import type { StationsViewProps } from './props'
import { describeTip } from './tip'
import { useMapFeatures } from './use-map-features'
import { useSame } from './use-same'
import { useSummary } from './use-summary'

export interface Signs {
  /** Answer of the catalog. */
  drawn: Drawn
  /** Whether `drawn` is the answer to the current query. */
  current: boolean
  /** Whether the catalog failed to answer and has never answered before. */
  failed: boolean
  /** Filters; the same object while they are equal. */
  filters: Filters
  /** Selected station, which is kept in sight. */
  kept: Pick<KeptPlace, 'place' | 'linked'>
  /** Drawings from bottom to top: the person, stations, clusters, marks. */
  drawings: readonly Drawing[]
  /** Names of single stations. */
  names: readonly PlaceName[]
  /** Opens a station, or the choice of stations at one point. @returns a camera to move to; `null`: none */
  press(id: string): Promise<Camera | null>
  /** Reports the station of the sign under the mouse. */
  point(sign: PointedSign | null): void
}

/** Returns the signs of stations, marks and person for both picture and map, and the handlers of presses. */
export function useSigns(props: StationsViewProps, extent: MapExtent | null): Signs {
  const { catalog, revision, now, here, language, linked, colouring } = props
  const filters = useSame(props.filters)
  const look = useLook()
  const answer = useMapFeatures({ catalog, revision, filters, now, extent, classes: colouring?.classes })
  const { drawn } = answer
  const selected = useSummary({ catalog, revision, now }, props.selected)
  const hovered = useSummary({ catalog, revision, now }, props.hovered)
  const label = useMemo(() => countLabel(language), [language])
  const signs = useMemo(() => stationSigns(drawn, look, label, colouring), [drawn, look, label, colouring])
  const drawings = useMemo(
    () => [
      ...drawUserLocation(here, look),
      ...signs.stations,
      ...signs.clusters,
      ...markDrawings({ hovered, selected }, look),
    ],
    [here, look, signs, hovered, selected],
  )
  const chosen = selected?.id ?? null
  const names = useMemo(() => stationNames(drawn, chosen, look), [drawn, chosen, look])

  const findFeature = (id: string) => drawn.features.find(({ properties }) => properties.id === id)
  const [pressed, setPressed] = useState('')
  const [pointed, setPointed] = useState<PointedSign | null>(null)
  const under = pointed ? findFeature(pointed.id)?.properties : undefined
  const tip = useMemo(() => pointed && describeTip(pointed, under, hovered), [pointed, under, hovered])
  useReported(tip, props.onTip)

  return {
    ...answer,
    filters,
    kept: toKept(selected, linked, pressed),
    drawings,
    names,
    async press(id) {
      const feature = findFeature(id)
      if (id === chosen || feature?.properties.kind === 'station') {
        setPressed(id)
        props.onSelect(id)
      }
      if (feature?.properties.kind !== 'cluster') return null
      const { coordinates } = feature.geometry
      const at = { coordinates, zoom: extent?.zoom ?? 0 }
      const expansion = await expand({ catalog, filters, now }, feature.properties, at)
      if (expansion.kind === 'zoom') return { ...expansion.at, zoom: expansion.zoom }
      props.onChoice(expansion.stations)
      return null
    },
    point(sign) {
      setPointed(sign)
      props.onHover(sign && findFeature(sign.id)?.properties.kind === 'station' ? sign.id : null)
    },
  }
}

/**
 * Returns the selected station as a place to keep in sight.
 * @param linked id in the link that opened the page, maybe of another record of the station
 * @param pressed id of the sign that the person pressed last
 */
function toKept(selected: StationSummary | null, linked: string | null, pressed: string): Signs['kept'] {
  const isLinked = linked !== null && selected !== null && hasId(selected, linked)
  return {
    place: selected?.position
      ? { id: selected.id, ...selected.position, isPressed: selected.id === pressed }
      : null,
    linked: isLinked ? selected.id : linked,
  }
}

/** Reports a value when it changes, and `null` when it is gone. */
function useReported<Value>(value: Value | null, onChange: (value: Value | null) => void): void {
  const report = useEffectEvent(onChange)
  useEffect(() => {
    report(value)
    return () => report(null)
  }, [value])
}
