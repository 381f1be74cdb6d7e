import { afterEach, expect, test, vi } from 'vitest'
import { type Settings, showColours } from '../../../src/app/settings/settings'

afterEach(() => vi.unstubAllGlobals())

/** Media queries of the browser's colours, as in `index.html`: that of the light page, then that of the dark one. */
function browserColours(theme: Settings['theme']): string[] {
  const metas = ['light', 'dark'].map((theme) => ({ dataset: { theme }, media: '' }))
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => metas })
  showColours({ theme, palette: 'standard' })
  return metas.map(({ media }) => media)
}

test('the browser has the colour of the chosen theme, or else of the device’s', () => {
  expect(browserColours('light')).toEqual(['all', 'not all'])
  expect(browserColours('dark')).toEqual(['not all', 'all'])
  expect(browserColours('system')).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
