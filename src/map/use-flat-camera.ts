import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, roundCamera, serializeCamera } from './camera'
import type { MapBounds } from './extent'
import { type FlatView, fitInto, lookAt, project, setPadding } from './flat-view'
import { isInSight, type Padding, shrinkToFit } from './padding'
import { type KeptPlace, sightMargin as margin, useKeepInSight } from './use-keep-in-sight'
import type { Size } from './use-size'

/** Camera to show, and the place to keep in sight. */
export interface Aim extends KeptPlace {
  /** `null`: `bounds` decides. */
  camera: Camera | null
  bounds: MapBounds
}

/** Exact camera of a picture. A link has only a rounded one, and none for the first camera. */
export interface PictureAt {
  /** Last camera of a link that the picture has moved to, as text. */
  text: string | null
  camera: Camera
}

interface Listeners {
  /** Called when a person has moved it; the camera is rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Called after every move. */
  onView(at: PictureAt): void
}

interface FlatCamera {
  /** `null` until the size is known. */
  view: FlatView | null
  isMoving: boolean
  /** Moves the picture for a person. */
  move(change: (view: FlatView) => FlatView): void
  /** Ends a person's move. */
  rest(): void
}

/** Returns the camera of a flat map that only React moves: the counterpart of `CameraSync`. */
export function useFlatCamera(aim: Aim, size: Size | null, { onCamera, onView }: Listeners): FlatCamera {
  const { camera, padding, place } = aim
  const text = camera && serializeCamera(camera)
  /** Last camera that both link and picture have, as text. */
  const agreed = useRef<string | null>(null)
  const [view, setView] = useAimedView(aim, size, { text, agreed })
  const [isMoving, setMoving] = useState(false)

  const settle = useEffectEvent((camera: Camera) => onView({ text, camera }))
  const settled = isMoving ? null : (view?.camera ?? null)
  useLayoutEffect(() => {
    if (settled) settle(settled)
  }, [settled])

  /** After a person's move, the picture's camera becomes the page's. */
  const agree = (moved: FlatView) => {
    const rounded = roundCamera(moved.camera)
    const next = lookAt(moved, rounded)
    agreed.current = serializeCamera(rounded)
    setView(next)
    onView({ text: agreed.current, camera: next.camera })
    onCamera(rounded)
  }
  const isMoved = useRef(false)
  const end = useEffectEvent(() => {
    if (isMoved.current && view) agree(view)
    isMoved.current = false
  })
  useLayoutEffect(() => {
    if (!isMoving) end()
  }, [isMoving])

  useKeepInSight(aim, {
    isIn: (cover) => !view || !place || isPlaceIn(view, place, cover),
    zoom: () => view?.camera.zoom ?? 0,
    bring: (zoom) => {
      if (view && place) agree(lookAt({ ...view, padding }, { ...place, zoom }))
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
    rest: () => setMoving(false),
  }
}

interface Agreement {
  /** Camera of the link, as text. */
  text: string | null
  /** Last camera that both link and picture have, as text. */
  agreed: RefObject<string | null>
}

/** Returns a state: the view of the aim, which follows size, cover, and each camera of the link that is new to it. */
function useAimedView({ camera, bounds, padding }: Aim, size: Size | null, { text, agreed }: Agreement) {
  const state = useState<FlatView | null>(null)
  const [, setView] = state

  const resize = useEffectEvent((width: number, height: number) =>
    setView((before) => {
      const frame = { width, height, padding: before?.padding ?? padding }
      if (before) return lookAt(frame, before.camera)
      return camera ? lookAt(frame, camera) : fitInto(frame, bounds)
    }),
  )
  const cover = useEffectEvent((by: Padding) => setView((before) => before && setPadding(before, by)))
  const look = useEffectEvent((text: string | null, bounds: MapBounds) => {
    if (text !== null && text === agreed.current) return
    agreed.current = text
    setView((before) => before && (camera ? lookAt(before, camera) : fitInto(before, bounds)))
  })

  const width = size?.width ?? 0
  const height = size?.height ?? 0
  useLayoutEffect(() => {
    if (width > 0 && height > 0) resize(width, height)
  }, [width, height])
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => cover({ top, right, bottom, left }), [top, right, bottom, left])
  useLayoutEffect(() => look(text, bounds), [text, bounds])
  return state
}

function isPlaceIn(view: FlatView, { lon, lat }: { lon: number; lat: number }, cover: Padding): boolean {
  const free = shrinkToFit(cover, view.width, view.height)
  return isInSight(project(view, lon, lat), free, { ...view, margin })
}
