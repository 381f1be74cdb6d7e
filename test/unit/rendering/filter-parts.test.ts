import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Filters, noFilters } from '../../../src/model/filters'
import { FilterBar } from '../../../src/stations/filters/FilterBar'
import { FilterDialog } from '../../../src/stations/filters/FilterDialog'
import { FilterMenu } from '../../../src/stations/filters/FilterMenu'
import type { HostElement } from './host'
import { render } from './render'
import { facets, ignore } from './shown'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

async function bar(filters: Filters = noFilters, more: object = {}) {
  const changes: Filters[] = []
  const props = {
    filters,
    facets: facets(),
    hasRoom: false,
    onChange: (next: Filters) => changes.push(next),
    ...more,
  }
  return { changes, shown: await render(createElement(FilterBar, props)) }
}

const below = { left: 5, bottom: 40 }
const at = { currentTarget: { getBoundingClientRect: () => below } }

test('the button of all filters opens their dialog, which changes them and closes', async () => {
  const { shown, changes } = await bar()
  const button = shown.one('button', 'More filters')
  expect(button.props).toMatchObject({ 'aria-haspopup': 'dialog', title: 'More filters' })
  expect(shown.all('dialog')).toEqual([])
  await shown.press('More filters')
  expect(shown.texts('h2')).toEqual(['Filters'])
  await shown.tick(/^Occupied/)
  expect(changes).toEqual([{ ...noFilters, status: ['occupied'] }])
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toEqual([])
})

test('the button of a group opens its options below it, which change it and close', async () => {
  const { shown, changes } = await bar()
  const button = shown.one('button', 'Connector')
  expect(button.props['aria-haspopup']).toBe('dialog')
  await shown.act(button, 'onClick', at)
  expect(shown.texts('h2')).toEqual(['Connector'])
  expect(shown.one('dialog').props.style).toEqual({ left: 5, top: 40 })
  expect(shown.texts('button').at(-1)).toBe('Show 42 stations')
  await shown.tick(/^CCS/)
  expect(changes).toEqual([{ ...noFilters, connector: ['CCS'] }])
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toEqual([])
})

test('the power of a menu changes the power only', async () => {
  const { shown, changes } = await bar()
  await shown.act(shown.one('button', 'Power'), 'onClick', at)
  await shown.tick(/^22 kW/)
  expect(changes).toEqual([{ ...noFilters, power: 22 }])
})

test('before the stations there is no button that opens nothing', async () => {
  const { shown } = await bar(noFilters, { facets: undefined })
  expect(shown.all('button')).toEqual([])
})

test('a group is marked while something of it is chosen, and off while its options are loading', async () => {
  const chosen = (await bar({ ...noFilters, connector: ['CCS'] })).shown.all('.chip-menu')
  expect(chosen.map(({ props }) => [props['data-chosen'], props.disabled])).toEqual([
    [true, false],
    [undefined, false],
  ])
  const coming = facets({ connector: [] }, { power: [], isStatusComing: true })
  const { shown } = await bar(noFilters, { facets: coming })
  expect(shown.all('.chip-menu').map(({ props }) => props.disabled)).toEqual([true, true])
})

test('a group in the bar changes its own filter', async () => {
  const { shown, changes } = await bar(noFilters, { hasRoom: true })
  await shown.tick(/^Public/)
  expect(changes).toEqual([{ ...noFilters, access: ['PUBLIC'] }])
})

test('on a phone the options of a group are at the lower edge', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === '(max-width: 699px)' }) as never,
  )
  const props = { menu: 'connector', filters: noFilters, facets: facets(), below: below as DOMRect } as const
  const shown = await render(createElement(FilterMenu, { ...props, onChange: ignore, onClose: ignore }))
  expect(shown.one('dialog').props.style).toBeUndefined()
})

test('options in a dialog have all lines that they need, those in the bar one', async () => {
  const props = { filters: noFilters, onChange: ignore, onClose: ignore, facets: facets() }
  const dialog = await render(createElement(FilterDialog, { ...props, hasRoom: true }))
  const wrapped = dialog.all('.filter-group').map(({ props }) => props['data-wrapped'] !== undefined)
  expect(new Set(wrapped)).toEqual(new Set([true]))
  const { shown } = await bar(noFilters, { hasRoom: true })
  expect(shown.all('.filter-group').flatMap(({ props }) => props['data-wrapped'] ?? [])).toEqual([])
})

test('the number of stations that fit is read aloud as it changes, and Reset leaves the focus to the title', async () => {
  const filters = { ...noFilters, provider: ['Driwe'] }
  const props = { filters, facets: facets(), hasRoom: true, onChange: ignore, onClose: ignore }
  const shown = await render(createElement(FilterDialog, props))
  expect(shown.all('.filter-dialog-count').map(({ props }) => props['aria-live'])).toEqual(['polite'])
  const reset = shown.one('button', 'Reset filters') as HostElement
  await shown.act(reset, 'onClick', { currentTarget: reset })
  expect(document.activeElement).toBe(shown.all('h2')[0])
  const bare = await render(createElement(FilterDialog, { ...props, filters: { ...noFilters, q: 'x' } }))
  expect(bare.text).not.toContain('Reset filters')
})

test('what a person did with their car is read aloud', async () => {
  const props = { filters: { ...noFilters, power: 22 }, facets: facets(), hasRoom: true, onChange: ignore }
  const shown = await render(createElement(FilterDialog, { ...props, onClose: ignore }))
  const said = () => shown.all('p').filter(({ props }) => props.role === 'status')
  expect(said()).toHaveLength(1)
  await shown.press('Remember this choice as my car')
  expect(shown.text).toContain('Forget my car')
  expect(said().flatMap(({ children }) => children)).not.toEqual([])
})
