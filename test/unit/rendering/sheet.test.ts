import { createElement, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Sheet } from '../../../src/ui/sheet/Sheet'
import type { SheetHeight } from '../../../src/ui/sheet/use-sheet-drag'
import type { HostElement } from './host'
import { render } from './render'

// The window has 800 pixels.
beforeEach(() => Object.assign(window, { innerHeight: 800 }))
afterEach(() => Object.assign(window, { innerHeight: 800 }))

async function sheet(first: SheetHeight, { handleHeight = 20, sheetHeight = 400 } = {}) {
  const heights: SheetHeight[] = []
  function Held() {
    const [height, setHeight] = useState(first)
    const onHeight = (next: SheetHeight) => {
      heights.push(next)
      setHeight(next)
    }
    return createElement(
      Sheet,
      { height, onHeight, handleLabel: 'Height', head: createElement('h2', null, 'Head'), inert: false },
      createElement('p', null, 'Rows'),
    )
  }
  const shown = await render(createElement(Held))
  const handle = shown.one('button', 'Height') as HostElement
  const head = shown.all('.sheet-head')[0] as HostElement
  const box = shown.all('.sheet')[0] as HostElement
  Object.assign(handle, { offsetHeight: handleHeight })
  Object.assign(box, { offsetHeight: sheetHeight })
  const pointer = (name: string, clientY: number, target: HostElement = handle, pointerType = 'touch') =>
    shown.act(head, name, { target, currentTarget: head, clientY, pointerId: 1, pointerType })
  async function drag(from: number, to: number, target?: HostElement, pointerType?: string) {
    await pointer('onPointerDown', from, target, pointerType)
    await pointer('onPointerMove', to, target, pointerType)
    const { style } = box.props
    await pointer('onPointerUp', to, target, pointerType)
    return style
  }
  return { shown, heights, head, box, drag, pointer }
}

test.each([
  ['low', 'half'],
  ['half', 'full'],
  ['full', 'low'],
] as const)('a press on the handle of a %s sheet makes it %s', async (first, next) => {
  const { shown, heights, box } = await sheet(first)
  expect(box.props['data-height']).toBe(first)
  await shown.press('Height')
  expect(heights).toEqual([next])
  expect(box.props['data-height']).toBe(next)
})

test.each([
  [500, 250, 'half', 650, 'full'],
  [500, 350, 'half', 550, 'full'],
  [500, 560, 'half', 340, 'half'],
  [500, 700, 'half', 200, 'low'],
  [500, 679, 'half', 221, 'low'],
] as const)('a drag from %i to %i of a %s sheet is followed to %i pixels, and ends %s', async (...drag) => {
  const [from, to, first, height, last] = drag
  const { heights, drag: move, box } = await sheet(first)
  expect(await move(from, to)).toEqual({ height })
  expect(heights).toEqual([last])
  expect(box.props.style).toBeUndefined()
})

test('a finger drags the sheet by its head too, a mouse selects the text there', async () => {
  const { heights, drag, head } = await sheet('half')
  expect(await drag(500, 100, head)).toEqual({ height: 800 })
  expect(heights).toEqual(['full'])
  expect(await drag(500, 700, head, 'mouse')).toBeUndefined()
  expect(heights).toEqual(['full'])
})

test('without a handle, as in a window, nothing is dragged', async () => {
  const { heights, drag } = await sheet('half', { handleHeight: 0 })
  expect(await drag(500, 100)).toBeUndefined()
  expect(heights).toEqual([])
})

test('a finger that trembles while it presses does not drag', async () => {
  const { heights, drag } = await sheet('half')
  expect(await drag(500, 506)).toBeUndefined()
  expect(heights).toEqual([])
  expect(await drag(500, 507)).toEqual({ height: 393 })
})

test('a drag that the system ends stops there, and moves nothing afterwards', async () => {
  const { heights, pointer, box } = await sheet('half')
  await pointer('onPointerDown', 500)
  await pointer('onPointerMove', 300)
  await pointer('onPointerCancel', 300)
  expect(heights).toEqual(['full'])
  await pointer('onPointerMove', 100)
  expect(box.props.style).toBeUndefined()
})

test('the click at the end of a drag is none, the next one is', async () => {
  const { shown, drag, head } = await sheet('half')
  await drag(500, 300)
  let stopped = 0
  const click = (detail: number) =>
    shown.act(head, 'onClickCapture', { detail, stopPropagation: () => stopped++ })
  await click(1)
  expect(stopped).toBe(1)
  await click(1)
  expect(stopped).toBe(1)
  await drag(500, 300)
  await click(0)
  expect(stopped).toBe(1)
})
