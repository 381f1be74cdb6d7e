import { expect, test } from 'vitest'
import { initialOnlineState, nextOnlineState, type OnlineEvent } from '../../../src/map/streets/online-state'
import type { StyleMaker } from '../../../src/map/streets/online-style'

const url = 'https://tiles.test/light'
const styleFor: StyleMaker = () => ({ version: 8, sources: {}, layers: [] })
const after = (...events: OnlineEvent[]) => events.reduce(nextOnlineState, initialOnlineState(url))
const failed: OnlineEvent = { kind: 'failed', url }
const loaded: OnlineEvent = { kind: 'loaded', url, styleFor }
const drawn: OnlineEvent = { kind: 'drawn', url }

test('failures are counted until the style is drawn', () => {
  expect(after(failed, failed)).toMatchObject({ failures: 2, styleFor: null })
  expect(after(failed, loaded)).toMatchObject({ failures: 1, styleFor, isDrawn: false })
  expect(after(failed, loaded, drawn)).toMatchObject({ failures: 0, isDrawn: true })
})

test('a style whose tiles fail is loaded again', () => {
  expect(after(loaded, failed)).toMatchObject({ failures: 1, styleFor: null, isDrawn: false })
})

test('missing tiles are forgotten when they have loaded, or the style loads again', () => {
  const tiles = (isMissing: boolean): OnlineEvent => ({ kind: 'tiles', url, isMissing })
  const missing = tiles(true)
  expect(after(loaded, drawn, missing)).toMatchObject({ hasMissingTiles: true, isDrawn: true })
  expect(after(loaded, drawn, missing, tiles(false))).toMatchObject({ hasMissingTiles: false })
  expect(after(loaded, drawn, missing, loaded)).toMatchObject({ hasMissingTiles: false, isDrawn: false })
  expect(after(loaded, drawn, missing, failed, loaded, drawn)).toMatchObject({ hasMissingTiles: false })
})

test('a tile that fails while the others load is missing when the style is drawn', () => {
  const missing: OnlineEvent = { kind: 'tiles', url, isMissing: true }
  // MapLibre may report twice that all are loaded.
  for (const events of [[drawn], [drawn, drawn]])
    expect(after(loaded, missing, ...events)).toMatchObject({ hasMissingTiles: true, isDrawn: true })
})

test('an event of another address starts again', () => {
  const other = 'https://tiles.test/dark'
  expect(nextOnlineState(after(failed, loaded, drawn), { kind: 'failed', url: other })).toEqual({
    ...initialOnlineState(other),
    failures: 1,
  })
})
