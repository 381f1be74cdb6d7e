import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Panel } from '../../../src/embed/panels'
import { type ShownPanels, useShownPanels } from '../../../src/embed/use-shown-panels'

/** Names of the panels that the page shows at first. */
function shownAtFirst(panels: readonly Panel[], station: string): string[] {
  let shown: ShownPanels | null = null
  renderToStaticMarkup(
    createElement(() => {
      shown = useShownPanels(new Set(panels), station)
      return null
    }),
  )
  return Object.entries(shown ?? {}).flatMap(([panel, isShown]) => (isShown ? panel : []))
}

test.each<[Panel[], string, string[]]>([
  [['map', 'list', 'details'], '', ['map', 'list']],
  [['map', 'list', 'details'], 'A', ['map', 'list', 'details']],
  [['map', 'legend'], 'A', ['map', 'legend']],
  [['list', 'filters'], 'A', ['list', 'filters']],
])('of the panels %j with the station %j the page shows %j', (panels, station, expected) => {
  expect(shownAtFirst(panels, station)).toEqual(expected)
})
