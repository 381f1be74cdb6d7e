import { type RefObject, useEffect } from 'react'
import type uPlot from 'uplot'
import { panWindow, type TimeWindow, zoom } from './time-window'

/** Dragging pans along the time. A wheel with Ctrl, or a pinch on a trackpad, zooms around the pointer. */
export function useChartGestures(
  holder: RefObject<HTMLElement | null>,
  chart: RefObject<uPlot | null>,
  timeWindow: TimeWindow | undefined,
): void {
  useEffect(() => {
    const element = holder.current
    if (element === null || timeWindow === undefined) return
    let last: number | null = null
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      last = event.clientX
      element.setPointerCapture(event.pointerId)
    }
    const move = ({ clientX }: PointerEvent) => {
      const width = chart.current?.over.clientWidth ?? 0
      if (last === null || width === 0) return
      panWindow(timeWindow, (last - clientX) / width)
      last = clientX
    }
    const up = () => {
      last = null
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey || chart.current === null) return
      event.preventDefault()
      const { left } = chart.current.over.getBoundingClientRect()
      zoom(timeWindow, Math.exp(event.deltaY / 300), chart.current.posToVal(event.clientX - left, 'x'))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
    }
  }, [holder, chart, timeWindow])
}
