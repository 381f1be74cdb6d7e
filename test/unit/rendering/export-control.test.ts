import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ExportControl } from '../../../src/ui/export/ExportControl'
import { acting } from './reconciler'
import { render } from './render'

test('Escape anywhere closes the controls of a file, and the next one is for the page around them', async () => {
  vi.stubGlobal('Element', class {})
  const shown = await render(createElement(ExportControl, null, 'FILE'))
  const isOpen = () => shown.one('button', 'Export').props['aria-expanded']
  let passed = 0
  const pressEscape = async () => {
    let isStopped = false
    const event = Object.assign(new Event('keydown'), { key: 'Escape' })
    event.stopPropagation = () => {
      isStopped = true
    }
    await acting(() => document.dispatchEvent(event))
    if (!isStopped) passed += 1
  }
  await shown.press('Export')
  expect(isOpen()).toBe(true)
  await pressEscape()
  expect([isOpen(), passed]).toEqual([false, 0])
  await pressEscape()
  expect([isOpen(), passed]).toEqual([false, 1])
})
