import { useRef } from 'react'
import { useWords } from '../../ui/Words'
import type { ChartFrame } from './chart-options'
import type { TimeWindow } from './time-window'
import { joinMoments, type TooltipLine, valueNear } from './tooltip-lines'
import { useChart } from './use-chart'
import { useChosenMoment } from './use-chosen-moment'
import { useChartGestures } from './use-gestures'

interface Props extends ChartFrame {
  label: string
  tooltipLines: readonly TooltipLine[]
  now: number
  /** The window that is shown, if it can be changed. */
  timeWindow?: TimeWindow
}

/** Lines on a true time axis, with gaps for unknown time. Pointer and keyboard show single values. */
export function TimeChart({ label, tooltipLines, now, timeWindow, ...frame }: Props) {
  const words = useWords()
  const holder = useRef<HTMLDivElement>(null)
  const chart = useChart(holder, frame, timeWindow)
  useChartGestures(holder, chart, timeWindow)
  const moments = tooltipLines.length === 1 ? (tooltipLines[0]?.moments ?? []) : joinMoments(tooltipLines)
  const { index, isPointed, handlers } = useChosenMoment(chart, moments, timeWindow)
  const moment = moments[index]
  const read = moment === undefined ? [] : tooltipLines.map((one) => valueNear(one, moment))
  const text = (one: (typeof read)[number], position: number) => {
    const { name = '', unit = '' } = tooltipLines[position] ?? {}
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
            <span key={tooltipLines[position]?.name}>{text(one, position)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
