import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { OpeningHours } from '../../../src/model/station'
import { OpeningHoursList } from '../../../src/stations/panel/OpeningHoursList'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const closed = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to), open: false })

function told(exception: ReturnType<typeof closed>, now: string): string {
  const hours: OpeningHours = { kind: 'weekly', spans: [], exceptions: [exception], timeZone: 'UTC' }
  const times = createElement(OpeningHoursList, { hours, now: Date.parse(now) })
  const html = renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children: times })))
  return html.replace(/<[^>]+>/g, '|')
}

const christmas = closed('2026-12-24T12:00Z', '2026-12-24T20:00Z')

test('an exception within one day has its date', () => {
  expect(told(christmas, '2026-12-01T08:00Z')).toContain('|closed 24 Dec 2026, 13:00 – 21:00|')
})

test('an exception of today has no date', () => {
  expect(told(christmas, '2026-12-24T08:00Z')).toContain('|closed 13:00 – 21:00|')
})

test('an exception over several days has both dates', () => {
  const days = closed('2026-12-24T12:00Z', '2026-12-27T08:00Z')
  expect(told(days, '2026-12-24T08:00Z')).toContain('|closed 24 Dec 2026, 13:00 – 27 Dec 2026, 09:00|')
})

test('an exception that began on another day has its end', () => {
  const days = closed('2026-12-23T12:00Z', '2026-12-24T18:00Z')
  expect(told(days, '2026-12-24T08:00Z')).toContain('|closed 23 Dec 2026, 13:00 – 24 Dec 2026, 19:00|')
})

test('a past exception is not shown', () => {
  expect(told(christmas, '2026-12-24T19:59Z')).toContain('|closed 13:00')
  expect(told(christmas, '2026-12-24T20:00Z')).not.toContain('13:00')
})

test('whole days are shown as dates, including the last one', () => {
  const now = '2026-12-01T08:00Z'
  expect(told(closed('2026-12-24T23:00Z', '2026-12-26T23:00Z'), now)).toMatch(
    /\|closed 25\s?–\s?26 Dec 2026\|/,
  )
  expect(told(closed('2026-12-24T23:00Z', '2026-12-25T23:00Z'), now)).toContain('|closed 25 Dec 2026|')
})
