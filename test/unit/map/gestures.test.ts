import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleGestures } from '../../../src/map/picture/gestures'

const modes = { DOM_DELTA_PIXEL: 0, DOM_DELTA_LINE: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WheelEvent', modes)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Zoom levels of one turn of the wheel. */
function turn(deltaY: number, deltaMode: number): number {
  const element = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) })
  const onZoom = vi.fn()
  const handlers = { onMoving: vi.fn(), onPan: vi.fn(), onZoom, onPress: vi.fn(), onHover: vi.fn() }
  const stop = handleGestures(element as unknown as HTMLElement, () => handlers)
  element.dispatchEvent(Object.assign(new Event('wheel'), { deltaY, deltaMode, clientX: 0, clientY: 0 }))
  stop()
  return onZoom.mock.calls[0]?.[0]
}

test('a wheel that turns away zooms in', () => {
  expect(turn(-90, modes.DOM_DELTA_PIXEL)).toBeCloseTo(0.2)
})

test('a wheel that counts lines, as in Firefox, zooms as far as one that counts pixels', () => {
  expect(turn(3, modes.DOM_DELTA_LINE)).toBeCloseTo(turn(120, modes.DOM_DELTA_PIXEL))
})
