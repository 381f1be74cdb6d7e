import type uPlot from 'uplot'
import type { Options } from 'uplot'
import type { TimeRange } from '../../model/history'
import { chooseDetail } from './means'
import { hasSpread, type Line, paintLines, type ReadColour } from './paint-lines'
import { countTicks, createTickWords, listTicks } from './ticks'

export interface ChartFrame {
  /** Epoch milliseconds. */
  from: number
  to: number
  /** Parts that failed or are not loaded. */
  missing: readonly TimeRange[]
  /** Whether ticks must be whole numbers. */
  counts: boolean
  timeZone: string
  language: string
  lines: readonly Line[]
  /** CSS pixels. */
  height: number
}

/** CSS pixels. */
const axisWidth = 34
/** Half the width of a label, which may be at the right end. */
const lastLabel = 20

/**
 * uPlot options of a chart of `[from, to)`, without its width. Colours are read at each drawing.
 * @param readWindow the window that is shown
 */
export function chartOptions(
  frame: ChartFrame,
  readColour: ReadColour,
  readWindow: () => TimeRange,
): Omit<Options, 'width'> {
  const { counts, height } = frame
  const colour = (property: string) => () => readColour(property)
  const axis = {
    stroke: colour('--text-soft'),
    font: `12px ${getComputedStyle(document.body).fontFamily}`,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  }
  const numbers = createNumberFormat(frame.language)
  return {
    height,
    ms: 1,
    padding: [8, lastLabel, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: true, range: (_, min, max) => [min, max] },
      y: { range: () => measureRange(frame.lines, readWindow()) },
    },
    axes: [
      { ...axis, size: 24, gap: 4, ...timeTicks(frame) },
      {
        ...axis,
        size: axisWidth,
        gap: 6,
        space: 28,
        values: (_, splits) => splits.map((split) => numbers.format(split)),
        ...(counts ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] } : {}),
      },
    ],
    series: [{}, { points: { show: false }, paths: () => null }],
    hooks: {
      drawClear: [(chart) => markMissing(chart, frame.missing, readColour('--line-strong'))],
      draw: [(chart) => paintLines(chart, frame.lines, readColour)],
    },
  }
}

/**
 * Range of the value axis: from 0, or a lower least value, to a little above the greatest; at least to 1. Values are
 * what is drawn of the whole lines in a window of this length: a mean may be far below the measurements.
 */
function measureRange(lines: readonly Line[], shown: TimeRange): [number, number] {
  const detail = chooseDetail(lines, shown)
  let [min, max] = [0, 1]
  const include = (value: number) => {
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  for (const { points, means } of lines) {
    const drawn = detail === 'samples' ? points : means(detail).points
    for (const value of drawn[1]) if (value !== null) include(value)
    if (detail === 'samples' || !hasSpread(lines)) continue
    for (const mean of means(detail).list) {
      include(mean.min)
      include(mean.max)
    }
  }
  return [min, max * 1.08]
}

function timeTicks({ timeZone, language }: ChartFrame): Pick<uPlot.Axis, 'splits' | 'values'> {
  const tickWords = createTickWords(timeZone, language)
  return {
    splits: (chart, _, from, to) => listTicks({ from, to }, timeZone, countTicks(chart.width - axisWidth)),
    values: ({ scales: { x } }, splits) =>
      splits.map((split) => tickWords({ from: x?.min ?? 0, to: x?.max ?? 0 }, split)),
  }
}

function createNumberFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
}

/** Hatches missing time, so that it differs from silence. */
function markMissing({ ctx, bbox, valToPos }: uPlot, missing: ChartFrame['missing'], colour: string): void {
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
