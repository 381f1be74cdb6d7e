import { useMemo } from 'react'
import { GeoJsonLayers } from '../../map/GeoJsonLayers'
import { KeepInSight } from '../../map/KeepInSight'
import { MapSigns } from '../../map/MapSigns'
import { useMap } from '../../map/map-context'
import type { Padding } from '../../map/padding'
import type { Drawing } from '../../map/sign-painter'
import type { Look } from '../../ui/use-look'
import { nameFeatures } from './drawings'
import { nameLayers, namesFrom } from './station-layers'
import { drawStatusImage } from './status-images'
import { useSame } from './use-same'
import type { Signs } from './use-signs'

interface Props {
  signs: Signs
  zoom: number
  /** What covers the map. */
  padding: Padding
  look: Look
  /** Fonts of the base map's labels. */
  font: readonly string[]
  /** These drawings are on the screen, and stand for so many stations. */
  onPainted(drawings: readonly Drawing[], count: number): void
}

const noNames = nameFeatures({ type: 'FeatureCollection', features: [] }, null)

/** Stations, clusters, names and marks on the map, and what happens when they are pressed. */
export function StationsOnMap({ signs, zoom, padding, look, font, onPainted }: Props) {
  const { drawn, drawings, kept, press, point } = signs
  const map = useMap()
  const layers = useMemo(() => nameLayers(look, font), [look, font])
  const chosen = kept.place?.id ?? null
  const hasNames = zoom >= namesFrom
  // The same while no name changes: MapLibre need not place them again when a status does.
  const names = useSame(
    useMemo(() => (hasNames ? nameFeatures(drawn, chosen) : noNames), [drawn, hasNames, chosen]),
  )

  const open = async (id: string) => {
    const camera = await press(id)
    if (camera) map.easeTo({ center: [camera.lon, camera.lat], zoom: camera.zoom })
  }
  return (
    <>
      <GeoJsonLayers id="names" layers={layers} data={names} />
      <MapSigns
        drawings={drawings}
        draw={drawStatusImage}
        onPress={(id) => void open(id)}
        onPoint={point}
        onPainted={onPainted}
      />
      <KeepInSight {...kept} padding={padding} />
    </>
  )
}
