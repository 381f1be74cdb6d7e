import type { MapLibreMap } from 'maplibre-gl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Camera, roundCamera, serializeCamera } from './camera'
import { useMap } from './map-context'
import { type Padding, shrinkToFit } from './padding'

/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number]

export interface MapExtent {
  bounds: MapBounds
  zoom: number
}

interface Props {
  /** Where to look; `null` lets `firstBounds` decide. */
  camera: Camera | null
  /** What to show without a camera, once known. Later changes do not move the map. */
  firstBounds: MapBounds | null
  padding: Padding
  /** A person moved the map. */
  onCamera(camera: Camera): void
  /** What is on the canvas, covered parts too, after every move and change of size. */
  onExtent(extent: MapExtent): void
}

/** A region is shown with some air around it. */
const air = 24
/** A single station is not a reason to dive to the doorstep. */
const firstZoom = 14

/** Keeps a camera and the map the same, without either chasing the other. Renders nothing. */
export function CameraSync({ camera, firstBounds, padding, onCamera, onExtent }: Props) {
  const map = useMap()
  /** The camera that both sides know, as text. */
  const agreed = useRef('')
  const quiet = useRef(false)

  const quietly = (move: () => void) => {
    quiet.current = true
    move()
    quiet.current = false
    agreed.current = serializeCamera(cameraOf(map))
  }
  const report = useEffectEvent(() => {
    onExtent(extentOf(map))
    const now = cameraOf(map)
    if (quiet.current || serializeCamera(now) === agreed.current) return
    agreed.current = serializeCamera(now)
    onCamera(roundCamera(now))
  })
  const cover = useEffectEvent(() => quietly(() => setPaddingInPlace(map, padding)))
  const look = useEffectEvent(() => {
    if (camera === null && firstBounds === null) onExtent(extentOf(map))
    else if (camera === null || cameraText !== agreed.current) quietly(() => moveTo(map, camera, firstBounds))
  })

  useLayoutEffect(() => {
    const subscription = map.on('moveend', () => report())
    return () => subscription.unsubscribe()
  }, [map])

  const { top, right, bottom, left } = padding
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sides are the padding, whatever object they come in
  useLayoutEffect(() => cover(), [map, top, right, bottom, left])

  const cameraText = camera && serializeCamera(camera)
  const known = firstBounds !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads what these stand for
  useLayoutEffect(() => look(), [map, cameraText, known])

  return null
}

function moveTo(map: MapLibreMap, camera: Camera | null, bounds: MapBounds | null) {
  if (camera) map.jumpTo({ center: [camera.lon, camera.lat], zoom: camera.zoom })
  else if (bounds) map.fitBounds([...bounds], { padding: air, maxZoom: firstZoom, animate: false })
}

/** Something comes to cover the map: what is in sight stays where it is on the screen. */
function setPaddingInPlace(map: MapLibreMap, padding: Padding) {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const fitting = shrinkToFit(padding, width, height)
  const x = (fitting.left + width - fitting.right) / 2
  const y = (fitting.top + height - fitting.bottom) / 2
  map.jumpTo({ center: map.unproject([x, y]), padding: fitting })
}

function cameraOf(map: MapLibreMap): Camera {
  const { lng, lat } = map.getCenter()
  return { lon: lng, lat, zoom: map.getZoom() }
}

function extentOf(map: MapLibreMap): MapExtent {
  const [[west, south], [east, north]] = map.getBounds().toArray()
  return { bounds: [west, south, east, north], zoom: map.getZoom() }
}
