import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Results } from '../../../src/app/list/Results'
import { HoverProvider } from '../../../src/app/page/HoverContext'
import { HostElement } from './host'
import { type Calls, withPage } from './page-context'
import { render } from './render'
import { facets, handle, ignore, now, snapshot, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

async function results(more: object, view: object = {}, page: object = {}) {
  const calls: Calls = []
  const catalog = handle({
    page: async () => ({ stations: [summary()], from: 0, matched: 1, withPosition: 1, ...page }) as never,
  })
  const around = withPage(calls, { view, more: { handle: catalog, ...more } })
  return { calls, shown: await render(createElement(Results, { onAbout: ignore }), { around }) }
}

test('stations that could not be loaded are asked for again by a press', async () => {
  const { shown, calls } = await results({ error: new TypeError('Failed to fetch') })
  expect(shown.texts('.placeholder-title')[0]).toMatch(/could not|not load/i)
  expect(shown.lines[1]).toMatch(/\w+/)
  expect(shown.all('p')).toHaveLength(2)
  await shown.press(/again/)
  expect(calls.map(([what]) => what)).toEqual(['refresh'])
})

test.each([{ snapshot: undefined }, { facets: undefined }])(
  'while the first list loads there are grey rows, which nobody hears: %j',
  async (more) => {
    const { shown } = await results(more)
    expect(shown.all('.skeleton').map(({ props }) => props['aria-hidden'])).toEqual([true])
    expect(shown.lines).toEqual([])
  },
)

test('a list without a matching station says so', async () => {
  const { shown } = await results({ facets: facets({}, { matched: 0 }), snapshot: snapshot() })
  expect(shown.all('.placeholder')).toHaveLength(1)
  expect(shown.all('.row')).toEqual([])
})

test('a row says which one it is of how many, and a press opens its station', async () => {
  const { shown, calls } = await results({ facets: facets({}, { matched: 1 }) }, { station: 'S' })
  const [row] = shown.all('li')
  expect(row?.props).toMatchObject({ 'aria-setsize': 1, 'aria-posinset': 1 })
  expect(shown.one('ul').props['aria-label']).toBe('Stations')
  expect(shown.all('.row').map(({ props }) => props['data-opened'])).toEqual([true])
  await shown.press('Bahnhof')
  expect(calls).toEqual([['open', 'S']])
})

test('a row without plugs says that none is stated once there are plugs, and nothing before', async () => {
  const bare = { stations: [summary({ connectors: [] })] }
  const words = async (plugCount: number) => {
    const one = { facets: facets({}, { matched: 1 }), snapshot: snapshot({ plugCount }) }
    return (await results(one, {}, bare)).shown.texts('.row-plugs').join()
  }
  expect([await words(0), await words(900)]).toEqual(['', expect.stringMatching(/\w/)])
})

test('stations of the same name and place have their ids, and those without a position come last', async () => {
  const two = { stations: [summary(), summary({ id: 'T', position: null })], matched: 2, withPosition: 1 }
  const { shown } = await results({ facets: facets({}, { matched: 2 }) }, {}, two)
  expect(shown.texts('.row-plugs')).toEqual(['S · CCS 150 kW', 'T · CCS 150 kW'])
  const [first, second] = shown.all('li').map((item) => item.children.map(({ type }) => type).join())
  expect([first, second].map((types) => types?.includes('p'))).toEqual([false, true])
  expect(shown.texts('.list-group')).toEqual(['Not on the map (1)'])
})

test('a row under the mouse is marked on the map, and one under the mouse of the map in the list', async () => {
  const calls: Calls = []
  const page = async () => ({ stations: [summary()], from: 0, matched: 1, withPosition: 1 }) as never
  const around = (children: ReactNode) =>
    withPage(calls, { more: { handle: handle({ page }), facets: facets({}, { matched: 1 }) } })(
      createElement(HoverProvider, null, children),
    )
  const shown = await render(createElement(Results, { onAbout: ignore }), { around })
  const row = () => shown.all('.row')[0] ?? new HostElement('div', {})
  const hovered = () => row().props['data-hovered']
  expect(hovered()).toBeUndefined()
  await shown.act(row(), 'onPointerEnter', { pointerType: 'mouse' })
  expect(hovered()).toBe(true)
  await shown.act(row(), 'onPointerLeave', { pointerType: 'mouse' })
  expect(hovered()).toBeUndefined()
})
