import type uPlot from 'uplot'
import { decimate } from './decimate'
import type { LinePoints } from './line-points'
import { chooseDetail, type Mean, type Means, type Step } from './means'

/** @returns the current colour of a custom property, in a form that a canvas accepts */
export type ReadColour = (property: string) => string

/** One line of a chart. */
export interface Line {
  points: LinePoints
  /** `step`: the value is valid until the next measurement (counts, states); `line`: a line joins the two. */
  shape: 'step' | 'line'
  /** Drawn instead of the points in a long window with many of them. */
  means(step: Step): Means
  /** Custom property with the line's colour. */
  colour: string
  /** Custom property with the colour of the area below the line; `null`: no area. */
  fill: string | null
  /** Dash pattern in CSS pixels; empty: a solid line. */
  dash: readonly number[]
}

/** Our own painter of lines, because uPlot requires the same moments for all lines. */
export function paintLines(chart: uPlot, lines: readonly Line[], readColour: ReadColour): void {
  const { ctx, bbox } = chart
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.lineJoin = 'round'
  const { min, max } = chart.scales.x ?? {}
  const detail = chooseDetail(lines, { from: min ?? 0, to: max ?? 1 })
  const [first] = lines
  if (detail !== 'samples' && first !== undefined && hasSpread(lines))
    paintSpread(chart, first.means(detail).list, readColour(first.colour))
  for (const one of lines) {
    const line: Line =
      detail === 'samples' ? one : { ...one, points: one.means(detail).points, shape: 'step', fill: null }
    const { stroke, area, isDense } = toPaths(chart, line)
    ctx.lineWidth = (isDense ? 1 : 2) * devicePixelRatio
    if (line.fill !== null) {
      ctx.fillStyle = readColour(line.fill)
      ctx.fill(area)
    }
    ctx.setLineDash(line.dash.map((length) => length * devicePixelRatio))
    ctx.strokeStyle = readColour(line.colour)
    ctx.stroke(stroke)
  }
  ctx.restore()
}

/** Whether means have an area from the minimum to the maximum. Those of several lines would cover each other. */
export const hasSpread = (lines: readonly Line[]) => lines.length === 1

/** Opacity of the spread, so that the grid below stays visible. */
const spreadOpacity = 0.18

/** Paints the area from the minimum to the maximum of each step. */
function paintSpread(chart: uPlot, means: readonly Mean[], colour: string): void {
  const { ctx } = chart
  const { toX, toY } = createScales(chart)
  const area = new Path2D()
  for (const { min, max, knownTime } of means)
    for (const { from, to } of knownTime)
      area.rect(toX(from), toY(max), toX(to) - toX(from), toY(min) - toY(max))
  ctx.save()
  ctx.globalAlpha = spreadOpacity
  ctx.fillStyle = colour
  ctx.fill(area)
  ctx.restore()
}

/** Scales from moments and values to pixels of the canvas. */
function createScales({ bbox, scales }: uPlot) {
  const [from, to] = [scales.x?.min ?? 0, scales.x?.max ?? 1]
  const [min, max] = [scales.y?.min ?? 0, scales.y?.max ?? 1]
  return {
    from,
    to,
    toX: (at: number) => bbox.left + ((at - from) / (to - from)) * bbox.width,
    toY: (value: number) => bbox.top + (1 - (value - min) / (max - min)) * bbox.height,
  }
}

function toPaths(
  chart: uPlot,
  { points: linePoints, shape, fill }: Line,
): {
  stroke: Path2D
  area: Path2D
  /** With more points than pixels a thin line shows more of them. */
  isDense: boolean
} {
  const { bbox } = chart
  const { from, to, toX, toY } = createScales(chart)
  const baseline = toY(0)
  const [stroke, area] = [new Path2D(), new Path2D()]
  const [moments, values] = decimate(linePoints, { from, to }, Math.max(1, Math.round(bbox.width)))
  let points: [x: number, y: number][] = []
  const flush = () => {
    traceSegment(stroke, points, shape)
    if (fill !== null) traceArea(area, points, shape, baseline)
    points = []
  }
  moments.forEach((at, index) => {
    const value = values[index] ?? null
    if (value === null) flush()
    else points.push([toX(at), toY(value)])
  })
  flush()
  return { stroke, area, isDense: moments.length > bbox.width / 2 }
}

type Points = readonly (readonly [x: number, y: number])[]

function traceSegment(path: Path2D, points: Points, shape: Line['shape']): void {
  const [first] = points
  if (!first) return
  path.moveTo(...first)
  // A single measurement between two gaps is a dot.
  if (points.length === 1) path.arc(...first, devicePixelRatio, 0, 2 * Math.PI)
  traceOn(path, points, shape)
}

function traceArea(path: Path2D, points: Points, shape: Line['shape'], baseline: number): void {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  path.moveTo(first[0], baseline)
  path.lineTo(...first)
  traceOn(path, points, shape)
  path.lineTo(last[0], baseline)
  path.closePath()
}

function traceOn(path: Path2D, points: Points, shape: Line['shape']): void {
  for (let index = 1; index < points.length; index += 1) {
    const [x, y] = points[index] ?? [0, 0]
    if (shape === 'step') path.lineTo(x, points[index - 1]?.[1] ?? y)
    path.lineTo(x, y)
  }
}
