import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LazyDialog } from '../../../src/app/lazy/LazyDialog'
import { PartFailure } from '../../../src/app/lazy/PartFailure'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { lazyComponent } from '../../../src/ui/lazy-component'
import { NotLoadedError } from '../../../src/ui/not-loaded-error'
import { render } from './render'
import { ignore } from './shown'

test('a part whose script has loaded ahead is shown without its placeholder', async () => {
  const waits: string[] = []
  const Waiting = ({ name }: { name: string }) => {
    waits.push(name)
    return null
  }
  const part = (text: string) => lazyComponent(async () => () => createElement('p', null, text))
  const parts = { late: part('late'), ahead: part('ahead') }
  const Page = () => {
    const [name, setName] = useState<keyof typeof parts>('late')
    return createElement(
      'div',
      null,
      createElement('button', { type: 'button', onClick: () => setName('ahead') }, 'Next'),
      createElement(parts[name], { key: name, placeholder: createElement(Waiting, { name }) }),
    )
  }
  const shown = await render(createElement(Page))
  expect(shown.text).toContain('late')
  await parts.ahead.load()
  await shown.press('Next')
  expect(shown.text).toContain('ahead')
  expect(new Set(waits)).toEqual(new Set(['late']))
})

test('a part waits for the words of its page too', async () => {
  const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
  const Part = lazyComponent(async () => () => createElement('p', null, 'loaded'))
  await Part.load()
  const placeholder = createElement('p', null, 'waiting')
  const page = createElement(() => I18nProvider({ i18n, children: createElement(Part, { placeholder }) }))
  expect(renderToStaticMarkup(page)).toBe('<p>waiting</p>')
  await i18n.complete()
  expect(renderToStaticMarkup(page)).toBe('<p>loaded</p>')
})

test('a dialog whose script is lost says so under its title', async () => {
  vi.spyOn(console, 'error').mockImplementation(ignore)
  const Lost = lazyComponent(() => Promise.reject(new Error('Lost script.')))
  const dialog = { title: 'Settings', onClose: ignore, children: createElement(Lost) }
  const shown = await render(createElement(LazyDialog, dialog))
  expect(shown.texts('dialog').join()).toMatch(/^Settings.*A part of Plugboard could not be loaded/)
})

test('a dialog with a defect says so, and not that a script is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(ignore)
  const Broken = () => {
    throw new TypeError('A defect.')
  }
  const dialog = { title: 'Settings', onClose: ignore, children: createElement(Broken) }
  const shown = await render(createElement(LazyDialog, dialog))
  expect(shown.texts('dialog').join()).toMatch(/^Settings.*Something went wrong in Plugboard itself/)
  expect(shown.text).not.toContain('connection')
})

test.each([
  ['a lost script', new NotLoadedError(), 'A part of Plugboard could not be loaded.'],
  ['a defect', new TypeError('A defect.'), 'Something went wrong in Plugboard itself.'],
])('a part of the page that is missing because of %s says so', async (_, error, text) => {
  const shown = await render(createElement(PartFailure, { error }))
  expect(shown.text).toContain(text)
  expect(shown.texts('button')).toEqual(['Reload'])
})
