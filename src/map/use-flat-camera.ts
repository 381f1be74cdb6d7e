import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Bounds } from '../model/station'
import { type Camera, roundCamera, serializeCamera } from './camera'
import type { MapExtent } from './extent'
import { type Fit, type FlatView, fitInto, lookAt, project, setPadding, viewExtent } from './flat-view'
import { isUncovered, type Padding, shrinkToFit } from './padding'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from './use-keep-visible'
import type { Size } from './use-size'

/** Camera to show, and the place to keep visible. */
export interface CameraTarget extends PlaceToShow {
  /** `null`: `bounds` decides, again after each change of what covers the map's left side while no place is chosen. */
  camera: Camera | null
  bounds: Bounds
  /** How the bounds are fitted. */
  fit: Fit
}

/** Exact camera of a picture. A link has only a rounded one, and none for the first camera. */
export interface PictureCamera {
  /** Last camera of a link that the picture has moved to, as text. */
  text: string | null
  camera: Camera
}

export interface CameraListeners {
  /** Called after each move by a person or to a chosen place; the camera is rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Called with the camera after every move. */
  onView(camera: PictureCamera): void
  /** Called with the bounds of the whole canvas, covered parts included, after every move and resize. */
  onExtent(extent: MapExtent): void
}

interface FlatCamera {
  /** `null` until the size is known. */
  view: FlatView | null
  isMoving: boolean
  /** Moves the picture for a person. */
  move(change: (view: FlatView) => FlatView): void
  /** Ends a person's move: the listeners receive the camera within this call. */
  endMove(): void
}

/** Returns the camera of a picture, synchronized with the link's, as `CameraSync` does for MapLibre's map. */
export function useFlatCamera(
  target: CameraTarget,
  size: Size | null,
  { onCamera, onView, onExtent }: CameraListeners,
): FlatCamera {
  const { camera, padding, place } = target
  const text = camera && serializeCamera(camera)
  /** Last camera that both link and picture have, as text. */
  const sharedText = useRef<string | null>(null)
  const { view, latest, show } = useTargetView(target, size, { text, sharedText })
  const [isMoving, setMoving] = useState(false)
  const isMoved = useRef(false)

  const noteView = useEffectEvent((view: FlatView) => {
    onView({ text, camera: view.camera })
    onExtent(viewExtent(view))
  })
  const restingView = isMoving ? null : view
  useLayoutEffect(() => {
    if (restingView) noteView(restingView)
  }, [restingView])

  /** Makes a camera of the picture the camera of the link too. */
  const setSharedCamera = (moved: FlatView) => {
    const rounded = roundCamera(moved.camera)
    const next = lookAt(moved, rounded)
    sharedText.current = serializeCamera(rounded)
    show(next)
    onView({ text: sharedText.current, camera: next.camera })
    onCamera(rounded)
  }
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
      if (!latest.current) return
      isMoved.current = true
      setMoving(true)
      show(change(latest.current))
    },
    endMove() {
      setMoving(false)
      if (isMoved.current && latest.current) setSharedCamera(latest.current)
      isMoved.current = false
    },
  }
}

interface LinkCamera {
  /** Camera of the link, as text. */
  text: string | null
  /** Last camera that both link and picture have, as text. */
  sharedText: RefObject<string | null>
}

interface TargetView {
  /** `null` until the size is known. */
  view: FlatView | null
  /** Last view that `show` received; `view` has it after the next render. */
  latest: RefObject<FlatView | null>
  show(view: FlatView): void
}

/** Returns the view of the target, which follows size, padding, and each camera of the link that is new to it. */
function useTargetView(
  { camera, bounds, fit, padding, place }: CameraTarget,
  size: Size | null,
  { text, sharedText }: LinkCamera,
): TargetView {
  const [view, setView] = useState<FlatView | null>(null)
  const latest = useRef<FlatView | null>(null)
  const show = (next: FlatView) => {
    latest.current = next
    setView(next)
  }

  const resize = useEffectEvent((width: number, height: number) => {
    const before = latest.current
    const frame = { width, height, padding: before?.padding ?? padding }
    const wanted = before?.camera ?? camera
    show(wanted ? lookAt(frame, wanted) : fitInto(frame, bounds, fit))
  })
  const pad = useEffectEvent((padding: Padding) => {
    const before = latest.current
    if (!before) return
    const isFitted = camera === null && place === null && before.padding.left !== padding.left
    show(isFitted ? fitInto({ ...before, padding }, bounds, fit) : setPadding(before, padding))
  })
  const follow = useEffectEvent((text: string | null, bounds: Bounds) => {
    if (text !== null && text === sharedText.current) return
    sharedText.current = text
    const before = latest.current
    if (before) show(camera ? lookAt(before, camera) : fitInto(before, bounds, fit))
  })

  const width = size?.width ?? 0
  const height = size?.height ?? 0
  useLayoutEffect(() => {
    if (width > 0 && height > 0) resize(width, height)
  }, [width, height])
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => pad({ top, right, bottom, left }), [top, right, bottom, left])
  useLayoutEffect(() => follow(text, bounds), [text, bounds])
  return { view, latest, show }
}

function isPlaceUncovered(
  view: FlatView,
  { lon, lat }: { lon: number; lat: number },
  padding: Padding,
): boolean {
  const free = shrinkToFit(padding, view.width, view.height)
  return isUncovered(project(view, lon, lat), free, { ...view, margin })
}
