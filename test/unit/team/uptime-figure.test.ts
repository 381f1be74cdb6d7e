import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { UptimeReport } from '../../../src/model/uptime'
import { findColumnStart } from '../../../src/team/quality/trend-scale'
import { UptimeFigure } from '../../../src/team/quality/UptimeFigure'
import { UptimeSparkline } from '../../../src/team/quality/UptimeSparkline'
import { toOrder } from '../../../src/team/quality/uptime-columns'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

test('the time in fault is the mean of the plugs with histories, and their number is shown', () => {
  const day = { up: 36 * hour, fault: 12 * hour, unclear: 0, silent: 0, steps: [] }
  const figures = (['uptime-day', 'fault', 'silent', 'trend'] as const).map((column) => {
    const row = { byPeriod: { day }, stations: 1, plugs: 2, access: 'open' as const, isIncomplete: false }
    const children = createElement(UptimeFigure, {
      column,
      uptime: { period: 'day' },
      row,
      plugs: 4,
      start: 0,
      now: 0,
    })
    return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  })
  expect(figures.slice(0, 3)).toEqual(['75.0%', '6 hr', '0%'])
  expect(figures[3]).toContain('<small>2 of 4 plugs</small>')
})

test('a figure says "so far" until all histories of its row are loaded', () => {
  const day = { up: 3 * hour, fault: hour, unclear: 0, silent: 0, steps: [] }
  const figure = (isIncomplete: boolean) => {
    const row = { byPeriod: { day }, stations: 1, plugs: 1, access: 'open' as const, isIncomplete }
    const uptime = { period: 'day' } as const
    const children = createElement(UptimeFigure, {
      column: 'uptime-day',
      uptime,
      row,
      plugs: 1,
      start: 0,
      now: 0,
    })
    return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  }
  expect(figure(true)).toContain('<small>so far</small>')
  expect(figure(false)).toBe('75.0%')
})

test('a row of which a part is loaded has no place in the order by uptime', () => {
  const day = { up: 3 * hour, fault: hour, unclear: 0, silent: 0, steps: [] }
  const uptime: UptimeReport = {
    period: 'day',
    periods: ['day'],
    until: 0,
    isLoading: false,
    ids: () => ['whole', 'part'],
    find: (_, id) => ({
      byPeriod: { day },
      stations: 1,
      plugs: 1,
      access: 'open',
      isIncomplete: id === 'part',
    }),
  }
  const order = toOrder({ sort: 'uptime-day', isDescending: false }, 'station', uptime)
  expect(order.externalFigures).toEqual({ whole: 0.75 })
})

const step = (up: number, { fault = 0, silent = 0 } = {}) => ({
  up,
  fault,
  silent,
  unclear: 0,
  from: 0,
  to: hour,
})

test('columns start as high as small faults need, and never hide a column', () => {
  expect(findColumnStart([step(100), step(98, { fault: 2 })])).toBe(0.95)
  expect(findColumnStart([step(100), step(91, { fault: 9 })])).toBe(0.9)
  expect(findColumnStart([step(100), step(90, { fault: 10 })])).toBe(0.8)
  // Nothing to enlarge, low, or long unknown.
  expect(findColumnStart([step(100), step(100)])).toBe(0)
  expect(findColumnStart([step(100), step(30, { fault: 70 })])).toBe(0)
  expect(findColumnStart([step(99, { fault: 1 }), step(40, { silent: 60 })])).toBe(0)
  expect(findColumnStart([step(99, { fault: 1 }), step(0, { silent: 100 })])).toBe(0.95)
})

test('columns begin at the start of the table, not at one of their own', () => {
  const draw = (start: number) => {
    const steps = [step(100), step(97.5, { fault: 2.5 })]
    const children = createElement(UptimeSparkline, { steps, period: 'week', start, now: 0 })
    return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  }
  // Of 28: half of the 5 % that are drawn, or half of the 50 % above half.
  expect(draw(0.95)).toContain('v14h')
  expect(draw(0.5)).toContain('v26.6h')
  expect(draw(0)).toContain('v27.3h')
  expect(draw(0.95)).not.toContain('<small')
})
