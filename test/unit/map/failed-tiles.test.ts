import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailedTiles } from '../../../src/map/maplibre/failed-tiles'

const tile = (x: number) => ({ z: 9, x, y: 180 }) as Parameters<FailedTiles['add']>[1]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Tiles of a source that fail as often as asked, and what is requested again, by the second. */
function failing() {
  const requested: [second: number, source: string, columns: number[]][] = []
  const begin = Date.now()
  let missing = 0
  let isDown = true
  const abort = new AbortController()
  const tiles = new FailedTiles(
    {
      refresh(source, again) {
        requested.push([(Date.now() - begin) / 1000, source, again.map(({ x }) => x)])
        if (isDown) for (const one of again) tiles.add(source, one)
      },
      onMissing: () => missing++,
    },
    abort.signal,
  )
  const restore = () => {
    isDown = false
  }
  return { tiles, requested, restore, abort, missing: () => missing }
}

test('tiles that fail again are requested again, after growing pauses, until they are there', async () => {
  const { tiles, requested, restore, missing } = failing()
  tiles.add('streets', tile(1))
  tiles.add('streets', tile(2))
  tiles.add('hills', tile(3))
  expect(tiles.isEmpty).toBe(false)
  await vi.advanceTimersByTimeAsync(7_000)
  restore()
  await vi.advanceTimersByTimeAsync(60_000)
  const seconds = [2, 6, 14]
  expect(requested).toEqual(
    seconds.flatMap((second) => [
      [second, 'streets', [1, 2]],
      [second, 'hills', [3]],
    ]),
  )
  expect(missing()).toBe(3)
  expect(tiles.isEmpty).toBe(true)
})

test('after a tile has loaded the next failure waits shortly again', async () => {
  const { tiles, requested, restore } = failing()
  tiles.add('streets', tile(1))
  await vi.advanceTimersByTimeAsync(7_000)
  restore()
  await vi.advanceTimersByTimeAsync(8_000)
  tiles.succeeded()
  tiles.add('streets', tile(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requested.map(([second]) => second)).toEqual([2, 6, 14, 17])
})

test('a removed map requests nothing', async () => {
  const { tiles, requested, abort } = failing()
  tiles.add('streets', tile(1))
  abort.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requested).toEqual([])
})
