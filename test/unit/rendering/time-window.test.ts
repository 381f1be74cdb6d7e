import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TimeWindow } from '../../../src/history/chart/time-window'
import { useTimeWindow } from '../../../src/history/chart/use-time-window'
import { acting } from './reconciler'
import { render } from './render'
import { hour, now } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now }))
afterEach(() => void vi.useRealTimers())

const lastDay = { from: now - 24 * hour, to: now }

test('a chart that is dragged loads earlier histories when it rests', async () => {
  const starts = new Set<number>()
  let shown: TimeWindow | undefined
  function Probe() {
    const [timeWindow, { from }] = useTimeWindow(lastDay)
    shown = timeWindow
    starts.add(from)
    return null
  }
  await render(createElement(Probe))
  /** Drags the window back by days, and waits. */
  const drag = (days: number, milliseconds: number) =>
    acting(() => {
      shown?.set({ from: lastDay.from - days * 24 * hour, to: lastDay.to - days * 24 * hour })
      vi.advanceTimersByTime(milliseconds)
    })
  await drag(20, 200)
  await drag(40, 200)
  expect([...starts], 'while it is dragged').toEqual([lastDay.from])
  await drag(60, 300)
  expect(starts.size, 'of the last place only').toBe(2)
  expect(Math.min(...starts)).toBeLessThanOrEqual(lastDay.from - 60 * 24 * hour)
})
