import { createElement, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlacesQuery } from '../../../src/api/tourism/places-near'
import { TourismLogin } from '../../../src/stations/nearby/TourismLogin'
import { serve } from '../api/service'
import { render } from './render'
import { ignore } from './shown'

afterEach(() => void vi.restoreAllMocks())

const query: PlacesQuery = { kind: 'stay', position: { lat: 46.5, lon: 11.35 }, radius: 500 }

function Login({ base }: { base: string }) {
  const [isOpen, setOpen] = useState(true)
  const close = createElement('button', { type: 'button', onClick: () => setOpen(false) }, 'Leave')
  const props = { baseUrl: base, query, onAccount: ignore, onClose: ignore }
  return createElement('div', null, close, isOpen && createElement(TourismLogin, props))
}

test('a dialog that is closed during the check logs no error', async () => {
  const logged = vi.spyOn(console, 'error')
  let arrive = () => {}
  const asked = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { base } = await serve(() => arrive())
  const shown = await render(createElement(Login, { base }))
  const form = shown.all('form').find(({ props }) => 'onSubmit' in props)
  if (!form) throw new Error('Expected a form.')
  await shown.act(form, 'onSubmit', { preventDefault: ignore })
  await asked
  await shown.press('Leave')
  expect(logged).not.toHaveBeenCalled()
})
