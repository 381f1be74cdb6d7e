import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { PlugIntervalTable } from '../../../src/history/chart/HistoryTable'
import type { Band } from '../../../src/history/chart/StatusBands'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const start = Date.parse('2026-11-20T00:00:00Z')

const band = (id: string, hours: readonly number[]): Band => ({
  plug: { id, name: '' },
  closed: false,
  intervals: hours.map((at) => ({ from: start + at * hour, to: start + (at + 1) * hour, value: 'occupied' })),
  carriedAt: null,
  coverage: { knownTime: hour, unknownTime: 0, gaps: 0 },
  failed: false,
})

test('the table of status changes has those of all plugs, newest first', () => {
  const children = createElement(PlugIntervalTable, {
    bands: [band('P1', [0, 6]), band('P2', [3, 9])],
    now: start + 10 * hour,
  })
  const markup = renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  const times = [...markup.matchAll(/dateTime="([^"]*)"/gi)].map(([, time]) => time)
  expect(times).toEqual([9, 6, 3, 0].map((at) => new Date(start + at * hour).toISOString()))
})
