import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { KeysDialog } from '../../../src/app/settings/KeysDialog'
import { SettingsPanel } from '../../../src/app/settings/SettingsPanel'
import { StreetsChoice } from '../../../src/app/settings/StreetsChoice'
import { allowHosts } from '../../../src/app/settings/street-hosts'
import { storeViews } from '../../../src/app/views/stored-views'
import { useViewChanges } from '../../../src/app/views/use-view-changes'
import { ViewsDialog } from '../../../src/app/views/ViewsDialog'
import { SessionProvider } from '../../../src/auth/SessionContext'
import type { Session } from '../../../src/auth/session/session'
import type { SessionState } from '../../../src/auth/session-state'
import { languages } from '../../../src/i18n/languages'
import { acting } from './reconciler'
import { render } from './render'
import type { Rendered } from './rendered'
import { ignore } from './shown'

afterEach(() => localStorage.clear())

const settings = () => render(createElement(SettingsPanel, { onClose: ignore }))
const stored = () => JSON.parse(localStorage.getItem('plugboard.settings') ?? 'null')
const marked = (shown: Rendered) => shown.lines.filter((line) => line.startsWith('☑ '))

test('the settings have their defaults, and every language by its own name', async () => {
  const shown = await settings()
  expect(marked(shown)).toEqual(['☑ Like the device', '☑ Standard', '☑ Kilometres'])
  const options = shown.all('option')
  expect(options.map(({ props }) => [props.value, props.lang])).toEqual(languages.map((one) => [one, one]))
  expect(shown.texts('option')).toEqual([
    ...['English', 'Deutsch', 'Italiano', 'Français', 'Nederlands', 'Čeština', 'Polski', 'Русский'],
  ])
})

test.each([
  ['Light', { theme: 'light' }],
  ['Dark', { theme: 'dark' }],
  ['High contrast', { palette: 'contrast' }],
  ['Miles', { units: 'mi' }],
])('the setting %s is chosen, stored, and chosen again on the next visit', async (name, part) => {
  const shown = await settings()
  await shown.tick(name)
  expect(marked(shown)).toContain(`☑ ${name}`)
  const defaults = { language: null, theme: 'system', palette: 'standard', units: 'km' }
  expect(stored()).toEqual({ ...defaults, ...part })
  expect(marked(await settings())).toContain(`☑ ${name}`)
})

test('the chosen language is stored', async () => {
  const shown = await settings()
  await shown.choose('it')
  expect(stored()).toMatchObject({ language: 'it' })
})

test('hosts of streets are named once they are allowed, and can be asked for again', async () => {
  expect((await render(createElement(StreetsChoice))).lines).toEqual([])
  allowHosts(['tiles.example'])
  const shown = await render(createElement(StreetsChoice))
  expect(shown.texts('legend')[0]).toContain('tiles.example')
  const [first = '', second = ''] = shown.texts('label')
  expect(marked(shown)).toEqual([`☑ ${first}`])
  await shown.tick(second)
  expect(marked(shown)).toEqual([`☑ ${second}`])
  expect(localStorage.getItem('plugboard.streets')).toBe('')
})

test('the list of keys has each key with its symbol or name', async () => {
  const shown = await render(createElement(KeysDialog, { onClose: ignore }))
  expect(shown.texts('kbd')).toEqual([
    ...['/', '?', 'Esc', '↓', '↑', 'Enter', 'Esc', '↓', '↑', '←', '→', '↑', '↓', '+', '−', 'Esc'],
    ...['←', '→', 'Page up', 'Page down', 'Home', 'End', '+', '−', '←', '→', '↑', '↓'],
  ])
})

const anonymous: SessionState = {
  kind: 'anonymous',
  viewer: 'anonymous',
  reason: { kind: 'none' },
}
const session = { subscribe: () => ignore, state: () => anonymous } as unknown as Session

const views = () =>
  render(createElement(ViewsDialog, { onClose: ignore }), {
    around: (children: ReactNode) => createElement(SessionProvider, { session, children }),
  })
const names = (shown: Rendered) => shown.texts('a')

async function save(shown: Rendered, name: string): Promise<void> {
  const [field] = shown.all('input')
  const form = shown.all('form').find(({ props }) => 'onSubmit' in props)
  if (!field || !form) throw new Error('Expected a form with a field.')
  await shown.act(field, 'onChange', { target: { value: name } })
  await shown.act(form, 'onSubmit', { preventDefault: ignore })
}

test('a view is saved under a name, listed by name, and links to its choices', async () => {
  const shown = await views()
  await save(shown, 'Zebra')
  await save(shown, ' äpfel ')
  expect(names(shown)).toEqual(['äpfel', 'Zebra'])
  expect(shown.all('a')[0]?.props.href).toContain('q=bozen')
  expect(shown.all('input')[0]?.props.value).toBe('')
  expect(names(await views())).toEqual(['äpfel', 'Zebra'])
})

test('a taken name is not replaced without a press', async () => {
  const shown = await views()
  await save(shown, 'Home')
  await save(shown, 'home')
  expect(shown.all('.views-message')[0]?.props.role).toBe('alert')
  expect(names(shown)).toEqual(['Home'])
  await shown.press('Replace it')
  expect(names(shown)).toEqual(['home'])
  expect(shown.all('.views-message')[0]?.props.role).toBe('status')
})

test('a view without a name is not saved', async () => {
  const shown = await views()
  await save(shown, '  ')
  expect(names(shown)).toEqual([])
  expect(shown.all('.views-message')[0]?.props.role).toBe('alert')
})

test('the message about a renamed view has its new name', async () => {
  let changes: ReturnType<typeof useViewChanges> | undefined
  function Message() {
    changes = useViewChanges()
    return changes.message?.text
  }
  storeViews([{ name: 'Home', search: '?q=bozen' }])
  const shown = await render(createElement(Message))
  await acting(() => changes?.rename('Home', 'Work'))
  expect(shown.text).toBe('Saved: Work')
})
