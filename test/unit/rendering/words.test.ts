import { createElement, Fragment, useState } from 'react'
import { expect, test } from 'vitest'
import { useChosenLanguage } from '../../../src/app/settings/use-chosen-language'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator, type Translator } from '../../../src/i18n/translator'
import { useWords, WordsProvider } from '../../../src/ui/words/Words'
import { render } from './render'

const english = await loadMessages('en')
const ofBrowser = createTranslator('en', english, 'Asia/Tokyo')
const ofRegion = createTranslator('en', english, 'Europe/Rome')

/** Like the start: an explanation with the browser's time zone, then the page with the region's. */
function Start() {
  const [words, setWords] = useState(ofBrowser)
  return createElement(
    Fragment,
    null,
    createElement('button', { type: 'button', onClick: () => setWords(ofRegion) }, 'Retry'),
    createElement(Worded, { words }),
  )
}

const Worded = ({ words }: { words: Translator }) => WordsProvider({ words, children: createElement(Page) })

function Page() {
  const { language, timeZone } = useWords()
  const { changeLanguage } = useChosenLanguage()
  return createElement(
    'button',
    { type: 'button', onClick: () => changeLanguage('it', 'km') },
    `${language} ${timeZone}`,
  )
}

test('after a failed configuration was explained, the page has the time zone of the region', async () => {
  const shown = await render(createElement(Start))
  expect(shown.text).toContain('en Asia/Tokyo')
  await shown.press('Retry')
  expect(shown.text).toContain('en Europe/Rome')
})

test('a chosen language has the time zone of the page', async () => {
  const shown = await render(createElement(Start))
  await shown.press('Retry')
  await shown.press('en Europe/Rome')
  expect(shown.text).toContain('it Europe/Rome')
})
