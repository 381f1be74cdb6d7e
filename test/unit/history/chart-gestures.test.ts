import type uPlot from 'uplot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handleChartGestures } from '../../../src/history/chart/gestures'
import { createTimeWindow } from '../../../src/history/chart/time-window'

const hour = 3_600_000
const width = 1000

/** A chart of 1000 pixels that shows 200 of 1000 hours: 5 pixels for each. */
function open() {
  const timeWindow = createTimeWindow({ from: 0, to: 1000 * hour }, 1000 * hour)
  timeWindow.set({ from: 400 * hour, to: 600 * hour })
  const chart = {
    over: { clientWidth: width, getBoundingClientRect: () => ({ left: 0 }) },
    posToVal: (x: number) => {
      const { from, to } = timeWindow.current()
      return from + ((to - from) * x) / width
    },
  } as unknown as uPlot
  const element = Object.assign(new EventTarget(), { setPointerCapture: vi.fn() }) as unknown as HTMLElement
  onTestFinished(handleChartGestures(element, () => chart, timeWindow))
  const send = (type: string, pointerId: number, clientX: number) =>
    element.dispatchEvent(Object.assign(new Event(`pointer${type}`), { button: 0, pointerId, clientX }))
  const hours = () => [timeWindow.current().from / hour, timeWindow.current().to / hour]
  return { send, hours }
}

test('one finger moves the window', () => {
  const { send, hours } = open()
  send('down', 1, 500)
  send('move', 1, 600)
  expect(hours()).toEqual([380, 580])
})

test('a second finger that comes down does not move the window', () => {
  const { send, hours } = open()
  send('down', 1, 250)
  send('down', 2, 750)
  send('move', 1, 250)
  send('move', 2, 750)
  expect(hours()).toEqual([400, 600])
})

test('two fingers zoom: the moments stay below them', () => {
  const { send, hours } = open()
  send('down', 1, 250)
  send('down', 2, 500)
  send('move', 2, 750)
  expect(hours()).toEqual([425, 525])
})

test('the finger that stays moves the window on', () => {
  const { send, hours } = open()
  send('down', 1, 250)
  send('down', 2, 750)
  send('up', 1, 250)
  send('move', 2, 850)
  expect(hours()).toEqual([380, 580])
})

test('two fingers above each other do not zoom', () => {
  const { send, hours } = open()
  send('down', 1, 500)
  send('down', 2, 505)
  send('move', 2, 520)
  expect(hours()).toEqual([400, 600])
})

test('a pointer that is not pressed moves nothing', () => {
  const { send, hours } = open()
  send('move', 1, 100)
  send('move', 1, 600)
  expect(hours()).toEqual([400, 600])
})
