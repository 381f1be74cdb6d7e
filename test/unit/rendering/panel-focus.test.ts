import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { StationPanel } from '../../../src/stations/panel/StationPanel'
import { loaded, station } from '../catalog/small-service'
import { HostElement } from './host'
import { acting } from './reconciler'
import { render } from './render'
import { ignore, now } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

async function panel(opener: HostElement | null, focused = opener) {
  const { catalog, snapshot } = await loaded({ stations: [station('S')] })
  focused?.focus()
  let closed = 0
  const shown = await render(
    createElement(StationPanel, {
      handle: { viewer: anonymous, catalog },
      snapshot,
      opening: { id: 'S', opener: opener as unknown as Element },
      filters: noFilters,
      settings: { contact: undefined, report: undefined, tourism: undefined },
      sheet: { height: 'half', onHeight: ignore },
      actions: { onReset: ignore, onOpen: ignore, onClose: () => closed++, onSignIn: undefined },
    }),
  )
  return {
    shown,
    closed: () => closed,
    hasFocus: () => document.activeElement === Object(shown.all('h2')[0]),
  }
}

/** Presses a key with the focus at an element. */
async function press(key: string, at: HostElement | null, isHandled = false): Promise<void> {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key })
  if (at) Object.defineProperty(event, 'target', { value: at })
  if (isHandled) event.preventDefault()
  await acting(() => void document.dispatchEvent(event))
}

test('an opened station begins at its name, which is read aloud', async () => {
  const { shown, hasFocus } = await panel(null)
  expect(hasFocus()).toBe(true)
  expect(shown.all('h2')[0]?.props.tabIndex).toBe(-1)
  expect((await panel(new HostElement('button', {}))).hasFocus()).toBe(true)
})

test('who has gone on to another control while a station loads stays there', async () => {
  const { hasFocus } = await panel(new HostElement('button', {}), new HostElement('input', {}))
  expect(hasFocus()).toBe(false)
})

test('a row that was replaced while its station loads leaves the focus to the name', async () => {
  const list = new HostElement('main', {})
  const row = new HostElement('button', {})
  list.children.push(row)
  vi.spyOn(document, 'getElementById').mockReturnValue(list as never)
  const { hasFocus } = await panel(new HostElement('button', {}), row)
  vi.restoreAllMocks()
  expect(hasFocus()).toBe(true)
})

test('Escape on the map or the list closes the station', async () => {
  const { closed } = await panel(null)
  await press('x', null)
  expect(closed()).toBe(0)
  await press('Escape', null)
  await press('Escape', new HostElement('button', {}))
  expect(closed()).toBe(2)
})

test.each([
  ['in the panel, which closes itself', 'aside', false],
  ['in a dialog', 'dialog', false],
  ['in a field', 'input', false],
  ['that something else has handled', 'button', true],
])('Escape %s does not close the station', async (_what, type, isHandled) => {
  const { closed } = await panel(null)
  await press('Escape', new HostElement(type, {}), isHandled)
  expect(closed()).toBe(0)
})
