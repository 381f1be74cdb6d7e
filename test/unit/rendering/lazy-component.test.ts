import { createElement, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LazyDialog } from '../../../src/app/lazy/LazyDialog'
import { lazyComponent } from '../../../src/ui/lazy-component'
import { render } from './render'
import { ignore } from './shown'

test('a part whose script has loaded ahead is shown without waiting', async () => {
  const waits: string[] = []
  const Fallback = ({ name }: { name: string }) => {
    waits.push(name)
    return null
  }
  const part = (text: string) => lazyComponent(async () => () => createElement('p', null, text))
  const [late, ahead] = [part('late'), part('ahead')]
  const Page = () => {
    const [name, setName] = useState('late')
    const content = createElement(name === 'late' ? late : ahead)
    return createElement(
      'div',
      null,
      createElement('button', { type: 'button', onClick: () => setName('ahead') }, 'Next'),
      createElement(Suspense, { key: name, fallback: createElement(Fallback, { name }) }, content),
    )
  }
  const shown = await render(createElement(Page))
  expect(shown.text).toContain('late')
  await ahead.load()
  await shown.press('Next')
  expect(shown.text).toContain('ahead')
  expect(waits).toEqual(['late'])
})

test('a dialog whose script is lost says so under its title', async () => {
  vi.spyOn(console, 'error').mockImplementation(ignore)
  const Lost = lazyComponent(() => Promise.reject(new Error('Lost script.')))
  const dialog = { title: 'Settings', onClose: ignore, children: createElement(Lost) }
  const shown = await render(createElement(LazyDialog, dialog))
  expect(shown.texts('dialog').join()).toMatch(/^Settings.*This could not be loaded/)
})
