import { expect, test } from 'vitest'
import { chooseSource, loadOnlineStyle } from '../../../../src/map/streets/online-basemap'

const style = { version: 8, sources: {}, layers: [] }
const source = {
  kind: 'style',
  url: `data:application/json,${JSON.stringify(style)}`,
  timeout: 2000,
  failures: 0,
} as const

test('each look has the online style of its theme, and the same archive', () => {
  const styles = { light: '/light.json', dark: '/dark.json', timeoutSeconds: 5 }
  expect(chooseSource(styles, 'light')).toEqual({ kind: 'style', url: '/light.json' })
  expect(chooseSource(styles, 'dark')).toEqual({ kind: 'style', url: '/dark.json' })
  const archive = { archive: '/streets.pmtiles', timeoutSeconds: 5 }
  expect(chooseSource(archive, 'dark')).toEqual({ kind: 'archive', url: '/streets.pmtiles' })
})

test('a style without an earlier failure is loaded at once', async () => {
  const styleFor = await loadOnlineStyle(source, new AbortController().signal)
  expect(styleFor?.('light')).toEqual(style)
})

test('an unusable style and an aborted attempt give none', async () => {
  expect(await loadOnlineStyle({ ...source, url: 'data:,x' }, new AbortController().signal)).toBeNull()
  expect(await loadOnlineStyle(source, AbortSignal.abort())).toBeNull()
})
