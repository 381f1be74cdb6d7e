import { createElement, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Header } from '../../../src/app/Header'
import { WorkButton } from '../../../src/app/list/WorkButton'
import { LegendButton } from '../../../src/app/map/LegendButton'
import { StationChoice } from '../../../src/app/map/StationChoice'
import { StationTrail } from '../../../src/app/panels/StationTrail'
import { KeysShortcut } from '../../../src/app/settings/KeysShortcut'
import { WorkSignIn } from '../../../src/app/work/WorkSignIn'
import { initialState } from '../../../src/auth/initial-state'
import { Controls } from '../../../src/map/controls/Controls'
import { HostElement } from './host'
import { type Calls, withPage, withSession } from './page-context'
import { acting } from './reconciler'
import { render } from './render'
import { ignore, now, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const anonymous = { ...initialState, kind: 'anonymous' } as never
const signedIn = { kind: 'signed-in', viewer: 'https://issuer|team', name: 'Anna', roles: [] } as never

async function header(state: never, more: object = {}) {
  const calls: Calls = []
  const around = (children: ReactNode) =>
    withPage(calls)(
      withSession(state, { signIn: async (view: string) => calls.push(['sign in', view]), ...more })(
        children,
      ),
    )
  return { calls, shown: await render(createElement(Header), { around }) }
}

test('who is not signed in can sign in, and comes back to this view', async () => {
  const { shown, calls } = await header(anonymous)
  expect(shown.texts('h1')).toEqual(['Plugboard'])
  await shown.press('Sign in')
  expect(calls).toEqual([['sign in', '/?q=bozen&station=S']])
})

test('a page without a login has no button for it, and who is signed in has the account instead', async () => {
  expect((await header(anonymous, { available: false })).shown.texts('button')).toEqual([''])
  const { shown } = await header(signedIn)
  expect(shown.text).toContain('Anna')
  expect(shown.text).not.toContain('Sign in')
})

test('the settings open by their button and close again', async () => {
  const { shown } = await header(anonymous)
  expect(shown.one('button', 'Settings').props['aria-haspopup']).toBe('dialog')
  expect(shown.all('dialog')).toHaveLength(0)
  await shown.press('Settings')
  expect(shown.texts('h2')).toEqual(['Settings'])
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toHaveLength(0)
})

test('the list of keys opens by ?, and not while a person writes', async () => {
  const shown = await render(createElement(KeysShortcut))
  const press = async (key: string, target: HostElement | null) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key })
    if (target) Object.defineProperty(event, 'target', { value: target })
    await acting(() => void document.dispatchEvent(event))
    await shown.act(new HostElement('a', { none: ignore }), 'none')
    return event.defaultPrevented
  }
  await press('?', new HostElement('textarea', {}))
  await press('!', null)
  expect(shown.all('dialog')).toHaveLength(0)
  expect(await press('?', null)).toBe(true)
  expect(shown.all('dialog')).toHaveLength(1)
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toHaveLength(0)
})

async function trail(station: string, listedIds = ['A', 'B', 'C']) {
  const calls: string[] = []
  const props = { work: 'attention', station, listedIds } as const
  const onStep = (id: string) => calls.push(id)
  const onClose = () => calls.push('close')
  return { calls, shown: await render(createElement(StationTrail, { ...props, onStep, onClose })) }
}

test('a station of a list of the team says which one it is, and leads to those before and after it', async () => {
  const { shown, calls } = await trail('B')
  expect(shown.lines).toEqual([
    ...['[From the team’s list]', 'Attention', '2 of 3', '[Station before]'],
    '[Next station]',
  ])
  for (const name of ['Station before', 'Next station', 'Attention']) await shown.press(name)
  expect(calls).toEqual(['A', 'C', 'close'])
})

test.each([
  ['A', [true, false]],
  ['C', [false, true]],
])('beyond the ends of the list there is no station: %s', async (station, disabled) => {
  const { shown } = await trail(station)
  expect(shown.all('.icon-button').map(({ props }) => props.disabled)).toEqual(disabled)
})

