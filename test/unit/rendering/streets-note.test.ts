import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { StreetsNote } from '../../../src/app/map/StreetsNote'
import { MapContext } from '../../../src/map/map-context'
import { render } from './render'

afterEach(() => void Object.assign(navigator, { onLine: true }))

const map = {} as ComponentProps<typeof MapContext>['value']

test.each([
  [true, ['Show streets', 'from tiles.example', '[Dismiss]']],
  [false, []],
])('with a network (%s) streets of another host are offered', async (onLine, lines) => {
  Object.assign(navigator, { onLine })
  const around = (children: ReactNode) => createElement(MapContext, { value: map }, children)
  const props = { online: 'none', hosts: ['tiles.example'], asks: true } as const
  const shown = await render(createElement(StreetsNote, props), { around })
  expect(shown.lines).toEqual(lines)
})
