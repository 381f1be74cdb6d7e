import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { UptimeFigure } from '../../../src/team/UptimeFigure'
import { WordsProvider } from '../../../src/ui/Words'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
const hour = 3_600_000

test('the time in fault is the mean of the plugs with histories, and their number is shown', () => {
  const day = { up: 36 * hour, fault: 12 * hour, unclear: 0, silent: 0, steps: [] }
  const figures = (['uptime-day', 'fault', 'silent', 'trend'] as const).map((column) => {
    const row = { uptime: { day }, stations: 1, plugs: 2 }
    const children = createElement(UptimeFigure, { column, uptime: { period: 'day' }, row, plugs: 4, now: 0 })
    return renderToStaticMarkup(createElement(() => WordsProvider({ words, children })))
  })
  expect(figures.slice(0, 3)).toEqual(['75.0%', '6 hr', '0%'])
  expect(figures[3]).toContain('<small>2 of 4 plugs</small>')
})
