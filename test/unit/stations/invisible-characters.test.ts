import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import { StatusBands } from '../../../src/history/chart/StatusBands'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { PlugList } from '../../../src/stations/panel/PlugList'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'UTC')
const html = (children: ReactNode) =>
  renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))

const id = `plug\u202e 1\u0007\u200b`
const plug: PlugDetails = {
  id,
  name: '',
  connectors: [],
  status: 'available',
  isUnchanged: false,
  freshness: 'live',
  measuredAt: 0,
  evidence: { dataType: 'plug-status', period: 1, access: 'open' },
  values: [],
}

test.each([
  [
    'the list of plugs',
    createElement(PlugList, { age: null, plugs: [plug], now: 0, renderSince: () => null }),
  ],
  [
    'the past of plugs',
    createElement(StatusBands, {
      bands: [
        {
          plug,
          closed: false,
          intervals: [],
          carriedAt: null,
          coverage: { knownTime: 0, unknownTime: 1, gaps: 1 },
          failed: false,
        },
      ],
      from: 0,
      to: 1,
    }),
  ],
])('%s shows ids without invisible characters', (_, part) => {
  expect(html(part)).toContain('>plug 1</bdi>')
})
