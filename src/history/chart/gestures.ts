import type uPlot from 'uplot'
import { panWindow, type TimeWindow, zoom } from './time-window'

/** Minimum distance in pixels that counts for a pinch: two fingers above each other are none. */
const minPinch = 40

/** Element with the drawn chart; `null` while it is drawn anew. */
interface ChartTarget {
  element: HTMLElement
  chart(): uPlot | null
  timeWindow: TimeWindow
  /** Aborted when the gestures are no longer handled. */
  signal: AbortSignal
}

/**
 * Dragging pans along the time, two fingers zoom. A wheel with Ctrl, or a pinch on a trackpad, zooms around the
 * pointer.
 * @returns ends the handling
 */
export function handleChartGestures(
  element: HTMLElement,
  chart: () => uPlot | null,
  timeWindow: TimeWindow,
): () => void {
  const abort = new AbortController()
  const target = { element, chart, timeWindow, signal: abort.signal }
  handlePointers(target)
  handleWheel(target)
  return () => abort.abort()
}

function handlePointers({ element, chart, timeWindow, signal }: ChartTarget): void {
  const pointers = new Map<number, number>()
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, event.clientX)
    element.setPointerCapture(event.pointerId)
  }
  const move = ({ pointerId, clientX }: PointerEvent) => {
    const before = pointers.get(pointerId)
    const drawn = chart()
    if (before === undefined || drawn === null || drawn.over.clientWidth === 0) return
    pointers.set(pointerId, clientX)
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1]
    if (other === undefined) return panWindow(timeWindow, (before - clientX) / drawn.over.clientWidth)
    const apart = (x: number) => Math.max(minPinch, Math.abs(x - other))
    zoom(timeWindow, apart(before) / apart(clientX), momentAt(drawn, other))
  }
  const end = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId)
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', end, { signal })
}

function handleWheel({ element, chart, timeWindow, signal }: ChartTarget): void {
  const turn = (event: WheelEvent) => {
    const drawn = chart()
    if (!event.ctrlKey || drawn === null) return
    event.preventDefault()
    zoom(timeWindow, Math.exp(event.deltaY / 300), momentAt(drawn, event.clientX))
  }
  element.addEventListener('wheel', turn, { signal, passive: false })
}

function momentAt(chart: uPlot, clientX: number): number {
  return chart.posToVal(clientX - chart.over.getBoundingClientRect().left, 'x')
}
