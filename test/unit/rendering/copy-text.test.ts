import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyText } from '../../../src/stations/share/CopyText'
import { takeCopiedTexts } from './page'
import { render } from './render'

afterEach(() => void vi.restoreAllMocks())

const text = 'https://plugboard.example/?q=b'

test.each([
  ['link', 'Copy link', 'Link copied.'],
  ['code', 'Copy code to embed', 'Code copied. It shows this list and map on your site.'],
] as const)(
  'a %s is copied by a press, which says so until the person goes on',
  async (kind, copy, copied) => {
    const shown = await render(createElement(CopyText, { kind, text }))
    const [button] = shown.all('button')
    expect(shown.texts('button')).toEqual([copy])
    if (!button) throw new Error('Expected a button.')
    await shown.act(button, 'onClick')
    expect(takeCopiedTexts()).toEqual([text])
    expect(shown.texts('.share-outcome')).toEqual([copied])
    expect(shown.all('.share-outcome').map(({ props }) => props.role)).toEqual(['status'])
    await shown.act(button, 'onBlur')
    expect(shown.texts('.share-outcome')).toEqual([''])
  },
)

test('an icon that copies a link says of what', async () => {
  const shown = await render(createElement(CopyText, { kind: 'link', text, name: 'Work' }))
  const [button] = shown.all('button')
  expect(button?.props['aria-label']).toContain('Work')
  expect(button?.props.className).toBe('icon-button')
  expect(shown.texts('button')).toEqual([''])
})

test('a browser that refuses to copy gives a field with the text, selected, which stays', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'))
  const shown = await render(createElement(CopyText, { kind: 'link', text }))
  await shown.press('Copy link')
  const input = shown.one('input')
  expect(input.props).toMatchObject({ readOnly: true, value: text })
  let selected = 0
  await shown.act(input, 'onFocus', { target: { select: () => selected++ } })
  expect(selected).toBe(1)
  await shown.act(shown.one('button', 'Copy link'), 'onBlur')
  expect(shown.all('input')).toHaveLength(1)
})
