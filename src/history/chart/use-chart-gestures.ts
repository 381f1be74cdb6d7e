import { type RefObject, useEffect } from 'react'
import type uPlot from 'uplot'
import { handleChartGestures } from './gestures'
import type { TimeWindow } from './time-window'

/** Pans and zooms a chart whose window can be changed, by pointer and wheel. */
export function useChartGestures(
  holder: RefObject<HTMLElement | null>,
  chart: RefObject<uPlot | null>,
  timeWindow: TimeWindow | undefined,
): void {
  useEffect(() => {
    if (holder.current === null || timeWindow === undefined) return
    return handleChartGestures(holder.current, () => chart.current, timeWindow)
  }, [holder, chart, timeWindow])
}