test('a station that the list has no more leads back only', async () => {
  const { shown } = await trail('X')
  expect(shown.texts('button')).toEqual(['Attention'])
})

test('stations of one point are offered, and the chosen one opens after the choice has closed', async () => {
  const calls: string[] = []
  const shown = await render(
    createElement(StationChoice, {
      stations: [summary(), summary({ id: 'T', name: 'Therme' })],
      now,
      onOpen: (id) => calls.push(id),
      onClose: () => calls.push('close'),
    }),
  )
  expect(shown.texts('h2')).toEqual(['2 stations at this point'])
  await shown.press('Therme')
  expect(calls).toEqual(['close', 'T'])
  expect(shown.all('.row').flatMap(({ props }) => props['data-opened'] ?? [])).toEqual([])
  await shown.act(shown.one('dialog'), 'onClose')
  expect(calls).toEqual(['close', 'T', 'close'])
})

test('stations of one point with the same name and place have their ids', async () => {
  const same = [summary(), summary({ id: 'T' })]
  const shown = await render(
    createElement(StationChoice, { stations: same, now, onOpen: ignore, onClose: ignore }),
  )
  expect(shown.texts('.row-plugs')).toEqual(['S · CCS 150 kW', 'T · CCS 150 kW'])
})

test('the legend among the credits opens in a dialog and closes again', async () => {
  const shown = await render(createElement(LegendButton))
  expect(shown.one('button').props['aria-haspopup']).toBe('dialog')
  await shown.press('Legend')
  expect(shown.texts('h2')).toEqual(['Legend'])
  expect(shown.texts('li').slice(0, 2)).toEqual(['Free', 'Partly free'])
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toHaveLength(0)
})

test('the buttons of the map zoom, and show where the person is', async () => {
  const calls: unknown[] = []
  const texts = { zoomIn: 'In', zoomOut: 'Out', locate: 'Near me' }
  const props = {
    texts,
    onZoom: (levels: number) => calls.push(levels),
    onLocate: () => calls.push('locate'),
  }
  for (const showsUser of [true, false]) {
    const shown = await render(createElement(Controls, { ...props, showsUser }))
    expect(shown.one('button', 'Near me').props['aria-pressed']).toBe(showsUser)
    expect(shown.all('button').map(({ props }) => props.title)).toEqual(['In', 'Out', 'Near me'])
    for (const name of ['In', 'Out', 'Near me']) await shown.press(name)
  }
  expect(calls).toEqual([1, -1, 'locate', 1, -1, 'locate'])
  const frame = await render(createElement(Controls, { ...props, showsUser: false, onLocate: undefined }))
  expect(frame.all('button')).toHaveLength(2)
})

test('a page of the team offers to sign in where there is a login', async () => {
  let starts = 0
  const signIn = async () => void starts++
  for (const available of [true, false]) {
    const around = withSession(anonymous, { available, signIn })
    const shown = await render(createElement(WorkSignIn, { className: 'button' }), { around })
    expect(shown.all('button')).toHaveLength(available ? 1 : 0)
    // On paper nobody can press it.
    for (const { props } of shown.all('button')) expect(props.className).toBe('button screen-only')
    if (available) await shown.press(/Sign in/)
  }
  expect(starts).toBe(1)
})

test('the focus of a closed workspace goes to the button that opened it, unless it is elsewhere', async () => {
  let close: (work: '') => void = ignore
  function Held() {
    const [work, setWork] = useState<'quality' | ''>('quality')
    close = setWork
    return createElement(WorkButton, { work, onWork: ignore })
  }
  for (const isElsewhere of [false, true]) {
    const shown = await render(createElement(Held))
    const other = new HostElement('button', {})
    expect(document.activeElement).not.toBe(shown.one('button'))
    if (isElsewhere) other.focus()
    await acting(() => close(''))
    expect(document.activeElement === Object(shown.one('button'))).toBe(!isElsewhere)
  }
})
