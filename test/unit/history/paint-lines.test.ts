import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineStyles } from '../../../src/history/chart/line-styles'
import { createMeans } from '../../../src/history/chart/means'
import { type Line, paintLines } from '../../../src/history/chart/paint-lines'

/** What was drawn: each path as its commands. */
class RecordedPath {
  readonly commands: string[] = []
  moveTo = (x: number, y: number) => this.commands.push(`M ${x} ${y}`)
  lineTo = (x: number, y: number) => this.commands.push(`L ${x} ${y}`)
  arc = (x: number, y: number) => this.commands.push(`dot ${x} ${y}`)
  closePath = () => this.commands.push('Z')
}

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal('Path2D', RecordedPath)
})
afterEach(() => vi.unstubAllGlobals())

interface Painted {
  stroked: { colour: string; dash: readonly number[]; path: string }[]
  filled: { colour: string; path: string }[]
}

/** Paints on a chart of 100 × 50 pixels, with moments from 0 to 10 and values from 0 to 1. */
function paint(lines: readonly Line[]): Painted {
  const painted: Painted = { stroked: [], filled: [] }
  let dash: readonly number[] = []
  const nothing = () => undefined
  const ctx = {
    save: nothing,
    beginPath: nothing,
    rect: nothing,
    clip: nothing,
    restore: nothing,
    strokeStyle: '',
    fillStyle: '',
    setLineDash: (next: readonly number[]) => {
      dash = next
    },
    stroke: (path: RecordedPath) =>
      painted.stroked.push({ colour: ctx.strokeStyle, dash, path: path.commands.join(', ') }),
    fill: (path: RecordedPath) =>
      painted.filled.push({ colour: ctx.fillStyle, path: path.commands.join(', ') }),
  }
  const scales = { x: { min: 0, max: 10 }, y: { min: 0, max: 1 } }
  const chart = Object({ ctx, bbox: { left: 0, top: 0, width: 100, height: 50 }, scales })
  paintLines(chart, lines, (property) => `colour of ${property}`)
  return painted
}

const means = createMeans([], 'UTC')
const line: Line = {
  points: [
    [0, 5, 10],
    [0, 1, 0],
  ],
  shape: 'line',
  means,
  colour: '--line',
  fill: null,
  dash: [],
}

test('each compared line has its colour and dashes, in device pixels', () => {
  const { stroked } = paint(lineStyles.map((style) => ({ ...line, ...style })))
  expect(stroked.map(({ colour, dash }) => [colour, dash])).toEqual(
    lineStyles.map(({ colour, dash }) => [`colour of ${colour}`, dash.map((length) => 2 * length)]),
  )
})

test('a line joins measurements, a step keeps the value until the next one', () => {
  expect(paint([line]).stroked[0]?.path).toBe('M 0 50, L 50 0, L 100 50')
  expect(paint([{ ...line, shape: 'step' }]).stroked[0]?.path).toBe(
    'M 0 50, L 50 50, L 50 0, L 100 0, L 100 50',
  )
})

test('a gap is not drawn, and a single measurement between two gaps is a dot', () => {
  const points = [
    [0, 2, 3, 5, 6, 8, 10],
    [1, 1, null, 0, null, 1, 1],
  ] as const
  expect(paint([{ ...line, points }]).stroked[0]?.path).toBe(
    'M 0 0, L 20 0, M 50 50, dot 50 50, M 80 0, L 100 0',
  )
})

test('the area below a line ends at zero on both sides of a gap', () => {
  const points = [
    [0, 2, 3, 5, 10],
    [1, 0.5, null, 1, 1],
  ] as const
  expect(paint([line]).filled).toEqual([])
  expect(paint([{ ...line, points, fill: '--area' }]).filled).toEqual([
    {
      colour: 'colour of --area',
      path: 'M 0 50, L 0 0, L 20 25, L 20 50, Z, M 50 50, L 50 0, L 100 0, L 100 50, Z',
    },
  ])
})
