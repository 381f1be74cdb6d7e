import { expect, test } from 'vitest'
import { linkedPanels, linkedTheme } from '../../../src/embed/panels'

test.each([
  ['', ['map', 'list', 'details']],
  ['?panels=map', ['map']],
  ['?panels=legend,map,pony', ['map', 'legend']],
  ['?panels=pony', ['map', 'list', 'details']],
  ['?panels=filters', ['filters', 'map', 'list']],
])('%j shows %j', (search, panels) => {
  expect([...linkedPanels(search)]).toEqual(panels)
})

test('a theme is light, dark or that of the frame', () => {
  expect(['?theme=dark', '?theme=light', '?theme=pink', ''].map(linkedTheme)).toEqual([
    'dark',
    'light',
    null,
    null,
  ])
})
