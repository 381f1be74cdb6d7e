import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, roundCamera, serializeCamera } from './camera'
import type { MapBounds } from './extent'
import { coverBy, type FlatView, fitInto, lookAt, project } from './flat-view'
import { isInSight, type Padding, shrinkToFit } from './padding'
import { type KeptPlace, sightMargin as margin, useKeepInSight } from './use-keep-in-sight'

/** Where to look, and what must be seen there. */
export interface Aim extends KeptPlace {
  /** `null` lets `bounds` decide. */
  camera: Camera | null
  bounds: MapBounds
}

/** What a picture shows, to the last digit: a link has the camera rounded, and none for the first one. */
export interface PictureAt {
  /** The link's camera that it followed last. */
  text: string | null
  camera: Camera
}

interface Listeners {
  /** A person moved it; rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** After every move. */
  onView(at: PictureAt): void
}

interface FlatCamera {
  /** `null` while the size is not known. */
  view: FlatView | null
  isMoving: boolean
  /** A person moves it. */
  move(change: (view: FlatView) => FlatView): void
  /** A person let it go. */
  rest(): void
}

/** The camera of a flat map that nothing but React moves; what `CameraSync` is to MapLibre. */
export function useFlatCamera(
  aim: Aim,
  size: { width: number; height: number } | null,
  { onCamera, onView }: Listeners,
): FlatCamera {
  const { camera, bounds, padding, place } = aim
  const [view, setView] = useState<FlatView | null>(null)
  const [isMoving, setMoving] = useState(false)
  /** The camera that link and picture both know, as text. */
  const agreed = useRef<string | null>(null)
  const text = camera && serializeCamera(camera)

  const resize = useEffectEvent((width: number, height: number) =>
    setView((before) => {
      const frame = { width, height, padding: before?.padding ?? padding }
      if (before) return lookAt(frame, before.camera)
      return camera ? lookAt(frame, camera) : fitInto(frame, bounds)
    }),
  )
  const cover = useEffectEvent((by: Padding) => setView((before) => before && coverBy(before, by)))
  const look = useEffectEvent((text: string | null, bounds: MapBounds) => {
    if (text !== null && text === agreed.current) return
    agreed.current = text
    setView((before) => before && (camera ? lookAt(before, camera) : fitInto(before, bounds)))
  })
  const settle = useEffectEvent((camera: Camera) => onView({ text, camera }))

  const width = size?.width ?? 0
  const height = size?.height ?? 0
  useLayoutEffect(() => {
    if (width > 0 && height > 0) resize(width, height)
  }, [width, height])
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => cover({ top, right, bottom, left }), [top, right, bottom, left])
  useLayoutEffect(() => look(text, bounds), [text, bounds])
  const settled = isMoving ? null : (view?.camera ?? null)
  useLayoutEffect(() => {
    if (settled) settle(settled)
  }, [settled])

  /** What a person has brought into the picture is the page's camera from now on. */
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
    isIn: (cover) => {
      if (!view || !place) return true
      const { width, height } = view
      const point = project(view, place.lon, place.lat)
      return isInSight(point, shrinkToFit(cover, width, height), { width, height, margin })
    },
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
