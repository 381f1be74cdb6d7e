import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SavedViewItem } from '../../../src/app/views/SavedViewItem'
import { Dialog } from '../../../src/ui/dialog/Dialog'
import { HostElement } from './host'
import { render } from './render'
import { ignore } from './shown'

afterEach(() => void vi.restoreAllMocks())

async function item(isRenamed = true) {
  const calls: string[] = []
  const element = createElement(SavedViewItem, {
    view: { name: 'Bozen', search: '?q=bozen' },
    isSignedIn: true,
    onRename: (name: string) => calls.push(`rename ${name}`) > 0 && isRenamed,
    onRemove: () => calls.push('remove'),
  })
  const dialog = { title: 'Saved views', onClose: ignore, children: createElement('ul', null, element) }
  const shown = await render(createElement(Dialog, dialog))
  return { calls, shown, title: () => shown.all('h2')[0] }
}

const event = (currentTarget: unknown, more: object = {}) => ({
  currentTarget,
  preventDefault: ignore,
  button: 0,
  ...more,
})

test('a saved view opens in the page, and its dialog closes; with Ctrl the browser opens it elsewhere', async () => {
  const { shown } = await item()
  const close = vi.spyOn(HostElement.prototype, 'close')
  const link = shown.one('a')
  expect(link.props.href).toContain('q=bozen')
  await shown.act(link, 'onClick', event(link, { ctrlKey: true }))
  expect(close).not.toHaveBeenCalled()
  await shown.act(link, 'onClick', event(link))
  expect(close).toHaveBeenCalledOnce()
})

test('a saved view is renamed in a field that has its name, and the focus goes to the title', async () => {
  const { shown, calls, title } = await item()
  await shown.press(/^Rename/)
  const field = shown.one('input')
  expect(field.props).toMatchObject({ defaultValue: 'Bozen', dir: 'auto' })
  Object.assign(field, { value: 'Bolzano' })
  const form = shown.all('.views-save')[0]
  if (!form) throw new Error('Expected a form.')
  await shown.act(form, 'onSubmit', event(form))
  expect(calls).toEqual(['rename Bolzano'])
  expect(document.activeElement).toBe(title())
  expect(shown.all('input')).toEqual([])
})

test('a name that is taken stays in its field, and Cancel leaves the old one', async () => {
  const { shown, title } = await item(false)
  await shown.press(/^Rename/)
  const form = shown.all('.views-save')[0]
  if (!form) throw new Error('Expected a form.')
  await shown.act(form, 'onSubmit', event(form))
  expect(shown.all('input')).toHaveLength(1)
  const cancel = shown.one('button', 'Cancel')
  await shown.act(cancel, 'onClick', event(cancel))
  expect(document.activeElement).toBe(title())
  expect(shown.all('input')).toEqual([])
  expect(shown.texts('a')).toEqual(['Bozen'])
})

test('a deleted view leaves the focus to the title', async () => {
  const { shown, calls, title } = await item()
  const remove = shown.one('button', /^Delete/)
  await shown.act(remove, 'onClick', event(remove))
  expect(calls).toEqual(['remove'])
  expect(document.activeElement).toBe(title())
})
