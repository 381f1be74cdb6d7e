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

/** An element, the handlers of its gestures, and who holds it. */
interface Surface {
  element: HTMLElement
  handlers(): GestureHandlers
  /** Aborted when the gestures are no longer handled. */
  signal: AbortSignal
  /** Grabs or releases the element. A release is reported when nothing else holds it. */
  hold(by: 'pointer' | 'wheel', isHeld: boolean): void
}

/**
 * Handles touch, mouse and wheel on an element.
 * @param handlers returns the current handlers
 * @returns a function that stops it
 */
export function followGestures(element: HTMLElement, handlers: () => GestureHandlers): () => void {
  const abort = new AbortController()
  const holders = new Set<string>()
  const surface: Surface = {
    element,
    handlers,
    signal: abort.signal,
    hold(by, isHeld) {
      if (isHeld) holders.add(by)
      else holders.delete(by)
      if (isHeld || holders.size === 0) handlers().onHold(isHeld)
    },
  }
  followPointers(surface)
  followWheel(surface)
  return () => abort.abort()
}

/** Drags with one pointer, pinches with two, presses without a move. */
function followPointers({ element, handlers, signal, hold }: Surface): void {
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
    hold('pointer', true)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    const now = toPixel(element, event)
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
    if (event.type === 'pointerup' && !isMoved)
      handlers().onPress(toPixel(element, event), event.pointerType === 'touch')
    if (pointers.size === 0) hold('pointer', false)
  }

  element.addEventListener('pointerdown', begin, options)
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', end, options)
  element.addEventListener('pointercancel', end, options)
  element.addEventListener('pointerleave', () => handlers().onPoint(null), options)
}

/** Zooms by the wheel. */
function followWheel({ element, handlers, signal, hold }: Surface): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const turn = (event: WheelEvent) => {
    event.preventDefault()
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * wheel.line : event.deltaY
    hold('wheel', true)
    handlers().onZoom(-turned / wheel.level, toPixel(element, event))
    clearTimeout(resting)
    resting = setTimeout(() => hold('wheel', false), wheelRest)
  }
  element.addEventListener('wheel', turn, { signal, passive: false })
  signal.addEventListener('abort', () => clearTimeout(resting))
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
