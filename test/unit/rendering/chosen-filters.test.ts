import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type Filters, noFilters } from '../../../src/model/filters'
import { ChosenFilters } from '../../../src/stations/filters/ChosenFilters'
import { FilterDialog } from '../../../src/stations/filters/FilterDialog'
import { isChosen, withoutBar } from '../../../src/stations/filters/filter-options'
import { render } from './render'
import { facets, ignore } from './shown'

const chosen: Filters = {
  ...noFilters,
  connector: ['CCS'],
  provider: ['Driwe'],
  power: 150,
  q: 'x',
  feature: ['live'],
}

/** Renders the list of chosen filters and notes what it changes. */
async function list(filters: Filters, listed: Filters) {
  const changes: Filters[] = []
  const onChange = (next: Filters) => changes.push(next)
  const onReset = () => changes.push(noFilters)
  const props = { filters, listed, onChange, onReset }
  return { changes, shown: await render(createElement(ChosenFilters, props)) }
}

test('each chosen filter has a button that removes it alone, and one button clears all', async () => {
  const { shown, changes } = await list(chosen, chosen)
  expect(shown.lines).toEqual([
    ...['[Chosen filters]', '[Remove filter Live data] Live data', '[Remove filter CCS] CCS'],
    ...['[Remove filter Driwe] Driwe', '[Remove filter 150 kW+] 150 kW+'],
    ...['[Remove filter “x”] “x”', 'Reset filters'],
  ])
  await shown.press('Remove filter Driwe')
  await shown.press('Reset filters')
  expect(changes).toEqual([{ ...chosen, provider: [] }, noFilters])
})

test('a narrow page lists only the filters that search field and bar do not name', async () => {
  const filters: Filters = { ...chosen, feature: ['free-now', 'live'], capacity: 4 }
  const { shown, changes } = await list(filters, withoutBar(filters))
  expect(shown.lines).toEqual([
    ...['[Chosen filters]', '[Remove filter Live data] Live data', '[Remove filter Driwe] Driwe'],
    ...['[Remove filter at least 4 plugs] at least 4 plugs', 'Reset filters'],
  ])
  await shown.press('Remove filter Live data')
  expect(changes).toEqual([{ ...filters, feature: ['free-now'] }])
  // The button of the group shows how many, not which.
  expect(withoutBar({ ...noFilters, connector: ['CCS', 'Type 2'] }).connector).toEqual(['CCS', 'Type 2'])
})

test('a chosen filter of any kind counts as chosen, and favourites do not', () => {
  const kinds = [
    { access: ['PUBLIC'] },
    { status: ['occupied'] },
    { power: 22 },
    { capacity: 2 },
    { q: 'x' },
    { q: '0' },
    { provider: ['0'] },
  ]
  for (const kind of kinds) expect(isChosen({ ...noFilters, ...kind } as Filters)).toBe(true)
  expect(isChosen(noFilters)).toBe(false)
  expect(isChosen({ ...noFilters, only: ['S'] })).toBe(false)
})

test('the dialog offers to reset filters only while one is chosen, besides the text of the search', async () => {
  const dialog = (filters: Filters) => {
    const props = { filters, facets: facets(), hasRoom: true, onChange: ignore, onClose: ignore }
    return render(createElement(FilterDialog, props))
  }
  expect((await dialog({ ...noFilters, q: 'x' })).text).not.toContain('Reset filters')
  expect((await dialog({ ...noFilters, capacity: 4 })).text).toContain('Reset filters')
})
