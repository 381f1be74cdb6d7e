import { useRef } from 'react'
import { useWords } from '../ui/Words'
import type { Frame } from './chart-options'
import { joinMoments, type Reading, readingAt } from './readings'
import type { TimeWindow } from './time-window'
import { useChart } from './use-chart'
import { useChartGestures } from './use-gestures'
import { useReadMoment } from './use-read-moment'

interface Props extends Frame {
  label: string
  readings: readonly Reading[]
  now: number
  /** The window that is shown, if it can be changed. */
  timeWindow?: TimeWindow
}

/** Lines on a true time axis, with gaps for unknown time. Pointer and keyboard show single values. */
export function TimeChart({ label, readings, now, timeWindow, ...frame }: Props) {
  const words = useWords()
  const holder = useRef<HTMLDivElement>(null)
  const chart = useChart(holder, frame, timeWindow)
  useChartGestures(holder, chart, timeWindow)
  const moments = readings.length === 1 ? (readings[0]?.moments ?? []) : joinMoments(readings)
  const { index, isPointed, handlers } = useReadMoment(chart, moments, timeWindow)
  const moment = moments[index]
  const read = moment === undefined ? [] : readings.map((one) => readingAt(one, moment))
  const text = (one: (typeof read)[number], position: number) => {
    const { name = '', unit = '' } = readings[position] ?? {}
    const value = `${words.number(one.value)} ${unit}`.trim()
    return `${name === '' ? '' : `${name}: `}${value} · ${words.time(one.at, now)}`
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
      {...handlers}
    >
      <div ref={holder} />
      {isPointed && read.length > 0 && (
        <p className="chart-tip" aria-hidden>
          {read.map((one, position) => (
            <span key={readings[position]?.name}>{text(one, position)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
