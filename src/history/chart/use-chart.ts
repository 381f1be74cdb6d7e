import './valid-language'
import { type RefObject, useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type ChartFrame, chartOptions } from './chart-options'
import type { ReadColour } from './paint-lines'
import type { TimeWindow } from './time-window'

/** Returns the drawn chart in an element; `null` until it is mounted. The window moves it without a new drawing. */
export function useChart(
  holder: RefObject<HTMLDivElement | null>,
  frame: ChartFrame,
  timeWindow: TimeWindow | undefined,
) {
  const chartRef = useRef<uPlot | null>(null)
  const { from, to, missing, counts, timeZone, language, lines, height } = frame
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const readWindow = () => timeWindow?.current() ?? { from, to }
    const options = chartOptions(
      { from, to, missing, counts, timeZone, language, lines, height },
      createReadColour(element),
      readWindow,
    )
    const chart = new uPlot(
      { ...options, width: element.clientWidth },
      [
        [from, to],
        [0, 0],
      ],
      element,
    )
    chartRef.current = chart
    const redraw = () => chart.redraw()
    const move = () => {
      const { from: min, to: max } = readWindow()
      chart.setScale('x', { min, max })
    }
    move()
    const stop = timeWindow?.subscribe(move)
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }))
    resized.observe(element)
    // Paint again when the page's colours change, by the system or by the settings.
    const themed = new MutationObserver(redraw)
    themed.observe(document.documentElement, { attributes: true })
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', redraw)
    return () => {
      stop?.()
      resized.disconnect()
      themed.disconnect()
      scheme.removeEventListener('change', redraw)
      chart.destroy()
      chartRef.current = null
    }
  }, [holder, from, to, missing, counts, timeZone, language, lines, height, timeWindow])
  return chartRef
}

/** A canvas cannot read custom properties, so the computed colour of an element is read. */
function createReadColour(element: HTMLElement): ReadColour {
  return (property) => {
    element.style.color = `var(${property})`
    return getComputedStyle(element).color
  }
}
