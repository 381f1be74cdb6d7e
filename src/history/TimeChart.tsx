import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useWords } from '../ui/Words'
import { chartOptions, type Frame } from './chart-options'
import { indexAt } from './decimate'
import type { ReadColour } from './paint-lines'
import { type TimeWindow, zoom } from './time-window'
import { useChartGestures } from './use-gestures'

/** A value that the tooltip shows at a moment. */
export interface Reading {
  /** Name of the series, if the chart has several. */
  name: string
  unit: string
  /** Epoch milliseconds, ascending; each with its value. */
  moments: readonly number[]
  values: readonly number[]
}

interface Props extends Frame {
  label: string
  readings: readonly Reading[]
  now: number
  /** The window that is shown, if it can be changed. */
  window?: TimeWindow
}

/** Lines on a true time axis, with gaps for unknown time. Pointer and keyboard show single values. */
export function TimeChart({ label, readings, now, window, ...frame }: Props) {
  const words = useWords()
  const holder = useRef<HTMLDivElement>(null)
  const chart = useChart(holder, frame, window)
  useChartGestures(holder, chart, window)
  const [at, setAt] = useState<number | null>(null)
  const moments = readings.length === 1 ? (readings[0]?.moments ?? []) : joined(readings)
  const index = at === null ? moments.length - 1 : nearest(moments, at)
  const moment = moments[index]
  const read = moment === undefined ? [] : readings.map((one) => readingAt(one, moment))
  const text = (one: (typeof read)[number], position: number) => {
    const { name = '', unit = '' } = readings[position] ?? {}
    const value = `${words.number(one.value)} ${unit}`.trim()
    return `${name === '' ? '' : `${name}: `}${value} · ${words.time(one.at, now)}`
  }

  const point = (next: number | null) => {
    setAt(next)
    const left = next === null ? -10 : (chart.current?.valToPos(next, 'x') ?? -10)
    chart.current?.setCursor({ left, top: 0 }, false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.round(moments.length / 10))
    const steps: Partial<Record<string, number>> = {
      ...{ ArrowLeft: -1, ArrowRight: 1, PageUp: page, PageDown: -page },
      ...{ Home: -moments.length, End: moments.length },
    }
    if (window && zooms[event.key] !== undefined) {
      event.preventDefault()
      return zoom(window, zooms[event.key] ?? 1, at ?? undefined)
    }
    const step = steps[event.key]
    if (step === undefined || moments.length === 0) return
    event.preventDefault()
    const next = moments[Math.min(moments.length - 1, Math.max(0, index + step))]
    if (window && next !== undefined) reveal(window, next)
    point(next ?? null)
  }
  return (
    <div
      className="time-chart"
      role="slider"
      tabIndex={moments.length === 0 ? -1 : 0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, moments.length - 1)}
      aria-valuenow={Math.max(0, index)}
      aria-valuetext={read.map(text).join(' · ')}
      onKeyDown={onKeyDown}
      onFocus={() => point(moment ?? null)}
      onBlur={() => point(null)}
      onPointerMove={({ clientX }) => {
        const { left = 0 } = chart.current?.over.getBoundingClientRect() ?? {}
        const under = chart.current?.posToVal(clientX - left, 'x')
        const measured = under === undefined ? undefined : moments[nearest(moments, under)]
        if (measured !== undefined) point(measured)
      }}
      onPointerLeave={({ currentTarget }) => {
        // The moment chosen by keyboard stays while the chart has the focus.
        if (document.activeElement !== currentTarget) point(null)
      }}
    >
      <div ref={holder} />
      {at !== null && read.length > 0 && (
        <p className="chart-tip" aria-hidden>
          {read.map((one, position) => (
            <span key={readings[position]?.name}>{text(one, position)}</span>
          ))}
        </p>
      )}
    </div>
  )
}

const zooms: Partial<Record<string, number>> = { '+': 1 / 2, '-': 2 }

/** Centres a moment that is outside the window. */
function reveal(window: TimeWindow, at: number): void {
  const { from, to } = window.current()
  if (at >= from && at <= to) return
  const half = (to - from) / 2
  window.set({ from: at - half, to: at + half })
}

/** Index of the moment nearest to `at`; -1 without moments. */
function nearest(moments: readonly number[], at: number): number {
  const after = indexAt(moments, at)
  const [before, later] = [moments[after - 1], moments[after]]
  if (before === undefined) return moments.length === 0 ? -1 : 0
  return later === undefined || at - before <= later - at ? after - 1 : after
}

function readingAt({ moments, values }: Reading, at: number): { at: number; value: number } {
  const index = nearest(moments, at)
  return { at: moments[index] ?? 0, value: values[index] ?? 0 }
}

function joined(readings: readonly Reading[]): number[] {
  const all = new Set(readings.flatMap(({ moments }) => [...moments]))
  return [...all].sort((one, other) => one - other)
}

function useChart(holder: RefObject<HTMLDivElement | null>, frame: Frame, window: TimeWindow | undefined) {
  const drawn = useRef<uPlot | null>(null)
  const { from, to, missing, counts, timeZone, language, lines, height } = frame
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const options = chartOptions(
      { from, to, missing, counts, timeZone, language, lines, height },
      painter(element),
    )
    const chart = new uPlot(
      { ...options, width: element.clientWidth },
      [
        [from, to],
        [0, 0],
      ],
      element,
    )
    drawn.current = chart
    const redraw = () => chart.redraw()
    const move = () => {
      const { from: min, to: max } = window?.current() ?? { from, to }
      chart.setScale('x', { min, max })
    }
    move()
    const stop = window?.subscribe(move)
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
      drawn.current = null
    }
  }, [holder, from, to, missing, counts, timeZone, language, lines, height, window])
  return drawn
}

/** A canvas cannot read custom properties, so the computed colour of an element is read. */
function painter(element: HTMLElement): ReadColour {
  return (property) => {
    element.style.color = `var(${property})`
    return getComputedStyle(element).color
  }
}
