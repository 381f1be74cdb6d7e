import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { UptimeFigure } from '../../../src/team/UptimeFigure'
import { WordsProvider } from '../../../src/ui/Words'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')

test('the time in fault is the mean of the plugs with histories, and their number is shown', () => {
  const day = { up: 36 * hour, fault: 12 * hour, unclear: 0, silent: 0, steps: [] }
  const figures = (['uptime-day', 'fault', 'silent', 'trend'] as const).map((column) => {
    const row = { uptime: { day }, stations: 1, plugs: 2, isPart: false }
    const children = createElement(UptimeFigure, {
      column,
      uptime: { period: 'day', isLoading: false },
      row,
      plugs: 4,
      now: 0,
    })
    return renderToStaticMarkup(createElement(() => WordsProvider({ words, children })))
  })
  expect(figures.slice(0, 3)).toEqual(['75.0%', '6 hr', '0%'])
  expect(figures[3]).toContain('<small>2 of 4 plugs</small>')
})

test('a figure says "so far" while more histories of its row are being loaded', () => {
  const day = { up: 3 * hour, fault: hour, unclear: 0, silent: 0, steps: [] }
  const figure = (isLoading: boolean, isPart: boolean) => {
    const row = { uptime: { day }, stations: 1, plugs: 1, isPart }
    const uptime = { period: 'day', isLoading } as const
    const children = createElement(UptimeFigure, { column: 'uptime-day', uptime, row, plugs: 1, now: 0 })
    return renderToStaticMarkup(createElement(() => WordsProvider({ words, children })))
  }
  expect(figure(true, true)).toContain('<small>so far</small>')
  expect([figure(true, false), figure(false, true)]).toEqual(['75.0%', '75.0%'])
})
