import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { day } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { OpeningHours } from '../../../src/model/station'
import { OpenNow } from '../../../src/stations/OpenNow'
import { OpeningHoursList } from '../../../src/stations/panel/OpeningHoursList'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const timeZone = 'Europe/Rome'
const i18n = createI18n('en', await loadMessages('en'), timeZone)
const christmas = Date.parse('2026-12-25T11:00:00Z')
const hours: OpeningHours = {
  kind: 'weekly',
  timeZone,
  spans: [],
  exceptions: [{ from: christmas - day / 2, to: christmas + day / 2, open: false }],
}

function shown(now: number): string {
  const times = createElement(OpeningHoursList, { hours, now })
  const parts = createElement(Fragment, null, createElement(OpenNow, { hours, now }), times)
  return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children: parts })))
}

test('hours that are not stated are not shown as closed', () => {
  expect(shown(christmas - 9 * day)).toContain('Regular hours not stated')
  expect(shown(christmas - 9 * day)).not.toMatch(/Closed now|Mon/)
  expect(shown(christmas)).toContain('Closed now')
  expect(shown(christmas)).not.toContain('opens')
})
