import { createElement, useState } from 'react'
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
    width: () => 390,
    moveTo: (zoom: number) => void moves.push(zoom),
  }
  function Probe() {
    useKeepVisible({ place, linked: null, hasStreets: false, padding: noPadding }, control)
    return null
  }
  await render(createElement(Probe))
  return moves
}

const place = { id: 'S', lon: 11, lat: 46, isClicked: false }

test.each([
  ['turned', 844, [15]],
  ['no wider, and was moved away by hand', 390, []],
] as const)(
  'when a panel covers another side of a map that is %s, the place moves accordingly',
  async (_, width, moved) => {
    const moves: number[] = []
    const control = {
      isUncovered: () => false,
      zoom: () => 15,
      moveTo: (zoom: number) => void moves.push(zoom),
    }
    function Probe() {
      const [isTurned, setTurned] = useState(false)
      const padding = isTurned ? { ...noPadding, left: 400 } : { ...noPadding, bottom: 400 }
      const input = { place, linked: null, hasStreets: false, padding }
      useKeepVisible(input, { ...control, width: () => (isTurned ? width : 390) })
      return createElement('button', { type: 'button', onClick: () => setTurned(true) }, 'Turn')
    }
    const shown = await render(createElement(Probe))
    moves.length = 0
    await shown.press('Turn')
    expect(moves).toEqual(moved)
  },
)

test('a chosen place in sight is not moved', async () => {
  expect(await movesTo({ isUncovered: true, isBelowControl: false })).toEqual([])
})

test('a chosen place is moved from below a control', async () => {
  expect(await movesTo({ isUncovered: true, isBelowControl: true })).toEqual([15])
})

test('a chosen place is moved from a covered part of the map', async () => {
  expect(await movesTo({ isUncovered: false, isBelowControl: false })).toEqual([15])
})
