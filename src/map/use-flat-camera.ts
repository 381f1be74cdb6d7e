import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, roundCamera, serializeCamera } from './camera'
import type { MapBounds } from './extent'
import { type FlatView, fitInto, lookAt, project, setPadding } from './flat-view'
import { isUncovered, type Padding, shrinkToFit } from './padding'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from './use-keep-visible'
import type { Size } from './use-size'

/** Camera to show, and the place to keep visible. */
export interface CameraTarget extends PlaceToShow {
  /** `null`: `bounds` decides, again after each change of what covers the map's left side while no place is chosen. */
  camera: Camera | null
  bounds: MapBounds
}

/** Exact camera of a picture. A link has only a rounded one, and none for the first camera. */
export interface PictureCamera {
  /** Last camera of a link that the picture has moved to, as text. */
  text: string | null
  camera: Camera
}

interface Listeners {
  /** Called when a person has moved it; the camera is rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Called after every move. */
  onView(camera: PictureCamera): void
}

interface FlatCamera {
  /** `null` until the size is known. */
  view: FlatView | null
  isMoving: boolean
  /** Moves the picture for a person. */
  move(change: (view: FlatView) => FlatView): void
  /** Ends a person's move. */
  endMove(): void
}

/** Returns the camera of a picture, synchronized with the link's, as `CameraSync` does for MapLibre's map. */
export function useFlatCamera(
  target: CameraTarget,
  size: Size | null,
  { onCamera, onView }: Listeners,
): FlatCamera {
  const { camera, padding, place } = target
  const text = camera && serializeCamera(camera)
  /** Last camera that both link and picture have, as text. */
  const sharedText = useRef<string | null>(null)
  const [view, setView] = useTargetView(target, size, { text, sharedText })
  const [isMoving, setMoving] = useState(false)

  const reportView = useEffectEvent((camera: Camera) => onView({ text, camera }))
  const restingCamera = isMoving ? null : (view?.camera ?? null)
  useLayoutEffect(() => {
    if (restingCamera) reportView(restingCamera)
  }, [restingCamera])

  /** Makes a camera of the picture the camera of the link too. */
  const setSharedCamera = (moved: FlatView) => {
    const rounded = roundCamera(moved.camera)
    const next = lookAt(moved, rounded)
    sharedText.current = serializeCamera(rounded)
    setView(next)
    onView({ text: sharedText.current, camera: next.camera })
    onCamera(rounded)
  }
  const isMoved = useRef(false)
  const finishMove = useEffectEvent(() => {
    if (isMoved.current && view) setSharedCamera(view)
    isMoved.current = false
  })
  useLayoutEffect(() => {
    if (!isMoving) finishMove()
  }, [isMoving])

  useKeepVisible(target, {
    isUncovered: (padding) => !view || !place || isPlaceUncovered(view, place, padding),
    zoom: () => view?.camera.zoom ?? 0,
    moveTo: (zoom) => {
      if (view && place) setSharedCamera(lookAt({ ...view, padding }, { ...place, zoom }))
    },
  })

  return {
    view,
    isMoving,
    move(change) {
      isMoved.current = true
      setMoving(true)
      setView((before) => before && change(before))
    },
    endMove: () => setMoving(false),
  }
}

interface LinkCamera {
  /** Camera of the link, as text. */
  text: string | null
  /** Last camera that both link and picture have, as text. */
  sharedText: RefObject<string | null>
}

/** Returns a state: the view of the target, which follows size, padding, and each camera of the link that is new to it. */
function useTargetView(
  { camera, bounds, padding, place }: CameraTarget,
  size: Size | null,
  { text, sharedText }: LinkCamera,
) {
  const state = useState<FlatView | null>(null)
  const [, setView] = state

  const resize = useEffectEvent((width: number, height: number) =>
    setView((before) => {
      const frame = { width, height, padding: before?.padding ?? padding }
      if (before) return lookAt(frame, before.camera)
      return camera ? lookAt(frame, camera) : fitInto(frame, bounds)
    }),
  )
  const pad = useEffectEvent((padding: Padding) =>
    setView((before) => {
      if (!before) return before
      const isFitted = camera === null && place === null && before.padding.left !== padding.left
      return isFitted ? fitInto({ ...before, padding }, bounds) : setPadding(before, padding)
    }),
  )
  const follow = useEffectEvent((text: string | null, bounds: MapBounds) => {
    if (text !== null && text === sharedText.current) return
    sharedText.current = text
    setView((before) => before && (camera ? lookAt(before, camera) : fitInto(before, bounds)))
  })

  const width = size?.width ?? 0
  const height = size?.height ?? 0
  useLayoutEffect(() => {
    if (width > 0 && height > 0) resize(width, height)
  }, [width, height])
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => pad({ top, right, bottom, left }), [top, right, bottom, left])
  const [west, south, east, north] = bounds
  useLayoutEffect(() => follow(text, [west, south, east, north]), [text, west, south, east, north])
  return state
}

function isPlaceUncovered(
  view: FlatView,
  { lon, lat }: { lon: number; lat: number },
  padding: Padding,
): boolean {
  const free = shrinkToFit(padding, view.width, view.height)
  return isUncovered(project(view, lon, lat), free, { ...view, margin })
}
