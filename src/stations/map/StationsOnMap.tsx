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
import { hereFeatures, iconsOf, markFeatures, type StationFeature, stationFeatures } from './station-features'
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

  const open = (feature: StationFeature) => {
    if (feature.cluster === '') onSelect(feature.id)
    else void expand(feature)
  }

  async function expand({ id, cluster }: StationFeature) {
    const { catalog, filters, now, onChoice } = props
    const expansion = await catalog.expand({ filters, now }, cluster).catch(() => null)
    const place = stations.features.find((feature) => feature.properties.id === id)?.geometry.coordinates
    if (expansion?.kind === 'choice') return onChoice(expansion.stations)
    if (expansion) {
      const { at, zoom } = expansion
      // At least half a level: a click that seems to do nothing is a cluster that never opens.
      map.easeTo({ center: [at.lon, at.lat], zoom: Math.max(zoom, map.getZoom() + 0.5) })
    } else if (place) {
      // The cluster was of a revision that is gone: closer up there will be others.
      map.easeTo({ center: [place[0] ?? 0, place[1] ?? 0], zoom: map.getZoom() + 2 })
    }
  }

  return (
    <>
      <MapImages ids={icons} draw={drawStatusImage} />
      <GeoJsonLayers id="names" layers={names} data={stations} beneath="stations" />
      <GeoJsonLayers
        id="stations"
        layers={stationLayers}
        data={stations}
        onClick={open}
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

/** The number in a ring: whole up to 999, then in short. */
function countLabel(language: string): (count: number) => string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (count) => short.format(count)
}
