import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../../src/ui/dialog/Dialog'
import { focusHeading } from '../../../src/ui/dialog/focus-heading'
import { HostElement } from './host'
import { render } from './render'
import { ignore } from './shown'

const dialog = (children: ReturnType<typeof createElement>, more: object = {}) =>
  render(createElement(Dialog, { title: 'About this data', onClose: ignore, children, ...more }))
const focused = () => document.activeElement as unknown as HostElement

test('a dialog is modal, and has the name of its title', async () => {
  const show = vi.spyOn(HostElement.prototype, 'showModal')
  const shown = await dialog(createElement('p', null, 'Text'))
  expect(show).toHaveBeenCalledOnce()
  const [title] = shown.all('h2')
  expect(shown.one('dialog').props['aria-labelledby']).toBe(title?.props.id)
  expect(shown.texts('h2')).toEqual(['About this data'])
})

test('a dialog without controls begins at its title: Enter does not close it', async () => {
  const shown = await dialog(createElement('p', null, 'Text'))
  expect(focused()).toBe(shown.all('h2')[0])
  expect(focused()).toMatchObject({ tabIndex: -1 })
})

test('a dialog with controls begins at the first of them, and its Close can be pressed', async () => {
  const shown = await dialog(createElement('input', { 'aria-label': 'Name' }))
  expect(focused()).toBe(shown.all('input')[0])
  expect(shown.one('button', 'Close')).toMatchObject({ disabled: false, type: 'button' })
})

test('a long dialog, whose first control is out of sight, begins at its title', async () => {
  const show = vi.spyOn(HostElement.prototype, 'showModal').mockImplementation(function (this: HostElement) {
    this.open = true
    Object.assign(this, { scrollTop: 400 })
  })
  const shown = await dialog(createElement('input', { 'aria-label': 'Name' }))
  show.mockRestore()
  expect(focused()).toBe(shown.all('h2')[0])
})

test('Close and the buttons at the end close the dialog by its forms', async () => {
  let closed = 0
  const shown = await dialog(createElement('p', null, 'Text'), {
    onClose: () => closed++,
    buttons: createElement('button', { type: 'submit' }, 'Show'),
  })
  expect(shown.all('form').map(({ props }) => props.method)).toEqual(['dialog', 'dialog'])
  expect(shown.one('button', 'Close').props.type).toBe('submit')
  await shown.act(shown.one('dialog'), 'onClose')
  expect(closed).toBe(1)
})

test('a dialog without buttons has no empty line for them', async () => {
  const shown = await dialog(createElement('p', null, 'Text'))
  expect(shown.all('.dialog-buttons')).toEqual([])
})

test('a menu opens below its button, and a press beside it closes it', async () => {
  const shown = await dialog(createElement('p', null, 'Text'), { below: { left: 40, bottom: 90 } })
  expect(shown.one('dialog').props).toMatchObject({ style: { left: 40, top: 90 }, closedby: 'any' })
  const middle = await dialog(createElement('p', null, 'Text'))
  expect(middle.one('dialog').props.style).toBeUndefined()
  expect(middle.one('dialog').props).not.toHaveProperty('closedby')
})

test('a control that is removed leaves the focus to the title of its dialog, outside of one to nothing', async () => {
  const shown = await dialog(createElement('button', { type: 'button' }, 'Delete'))
  focusHeading(shown.one('button', 'Delete') as unknown as Element)
  expect(focused()).toBe(shown.all('h2')[0])
  expect(focused()).toMatchObject({ tabIndex: -1 })
  focusHeading(null)
})
