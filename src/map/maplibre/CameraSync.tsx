import type { MapLibreMap } from 'maplibre-gl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Bounds } from '../../model/station'
import { type Camera, roundCamera, serializeCamera } from '../camera'
import type { MapExtent } from '../extent'
import { type Fit, fitInto } from '../flat-view'
import { useMap } from '../map-context'
import { noPadding, type Padding, shrinkToFit } from '../padding'
import type { PictureCamera } from '../use-flat-camera'

interface Props {
  /** Camera to show; `null`: `bounds` decides. */
  camera: Camera | null
  bounds: Bounds
  /** How the bounds are fitted. */
  fit: Fit
  /** Without a camera and a chosen place, a change on its left, or of the map's width, fits the bounds again. */
  padding: Padding
  hasPlace: boolean
  /** Camera of the picture that is shown before the map, from which the map starts; `null`: there is none. */
  pictureCamera: PictureCamera | null
  /** As `onCamera` of `CameraListeners`. */
  onCamera(camera: Camera): void
  /** Called with the bounds of the whole canvas, covered parts included, after every move and resize. */
  onExtent(extent: MapExtent): void
}

/** Synchronizes a camera with the map in both directions, without a loop. Renders nothing. */
export function CameraSync(props: Props) {
  const { camera, bounds, fit, padding, hasPlace, pictureCamera, onCamera, onExtent } = props
  const map = useMap()
  /** Last camera that both sides have, as text. */
  const sharedText = useRef('')
  /** Whether this component is moving the map. Such a move is not reported. */
  const isOwnMove = useRef(false)
  /** Whether the map has a camera. Later the picture's may be older than the bounds that both follow. */
  const isStarted = useRef(false)

  const withoutEvents = (move: () => void) => {
    isOwnMove.current = true
    move()
    isOwnMove.current = false
    sharedText.current = serializeCamera(readCamera(map))
  }
  const noteMove = useEffectEvent(() => {
    // The map has no width while the page is printed.
    if (map.getContainer().clientWidth === 0) return
    onExtent(readExtent(map))
    const now = readCamera(map)
    if (isOwnMove.current || serializeCamera(now) === sharedText.current) return
    sharedText.current = serializeCamera(now)
    onCamera(roundCamera(now))
  })
  const isFitted = camera === null && !hasPlace
  const pad = useEffectEvent((padding: Padding, isRefit = false) => {
    const isFirst = sharedText.current === ''
    const { left } = map.getPadding()
    withoutEvents(() => {
      setPaddingInPlace(map, padding)
      const isOther = isRefit || map.getPadding().left !== left
      if (isFitted && !isFirst && isOther) moveTo(map, fitCamera(map, bounds, fit))
    })
  })
  const noteWidth = useEffectEvent(() => {
    // A picture that is still shown keeps its camera.
    if (isFitted && !pictureCamera && !map.isMoving()) pad(padding, true)
  })
  const follow = useEffectEvent((text: string | null, bounds: Bounds) => {
    const next = !isStarted.current && pictureCamera?.text === text ? pictureCamera.camera : camera
    isStarted.current = true
    if (text === null || text !== sharedText.current)
      withoutEvents(() => moveTo(map, next ?? fitCamera(map, bounds, fit)))
  })

  useLayoutEffect(() => {
    const subscription = map.on('moveend', () => noteMove())
    return () => subscription.unsubscribe()
  }, [map])
  useLayoutEffect(() => onWidth(map, () => noteWidth()), [map])

  const { top, right, bottom, left } = padding
  useLayoutEffect(() => pad({ top, right, bottom, left }), [top, right, bottom, left])

  const cameraText = camera && serializeCamera(camera)
  const [west, south, east, north] = bounds
  useLayoutEffect(
    () => follow(cameraText, [west, south, east, north]),
    [cameraText, west, south, east, north],
  )

  return null
}

/** Calls back after each change of the map's width: a phone's address bar changes the height. @returns the end of it */
function onWidth(map: MapLibreMap, callback: () => void): () => void {
  let width = map.getContainer().clientWidth
  const subscription = map.on('resize', () => {
    const { clientWidth } = map.getContainer()
    // It has none while the page is printed.
    if (clientWidth === 0 || clientWidth === width) return
    width = clientWidth
    callback()
  })
  return () => subscription.unsubscribe()
}

function moveTo(map: MapLibreMap, { lon, lat, zoom }: Camera) {
  map.jumpTo({ center: [lon, lat], zoom })
}

/** Returns the camera on a box, which the picture has at the same size too. */
function fitCamera(map: MapLibreMap, bounds: Bounds, fit: Fit): Camera {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const padding = { ...noPadding, ...map.getPadding() }
  return fitInto({ width, height, padding }, bounds, fit).camera
}

/** Sets the padding for a new cover and keeps the visible places where they are on the screen. */
function setPaddingInPlace(map: MapLibreMap, padding: Padding) {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const fitting = shrinkToFit(padding, width, height)
  const x = (fitting.left + width - fitting.right) / 2
  const y = (fitting.top + height - fitting.bottom) / 2
  map.jumpTo({ center: map.unproject([x, y]), padding: fitting })
}

export function readCamera(map: MapLibreMap): Camera {
  const { lng, lat } = map.getCenter()
  return { lon: lng, lat, zoom: map.getZoom() }
}

function readUncovered(map: MapLibreMap): Bounds {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  const { top, right, bottom, left } = { ...noPadding, ...map.getPadding() }
  const { lng: west, lat: north } = map.unproject([left, top])
  const { lng: east, lat: south } = map.unproject([width - right, height - bottom])
  return [west, south, east, north]
}

function readExtent(map: MapLibreMap): MapExtent {
  const [[west, south], [east, north]] = map.getBounds().toArray()
  return { bounds: [west, south, east, north], uncovered: readUncovered(map), zoom: map.getZoom() }
}
