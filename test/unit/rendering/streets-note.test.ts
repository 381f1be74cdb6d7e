import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { StreetsNote } from '../../../src/app/map/StreetsNote'
import { MapContext } from '../../../src/map/map-context'
import { render } from './render'

afterEach(() => void Object.assign(navigator, { onLine: true }))

const map = {} as ComponentProps<typeof MapContext>['value']

const show = () =>
  render(createElement(StreetsNote, { online: 'none', hosts: ['tiles.example'], asks: true }), {
    around: (children: ReactNode) => createElement(MapContext, { value: map }, children),
  })

test.each([
  [true, ['Show streets', 'from tiles.example', '[Dismiss]']],
  [false, []],
])('with a network (%s) streets of another host are offered', async (onLine, lines) => {
  Object.assign(navigator, { onLine })
  expect((await show()).lines).toEqual(lines)
})

test('a narrow map offers them in two words, and names the host before anybody agrees', async () => {
  const { matchMedia } = window
  onTestFinished(() => void Object.assign(window, { matchMedia }))
  const isNarrow: typeof matchMedia = (query) => Object.assign(matchMedia(query), { matches: true })
  Object.assign(window, { matchMedia: isNarrow })
  const shown = await show()
  expect(shown.lines).toEqual(['Show streets'])
  expect(shown.one('button').props['aria-expanded']).toBe('false')
  await shown.press('Show streets')
  expect(shown.lines).toEqual(['Show streets', 'from tiles.example', '[Dismiss]'])
})
