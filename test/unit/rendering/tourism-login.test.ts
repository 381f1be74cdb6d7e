import { createElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlacesQuery } from '../../../src/api/tourism/places-near'
import { TourismLogin } from '../../../src/stations/nearby/TourismLogin'
import { render } from './render'
import { ignore } from './shown'

afterEach(() => void vi.restoreAllMocks())

const query: PlacesQuery = { kind: 'stay', position: { lat: 46.5, lon: 11.35 }, radius: 500 }

function Login() {
  const [isOpen, setOpen] = useState(true)
  const close = createElement('button', { type: 'button', onClick: () => setOpen(false) }, 'Leave')
  const props = { base: 'https://tourism.test', query, onAccount: ignore, onClose: ignore }
  return createElement('div', null, close, isOpen && createElement(TourismLogin, props))
}

test('a dialog that is closed during the check logs no error', async () => {
  const logged = vi.spyOn(console, 'error')
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )
  const shown = await render(createElement(Login))
  const form = shown.all('form').find(({ props }) => 'onSubmit' in props)
  if (!form) throw new Error('Expected a form.')
  await shown.act(form, 'onSubmit', { preventDefault: ignore })
  expect(sent).toHaveBeenCalled()
  await shown.press('Leave')
  expect(logged).not.toHaveBeenCalled()
})
