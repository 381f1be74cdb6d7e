import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { UptimeCells } from '../../../src/team/UptimeCells'
import { WordsProvider } from '../../../src/ui/Words'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
const hour = 3_600_000

test('the time in fault is the mean of the plugs with histories, and their number is shown', () => {
  const day = { up: 36 * hour, fault: 12 * hour, unclear: 0, silent: 0, steps: [] }
  const children = createElement(UptimeCells, {
    uptime: { period: 'day', periods: ['day'], until: 0, ids: () => [], find: () => null },
    row: { uptime: { day }, stations: 1, plugs: 2 },
    plugs: 4,
    now: 0,
  })
  const markup = renderToStaticMarkup(createElement(() => WordsProvider({ words, children })))
  const cells = [...markup.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell ?? '')
  expect(cells.slice(0, 3)).toEqual(['75.0%', '6 hr', '0%'])
  expect(cells[3]).toContain('<small>2 of 4 plugs</small>')
})
