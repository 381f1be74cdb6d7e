import { expect, test } from 'vitest'
import { linkedPanels } from '../../../src/embed/panels'
import { linkedTheme } from '../../../src/embed/theme'

test.each([
  ['', ['map', 'list', 'legend', 'details']],
  ['?panels=map', ['map']],
  ['?panels=legend,map,pony', ['map', 'legend']],
  ['?panels=map,list,details', ['map', 'list', 'details']],
  ['?panels=pony', ['map', 'list', 'legend', 'details']],
  ['?panels=filters', ['filters', 'map', 'list']],
])('%j shows %j', (search, panels) => {
  expect([...linkedPanels(search)]).toEqual(panels)
})

test("the theme is light, dark or the system's", () => {
  expect(['?theme=dark', '?theme=light', '?theme=pink', ''].map(linkedTheme)).toEqual([
    'dark',
    'light',
    null,
    null,
  ])
})
