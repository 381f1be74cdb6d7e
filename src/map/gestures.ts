import type { Pixel } from './flat-view'

export interface GestureHandlers {
  /** Called when a person grabs the map by pointer or wheel, and when they release it. */
  onHold(isHeld: boolean): void
  onPan(from: Pixel, to: Pixel): void
  onZoom(levels: number, at: Pixel): void
  /** Called on a press without a move. */
  onPress(at: Pixel, isTouch: boolean): void
  /** Called with the mouse position; `null` when the mouse leaves. */
  onPoint(at: Pixel | null): void
}

/** Maximum movement of a press in pixels, as in MapLibre. */
const tolerance = 3
/** Wheel pixels for one zoom level, as in MapLibre; pixels for a wheel line. */
const wheel = { level: 450, line: 40 }
/** Milliseconds after the last wheel event until the map counts as released. */
const wheelRest = 200

/**
 * Handles touch, mouse and wheel on an element.
 * @param handlers returns the current handlers
 * @returns a function that stops it
 */
export function followGestures(element: HTMLElement, handlers: () => GestureHandlers): () => void {
  const abort = new AbortController()
  const options = { signal: abort.signal }
  const pointers = new Map<number, Pixel>()
  let isMoved = false
  let down: Pixel = { x: 0, y: 0 }
  let resting: ReturnType<typeof setTimeout> | undefined

  const at = ({ clientX, clientY }: MouseEvent): Pixel => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const letGo = () => {
    if (pointers.size === 0 && resting === undefined) handlers().onHold(false)
  }

  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    const point = at(event)
    if (pointers.size === 0) {
      isMoved = false
      down = point
    } else isMoved = true
    pointers.set(event.pointerId, point)
    handlers().onHold(true)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    const now = at(event)
    if (before === undefined) {
      if (event.pointerType === 'mouse') handlers().onPoint(now)
      return
    }
    if (!isMoved && distance(down, now) < tolerance) return
    isMoved = true
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (other === undefined) return handlers().onPan(before, now)
    const middle = between(other, now)
    handlers().onPan(between(other, before), middle)
    const growth = Math.log2(distance(other, now) / Math.max(1, distance(other, before)))
    if (Number.isFinite(growth)) handlers().onZoom(growth, middle)
  }
  const end = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (event.type === 'pointerup' && !isMoved) handlers().onPress(at(event), event.pointerType === 'touch')
    letGo()
  }
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * wheel.line : event.deltaY
    handlers().onHold(true)
    handlers().onZoom(-turned / wheel.level, at(event))
    clearTimeout(resting)
    resting = setTimeout(() => {
      resting = undefined
      letGo()
    }, wheelRest)
  }

  element.addEventListener('pointerdown', begin, options)
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', end, options)
  element.addEventListener('pointercancel', end, options)
  element.addEventListener('pointerleave', () => handlers().onPoint(null), options)
  element.addEventListener('wheel', turn, { ...options, passive: false })
  return () => {
    clearTimeout(resting)
    abort.abort()
  }
}

function distance(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function between(one: Pixel, other: Pixel): Pixel {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
