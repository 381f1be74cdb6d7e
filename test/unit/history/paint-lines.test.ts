import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineStyles } from '../../../src/history/chart/line-styles'
import { createMeans } from '../../../src/history/chart/means'
import { paintLines } from '../../../src/history/chart/paint-lines'

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('each compared line has its colour and dashes, in device pixels', () => {
  const painted: unknown[] = []
  let dash: readonly number[] = []
  const nothing = () => undefined
  const ctx = {
    save: nothing,
    beginPath: nothing,
    rect: nothing,
    clip: nothing,
    restore: nothing,
    fill: nothing,
    strokeStyle: '',
    setLineDash: (next: readonly number[]) => {
      dash = next
    },
    stroke: () => painted.push([ctx.strokeStyle, dash]),
  }
  const scales = { x: { min: 0, max: 10 }, y: { min: 0, max: 1 } }
  const chart = Object({ ctx, bbox: { left: 0, top: 0, width: 100, height: 50 }, scales })
  const points = [
    [0, 5, 10],
    [0, 1, 0],
  ] as const
  const means = createMeans([], 'UTC')
  const lines = lineStyles.map((style) => ({ ...style, points, means, shape: 'line' as const, fill: null }))
  paintLines(chart, lines, (property) => `colour of ${property}`)
  expect(painted).toEqual(
    lineStyles.map(({ colour, dash }) => [`colour of ${colour}`, dash.map((length) => 2 * length)]),
  )
})
