import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseView } from '../../../src/app/link/view'
import type { Config } from '../../../src/config/config'
import { EmbedFooter } from '../../../src/embed/EmbedFooter'
import { OpenLink } from '../../../src/embed/OpenLink'
import type { ShownPanels } from '../../../src/embed/use-shown-panels'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('de', await loadMessages('de'), 'Europe/Rome')
const view = parseView('?access=PUBLIC')
const render = (children: ReactElement) =>
  renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))

test('the link opens the same view in the language of the frame', () => {
  const [, href] = /href="([^"]*)"/.exec(render(createElement(OpenLink, { view }))) ?? []
  const { pathname, searchParams } = new URL(
    (href ?? '').replaceAll('&amp;', '&'),
    'https://plugboard.example',
  )
  expect([pathname, ...searchParams.entries()]).toEqual(['/', ['lang', 'de'], ['access', 'PUBLIC']])
})

test.each([
  [{ map: false, list: true }, true],
  [{ map: true, list: true }, false],
])('a frame with %j has the licence in its footer: %s', (panels, hasLicence) => {
  const shown: ShownPanels = { filters: false, legend: false, details: false, ...panels }
  const licence = { name: 'CC0', url: 'https://cc0.example/' }
  const config = { publisher: 'Open Data Hub', licence } as Config
  const freshness = {} as Parameters<typeof EmbedFooter>[0]['freshness']
  const footer = render(createElement(EmbedFooter, { config, view, shown, freshness }))
  expect(footer.includes('href="https://cc0.example/"')).toBe(hasLicence)
})
