import { createElement } from 'react'
import { expect, test } from 'vitest'
import { noPadding } from '../../../src/map/padding'
import { useKeepVisible } from '../../../src/map/use-keep-visible'
import { render } from './render'

/** Zoom levels of the moves to a newly chosen place on a map with zoom 15. */
async function movesTo(state: { isUncovered: boolean; isBelowControl: boolean }): Promise<number[]> {
  const moves: number[] = []
  const control = {
    isUncovered: () => state.isUncovered,
    isBelowControl: () => state.isBelowControl,
    zoom: () => 15,
    moveTo: (zoom: number) => void moves.push(zoom),
  }
  const place = { id: 'S', lon: 11, lat: 46, isFromMap: false }
  function Probe() {
    useKeepVisible({ place, linked: null, hasStreets: false, padding: noPadding }, control)
    return null
  }
  await render(createElement(Probe))
  return moves
}

test('a chosen place in sight is not moved', async () => {
  expect(await movesTo({ isUncovered: true, isBelowControl: false })).toEqual([])
})

test('a chosen place is moved from below a control', async () => {
  expect(await movesTo({ isUncovered: true, isBelowControl: true })).toEqual([15])
})

test('a chosen place is moved from a covered part of the map', async () => {
  expect(await movesTo({ isUncovered: false, isBelowControl: false })).toEqual([15])
})
