import uPlot, { type Options } from 'uplot'
import type { Gap } from '../model/history'

export interface Frame {
  /** Epoch milliseconds. */
  from: number
  to: number
  missing: readonly Gap[]
  /** Whole numbers only. */
  counts: boolean
  closed: boolean
  timeZone: string
  language: string
}

const hour = 3_600_000
const day = 24 * hour
/** CSS pixels. */
const height = 132
const axisWidth = 34
/** Half of a label, which may stand at the right end. */
const lastLabel = 20

/** @returns the colour that a custom property of the page has now, as a canvas understands it */
export type Paint = (property: string) => string

/** How a chart of `[from, to)` looks, but for its width. Colours are asked for with every drawing. */
export function chartOptions(frame: Frame, paint: Paint): Omit<Options, 'width'> {
  const { from, to, counts, closed, timeZone } = frame
  const steps = uPlot.paths.stepped?.({ align: 1, alignGaps: 1 })
  const colour = (property: string) => () => paint(property)
  const line = colour(closed ? '--closed' : '--accent')
  const wash = colour(closed ? '--closed-wash' : '--accent-wash')
  const axis = {
    stroke: colour('--text-soft'),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  }
  return {
    height,
    ms: 1,
    padding: [8, lastLabel, 0, 0],
    tzDate: (moment) => uPlot.tzDate(new Date(moment), timeZone),
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: true, range: [from, to] },
      y: { range: (_, least, most) => [Math.min(0, least), Math.max(1, most) * 1.08] },
    },
    axes: [
      { ...axis, size: 24, gap: 4, ...ticksOf(frame) },
      {
        ...axis,
        size: axisWidth,
        gap: 6,
        space: 28,
        values: (_, splits) => splits.map((split) => numbersOf(frame.language).format(split)),
        ...(counts ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] } : {}),
      },
    ],
    series: [
      {},
      {
        stroke: line,
        fill: wash,
        width: 2,
        spanGaps: false,
        points: { show: false },
        ...(steps && { paths: steps }),
      },
    ],
    hooks: { drawClear: [(chart) => markMissing(chart, frame.missing, paint('--line-strong'))] },
  }
}

function ticksOf({ from, to, timeZone, language }: Frame): Pick<uPlot.Axis, 'incrs' | 'values' | 'space'> {
  const locale = language === 'en' ? 'en-GB' : language
  const isLong = to - from > 2 * day
  const format = new Intl.DateTimeFormat(
    locale,
    isLong
      ? { timeZone, weekday: 'short', day: 'numeric' }
      : { timeZone, hour: '2-digit', minute: '2-digit' },
  )
  return {
    incrs: isLong ? [day, 2 * day] : [3 * hour, 6 * hour, 12 * hour],
    space: 52,
    values: (_, splits) => splits.map((split) => format.format(split)),
  }
}

function numbersOf(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
}

/** Hatches what could not be had, so that it does not look like silence. */
function markMissing({ ctx, bbox, valToPos }: uPlot, missing: readonly Gap[], colour: string): void {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = devicePixelRatio
  for (const { from, to } of missing) {
    const left = Math.max(bbox.left, valToPos(from, 'x', true))
    const right = Math.min(bbox.left + bbox.width, valToPos(to, 'x', true))
    if (right <= left) continue
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, bbox.top, right - left, bbox.height)
    ctx.clip()
    ctx.beginPath()
    const gap = 8 * devicePixelRatio
    for (let x = left - bbox.height; x < right; x += gap) {
      ctx.moveTo(x, bbox.top + bbox.height)
      ctx.lineTo(x + bbox.height, bbox.top)
    }
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}
