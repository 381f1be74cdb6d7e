import type { Pixel } from '../flat-view'

export interface GestureHandlers {
  /** Called when a person grabs and releases the map, also for a click, and when the wheel starts and stops. */
  onMoving(isMoving: boolean): void
  onPan(from: Pixel, to: Pixel): void
  onZoom(levels: number, point: Pixel): void
  /** Called on a click or tap: a press without a move. */
  onPress(point: Pixel, isTouch: boolean): void
  /** Called with the mouse position; `null` when the mouse leaves. */
  onHover(point: Pixel | null): void
}

/** Maximum movement of a click in pixels, as in MapLibre. */
const clickTolerance = 3
/** Wheel pixels for one zoom level, as in MapLibre; pixels for a wheel line. */
const wheel = { level: 450, line: 40 }
/** Milliseconds without a wheel event after which zooming by wheel has ended. */
const wheelEnd = 200

/** Element with the handlers of its gestures. */
interface GestureTarget {
  element: HTMLElement
  handlers(): GestureHandlers
  /** Aborted when the gestures are no longer handled. */
  signal: AbortSignal
  /** Notes the start or end of a gesture. The end is reported when no other gesture is going on. */
  setMoving(by: 'pointer' | 'wheel', isMoving: boolean): void
}

/**
 * Handles touch, mouse and wheel on an element.
 * @param handlers returns the current handlers
 * @returns a function that stops it
 */
export function handleGestures(element: HTMLElement, handlers: () => GestureHandlers): () => void {
  const abort = new AbortController()
  const active = new Set<string>()
  const target: GestureTarget = {
    element,
    handlers,
    signal: abort.signal,
    setMoving(by, isMoving) {
      if (isMoving) active.add(by)
      else active.delete(by)
      if (isMoving || active.size === 0) handlers().onMoving(isMoving)
    },
  }
  handlePointers(target)
  handleWheel(target)
  return () => abort.abort()
}

/** Pans with one pointer, zooms with two, clicks without a move. */
function handlePointers({ element, handlers, signal, setMoving }: GestureTarget): void {
  const options = { signal }
  const pointers = new Map<number, Pixel>()
  let isMoved = false
  let down: Pixel = { x: 0, y: 0 }

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    const point = toPixel(element, event)
    if (pointers.size === 0) {
      isMoved = false
      down = point
    } else isMoved = true
    pointers.set(event.pointerId, point)
    setMoving('pointer', true)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    const now = toPixel(element, event)
    if (before === undefined) {
      if (event.pointerType === 'mouse') handlers().onHover(now)
      return
    }
    if (!isMoved && distance(down, now) < clickTolerance) return
    isMoved = true
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (other === undefined) return handlers().onPan(before, now)
    const middle = between(other, now)
    handlers().onPan(between(other, before), middle)
    const levels = Math.log2(distance(other, now) / Math.max(1, distance(other, before)))
    if (Number.isFinite(levels)) handlers().onZoom(levels, middle)
  }
  const end = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (event.type === 'pointerup' && !isMoved)
      handlers().onPress(toPixel(element, event), event.pointerType === 'touch')
    if (pointers.size === 0) setMoving('pointer', false)
  }

  element.addEventListener('pointerdown', begin, options)
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', end, options)
  element.addEventListener('pointercancel', end, options)
  element.addEventListener('pointerleave', () => handlers().onHover(null), options)
}

/** Zooms by the wheel. */
function handleWheel({ element, handlers, signal, setMoving }: GestureTarget): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const zoom = (event: WheelEvent) => {
    event.preventDefault()
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * wheel.line : event.deltaY
    setMoving('wheel', true)
    handlers().onZoom(-turned / wheel.level, toPixel(element, event))
    clearTimeout(timer)
    timer = setTimeout(() => setMoving('wheel', false), wheelEnd)
  }
  element.addEventListener('wheel', zoom, { signal, passive: false })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function toPixel(element: HTMLElement, { clientX, clientY }: MouseEvent): Pixel {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

function distance(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function between(one: Pixel, other: Pixel): Pixel {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
