import type { MapLibreMap } from 'maplibre-gl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paceFrames } from '../../../src/map/maplibre/pace-frames'
import { IdleWorker } from './idle-worker'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', IdleWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A map of MapLibre's class with a loaded style and a hidden canvas, without WebGL. */
async function hiddenMap() {
  const { MapLibreMap } = await import('maplibre-gl')
  const drawNext = vi.spyOn(MapLibreMap.prototype, 'triggerRepaint').mockImplementation(() => undefined)
  const canvas = { checkVisibility: () => false, getContext: () => null }
  const map: MapLibreMap = Object.assign(Object.create(MapLibreMap.prototype), {
    style: { _loaded: true },
    getCanvas: () => canvas,
  })
  let render = () => {}
  vi.spyOn(map, 'on').mockImplementation((_: unknown, listener: unknown) => {
    render = listener as () => void
    return { unsubscribe: () => undefined } as never
  })
  return { map, drawNext, render: () => render() }
}

// MapLibre has no public event before it asks for a frame. Fails if another version of it asks in another way.
test('MapLibre asks for its frames by the method that is replaced while the map is hidden', async () => {
  const { map, drawNext, render } = await hiddenMap()
  const end = paceFrames(map)
  map._update()
  expect(drawNext).toHaveBeenCalledTimes(1)
  render()
  map._update()
  map._update()
  expect(drawNext).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(drawNext).toHaveBeenCalledTimes(2)

  render()
  end()
  map._update()
  expect(drawNext).toHaveBeenCalledTimes(3)
})

test('a frame that waits for the GPU is drawn at the end, once', async () => {
  const { map, drawNext, render } = await hiddenMap()
  const end = paceFrames(map)
  map._update()
  render()
  map._update()
  expect(drawNext).toHaveBeenCalledTimes(1)
  end()
  expect(drawNext).toHaveBeenCalledTimes(2)
  end()
  vi.runAllTimers()
  expect(drawNext).toHaveBeenCalledTimes(2)
})
