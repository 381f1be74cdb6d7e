import { createElement, Fragment, useState } from 'react'
import { expect, test } from 'vitest'
import { useChosenLanguage } from '../../../src/app/settings/use-chosen-language'
import { createI18n, type I18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { I18nProvider, useI18n } from '../../../src/ui/i18n/I18nContext'
import { render } from './render'

const english = await loadMessages('en')
const ofBrowser = createI18n('en', english, 'Asia/Tokyo')
const ofRegion = createI18n('en', english, 'Europe/Rome')

/** Like the start: an explanation with the browser's time zone, then the page with the region's. */
function Start() {
  const [i18n, setWords] = useState(ofBrowser)
  return createElement(
    Fragment,
    null,
    createElement('button', { type: 'button', onClick: () => setWords(ofRegion) }, 'Retry'),
    createElement(Worded, { i18n }),
  )
}

const Worded = ({ i18n }: { i18n: I18n }) => I18nProvider({ i18n, children: createElement(Page) })

function Page() {
  const { language, timeZone } = useI18n()
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
