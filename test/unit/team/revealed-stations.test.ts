import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { RevealedStations } from '../../../src/team/revealed/RevealedStations'
import { WordsProvider } from '../../../src/ui/words/Words'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
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
  const markup = renderToStaticMarkup(createElement(() => WordsProvider({ words, children })))
  const texts = [...markup.matchAll(/item-reason">(.*?)<\/span>/g)].map(([, text]) => text)
  const forEveryone = words.t('team.for-everyone', { status: words.t('status.closed') })
  expect(texts[0]).toContain(`${words.t('status.occupied')} (${forEveryone})`)
  expect(texts[1]).toMatch(new RegExp(`${words.t('status.available')}$`))
})
