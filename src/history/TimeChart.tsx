import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { Gap } from '../model/history'
import { chartOptions, type Frame, type Paint } from './chart-options'
import { columnsOf } from './columns'
import type { Interval } from './intervals'

interface Props extends Omit<Frame, 'missing'> {
  pieces: readonly Interval<number>[]
  missing: readonly Gap[]
}

/** A line of steps on a true time axis; where nothing is known there is no line. For those who see it only. */
export function TimeChart({ pieces, ...frame }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const { from, to, missing, counts, closed, timeZone, language } = frame

  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const options = chartOptions({ from, to, missing, counts, closed, timeZone, language }, painter(element))
    const chart = new uPlot({ ...options, width: element.clientWidth }, columnsOf(pieces), element)
    const redraw = () => chart.redraw()
    const resized = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: options.height }),
    )
    resized.observe(element)
    // Its colours are those of the page, which follow the system, or what somebody chose.
    const themed = new MutationObserver(redraw)
    themed.observe(document.documentElement, { attributes: true })
    const scheme = window.matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', redraw)
    return () => {
      resized.disconnect()
      themed.disconnect()
      scheme.removeEventListener('change', redraw)
      chart.destroy()
    }
  }, [pieces, from, to, missing, counts, closed, timeZone, language])

  return <div className="time-chart" ref={holder} aria-hidden />
}

/** A canvas cannot read custom properties: an element that has the colour tells it. */
function painter(element: HTMLElement): Paint {
  return (property) => {
    element.style.color = `var(${property})`
    return getComputedStyle(element).color
  }
}
