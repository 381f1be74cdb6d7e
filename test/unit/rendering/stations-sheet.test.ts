import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StationsSheet } from '../../../src/app/list/StationsSheet'
import { initialState } from '../../../src/auth/initial-state'
import { noFilters } from '../../../src/model/filters'
import { type Calls, withPage } from './page-context'
import { render } from './render'
import { facets, handle, ignore, now, snapshot, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = async () => ({ stations: [summary()], from: 0, matched: 1, withPosition: 1 }) as never
const more = { handle: handle({ page }), facets: facets({}, { matched: 1 }) }

async function sheet(view: object = {}, changed: object = {}, props: object = {}) {
  const calls: Calls = []
  const around = withPage(calls, { view, more: { ...more, ...changed } })
  const list = { onAbout: () => calls.push(['about']), onSignIn: ignore, session: initialState }
  const element = createElement(StationsSheet, {
    ...list,
    sheet: { height: 'half', onHeight: (height) => calls.push(['height', height]), inert: false },
    tools: 'TOOLS',
    headControls: 'CONTROLS',
    note: 'NOTE',
    ...props,
  })
  return { calls, shown: await render(element, { around }) }
}

test('the list is the main part of the page, which the link to it reaches', async () => {
  const { shown } = await sheet()
  expect(shown.one('main').props).toMatchObject({ id: 'stations', tabIndex: -1 })
})

test('the order that a person chooses is in the link, without a step of Back', async () => {
  const { shown, calls } = await sheet()
  await shown.act(shown.one('select'), 'onChange', { target: { selectedIndex: 4 } })
  expect(calls).toEqual([['change', { sort: 'name' }, 'replace']])
})

test('the list has its tools, its controls, and the age of its data', async () => {
  const { shown, calls } = await sheet()
  for (const part of ['TOOLS', 'CONTROLS', 'NOTE']) expect(shown.text).toContain(part)
  await shown.press('About this data')
  expect(calls).toEqual([['about']])
  const without = await sheet({}, { snapshot: snapshot({ stationCount: 0 }) })
  expect(without.shown.text).not.toContain('TOOLS')
})

test('notices are read aloud as they come', async () => {
  const { shown } = await sheet()
  expect(shown.all('.notices').map(({ props }) => props['aria-live'])).toEqual(['polite'])
})

test('chosen filters are listed and have room, without any there is neither', async () => {
  const row = async (filters: object) => {
    const { shown } = await sheet({ filters: { ...noFilters, ...filters } })
    return [shown.all('.list-row')[0]?.props['data-has-room'], shown.all('.chosen-filter').length]
  }
  expect(await row({})).toEqual([undefined, 0])
  expect(await row({ provider: ['Alperia'] })).toEqual([true, 1])
})

test('the handle of the list says what a press does, and the list can be covered', async () => {
  for (const height of ['half', 'full'] as const) {
    const { shown } = await sheet({}, {}, { sheet: { height, onHeight: ignore, inert: true } })
    expect(shown.all('.sheet')[0]?.props).toMatchObject({ inert: true, 'data-height': height })
    expect(shown.all('.sheet-handle')[0]?.props['aria-label']).toBe(
      height === 'full' ? 'Show more map' : 'Show more of the list',
    )
  }
})

test('on a phone a filter of the bar above the list is not listed again', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === '(max-width: 699px)' }) as never,
  )
  const { shown } = await sheet({ filters: { ...noFilters, feature: ['free-now'] } })
  expect(shown.all('.chosen-filter')).toEqual([])
  vi.restoreAllMocks()
  const wide = await sheet({ filters: { ...noFilters, feature: ['free-now'] } })
  expect(wide.shown.all('.chosen-filter')).toHaveLength(1)
})

test('a chosen filter is removed, and all are reset, by a press', async () => {
  const filters = { ...noFilters, provider: ['Alperia'] }
  const { shown, calls } = await sheet({ filters })
  const [remove] = shown.all('.chosen-filter')
  if (!remove) throw new Error('Expected a filter.')
  await shown.act(remove, 'onClick', { currentTarget: null })
  await shown.press(/Reset|Clear|Remove all/)
  expect(calls[0]).toEqual(['filter', noFilters])
  expect(calls).toHaveLength(2)
})

test('the room of a notice is kept for a signed-in person while their values are awaited', async () => {
  const session = { kind: 'signed-in', viewer: 'https://issuer|team', name: 'Anna', roles: [] }
  const parts = { ...snapshot().parts, values: { ...snapshot().parts.values, isComing: true } }
  const room = async (changed: object, props: object) =>
    (await sheet({}, changed, props)).shown.all('.notices')[0]?.props['data-has-room']
  expect(await room({ snapshot: snapshot({ parts: parts as never }) }, { session })).toBe(true)
  expect(await room({}, {})).toBeUndefined()
})
