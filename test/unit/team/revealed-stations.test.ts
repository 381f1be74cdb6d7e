import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { RevealedStations } from '../../../src/team/revealed/RevealedStations'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const ignore = () => undefined

test('a station has its status for the team, and another one for the public beside it', () => {
  const row = { id: 'A', name: 'A', municipality: '', provider: '', values: 2 }
  const rows = [
    { ...row, status: 'occupied' as const, openStatus: 'closed' as const },
    { ...row, id: 'B', status: 'available' as const, openStatus: 'available' as const },
  ]
  const children = createElement(RevealedStations, {
    page: { rows, matched: 2 },
    onOpen: ignore,
    onMore: ignore,
  })
  const markup = renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children })))
  const texts = [...markup.matchAll(/item-reason">(.*?)<\/span>/g)].map(([, text]) => text)
  const forEveryone = i18n.t('team.for-everyone', { status: i18n.t('status.closed') })
  expect(texts[0]).toContain(`${i18n.t('status.occupied')} (${forEveryone})`)
  expect(texts[1]).toMatch(new RegExp(`${i18n.t('status.available')}$`))
})
