import { useMemo } from 'react'
import type { CatalogApi, Drawn } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { GeoJsonLayers } from '../../map/GeoJsonLayers'
import { KeepInSight } from '../../map/KeepInSight'
import { MapImages } from '../../map/MapImages'
import { useMap } from '../../map/map-context'
import type { Padding } from '../../map/padding'
import { type Rendered, RenderWatch } from '../../map/RenderWatch'
import type { Filters } from '../../model/filters'
import type { Position } from '../../model/station'
import type { Look } from '../../ui/use-look'
import { hasId } from '../station-words'
import { expand } from './expand'
import {
  countLabel,
  hereFeatures,
  iconsOf,
  markFeatures,
  type StationFeature,
  stationFeatures,
} from './station-features'
import { hereLayers, markLayers, nameLayers, stationLayers } from './station-layers'
import { drawStatusImage } from './status-images'

interface Props {
  catalog: CatalogApi
  filters: Filters
  now: number
  drawn: Drawn
  marks: { selected: StationSummary | null; hovered: StationSummary | null }
  /** Where the person is, if they asked. */
  here: Position | null
  /** Id of the station that the page was opened with, where a camera came along. */
  linked: string | null
  /** What covers the map. */
  padding: Padding
  look: Look
  /** Fonts of the base map's labels. */
  font: readonly string[]
  /** A BCP 47 tag, for numbers. */
  language: string
  onSelect(id: string): void
  onHover(id: string | null): void
  onChoice(stations: StationSummary[]): void
  onRendered(rendered: Rendered): void
}

/** Stations, clusters, names and marks on the map, and what happens when they are pointed at. */
export function StationsOnMap(props: Props) {
  const { drawn, marks, here, linked, look, font, language, onSelect, onHover, onRendered } = props
  const { selected, hovered } = marks
  const map = useMap()
  const label = useMemo(() => countLabel(language), [language])
  const stations = useMemo(() => stationFeatures(drawn, look, label), [drawn, look, label])
  const marked = useMemo(() => markFeatures(look, { selected, hovered }), [look, selected, hovered])
  const icons = useMemo(() => iconsOf([stations, marked]), [stations, marked])
  const names = useMemo(() => nameLayers(look, font), [look, font])
  const rings = useMemo(() => markLayers(look), [look])
  const dot = useMemo(() => hereLayers(look), [look])
  const person = useMemo(() => hereFeatures(here), [here])

  const open = async ({ id, cluster }: StationFeature) => {
    if (cluster === '') return onSelect(id)
    const feature = stations.features.find(({ properties }) => properties.id === id)
    const expansion = feature && (await expand(props, feature, map.getZoom()))
    if (expansion?.kind === 'choice') props.onChoice(expansion.stations)
    else if (expansion) map.easeTo({ center: [expansion.at.lon, expansion.at.lat], zoom: expansion.zoom })
  }

  return (
    <>
      <MapImages ids={icons} draw={drawStatusImage} />
      <GeoJsonLayers id="names" layers={names} data={stations} beneath="stations" />
      <GeoJsonLayers
        id="stations"
        layers={stationLayers}
        data={stations}
        onClick={(feature) => void open(feature)}
        onHover={(feature) => onHover(feature?.cluster === '' ? feature.id : null)}
      />
      <GeoJsonLayers id="here" layers={dot} data={person} beneath="stations" />
      <GeoJsonLayers id="marks" layers={rings} data={marked} beneath="clusters" />
      <RenderWatch id="stations" layers={stationLayers} data={stations} onRendered={onRendered} />
      <KeepInSight
        place={selected?.position ? { id: selected.id, ...selected.position } : null}
        linked={linked !== null && selected && hasId(selected, linked) ? selected.id : linked}
        padding={props.padding}
      />
    </>
  )
}
