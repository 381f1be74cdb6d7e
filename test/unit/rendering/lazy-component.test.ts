import { createElement, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { lazyComponent } from '../../../src/ui/lazy-component'
import { render } from './render'

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
