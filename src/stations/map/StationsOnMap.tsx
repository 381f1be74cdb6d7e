import { useMemo } from 'react'
import type { Drawing } from '../../map/drawing'
import { KeepInSight } from '../../map/KeepInSight'
import { MapSigns } from '../../map/MapSigns'
import { useMap } from '../../map/map-context'
import type { Padding } from '../../map/padding'
import { useTownNames } from '../../map/town-names'
import type { Look } from '../../ui/use-look'
import { drawStatusImage } from './status-images'
import type { Signs } from './use-signs'

interface Props {
  signs: Signs
  /** Covered sides of the map. */
  padding: Padding
  look: Look
  /** Whether the base map has no town names itself. */
  hasTowns: boolean
  /** Called when these drawings are on the screen; `count` is the number of stations that they represent. */
  onPainted(drawings: readonly Drawing[], count: number): void
}

/** Stations, clusters, names and marks on the map, and the handlers of their presses. */
export function StationsOnMap({ signs, padding, look, hasTowns, onPainted }: Props) {
  const { drawings, names, kept, press, point } = signs
  const map = useMap()
  const towns = useTownNames(look, hasTowns)
  const scene = useMemo(() => ({ names: [...towns, ...names], drawings }), [towns, names, drawings])

  const open = async (id: string) => {
    const camera = await press(id)
    if (camera) map.easeTo({ center: [camera.lon, camera.lat], zoom: camera.zoom })
  }
  return (
    <>
      <MapSigns
        scene={scene}
        draw={drawStatusImage}
        onPress={(id) => void open(id)}
        onPoint={point}
        onPainted={onPainted}
      />
      <KeepInSight {...kept} padding={padding} />
    </>
  )
}
