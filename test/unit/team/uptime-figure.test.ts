import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { UptimeReport } from '../../../src/model/uptime'
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

test('a column is as high as its share of the whole time, in each row and period', () => {
  const draw = (period: 'day' | '30-days', steps: Parameters<typeof UptimeSparkline>[0]['steps']) => {
    const children = createElement(UptimeSparkline, { steps, period, now: 0 })
    return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  }
  // Of 28. A small fault is two high, so that it is visible.
  for (const period of ['day', '30-days'] as const) {
    const drawn = draw(period, [step(50, { fault: 25, silent: 25 }), step(99, { fault: 1 })])
    expect(drawn).toContain('M6.75 14h40.5v14h')
    expect(drawn).toContain('M0 0h54v7h')
    expect(drawn).toContain('v27.72h')
    expect(drawn).toContain('M54 0h54v2h')
  }
})
