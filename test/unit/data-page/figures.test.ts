import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { Figures } from '../../../src/data-page/Figures'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { Parts } from '../../../src/model/parts'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { allFetched } from '../catalog/parts'
import { loaded, now, station } from '../catalog/small-service'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

/** Figures by name, while some parts have another state. */
function figures(snapshot: Snapshot, parts: Partial<Parts>): Map<string, string> {
  const shown: Snapshot = { ...snapshot, parts: { ...allFetched(now), ...parts } }
  const children = createElement(Figures, {
    snapshot: shown,
    onlyIn: undefined,
    types: [],
    refreshSeconds: 60,
    now,
  })
  const markup = renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  const facts = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  return new Map(facts.map(([, name, figure]) => [name ?? '', figure ?? '']))
}

test('a figure of a part that is still loading is unknown, not 0', async () => {
  const { snapshot } = await loaded({ stations: [station('A')] })
  const coming = { fetchedAt: null, failure: null, isComing: true } as const
  const unknown = i18n.t('data.not-known')
  const [plugs, withoutLive] = [i18n.t('data.plugs'), i18n.t('data.without-live')]
  const stations = i18n.t('data.stations')
  expect(figures(snapshot, {}).get(plugs)).toBe('0')
  expect(figures(snapshot, { plugs: coming }).get(plugs)).toBe(unknown)
  expect(figures(snapshot, { plugs: coming }).get(stations)).toBe('1')
  expect(figures(snapshot, { values: coming }).get(withoutLive)).toBe(unknown)
})
