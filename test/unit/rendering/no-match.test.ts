import { type ComponentProps, createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { NoMatch } from '../../../src/app/list/NoMatch'
import { PageContext } from '../../../src/app/page/PageContext'
import type { FacetQuery, StationQuery } from '../../../src/catalog/station-query'
import { type Filters, noFilters } from '../../../src/model/filters'
import { render } from './render'
import { facets, handle, stations } from './shown'

/** Renders the empty list of these filters. `matches`: number of stations that match other ones. */
async function empty(
  filters: Partial<Filters>,
  matches: (filters: Filters) => number,
  query: Partial<StationQuery> = {},
) {
  const changes: Filters[] = []
  const everywhere: true[] = []
  const count = async (query: FacetQuery) => facets({}, { matched: matches(query.filters) })
  const chosen = { ...noFilters, ...filters }
  const page = {
    stations: stations({ handle: handle({ facets: count }) }, query),
    view: { filters: chosen },
    onFilter: (next: Filters) => changes.push(next),
    resetFilters: () => changes.push(noFilters),
  } as unknown as ComponentProps<typeof PageContext>['value']
  const around = (children: ReactNode) => createElement(PageContext, { value: page }, children)
  const onEverywhere = () => void everywhere.push(true)
  const shown = await render(createElement(NoMatch, { onEverywhere }), { around })
  return { shown, changes, everywhere, chosen }
}

test('the one filter that excludes all stations is named and can be removed', async () => {
  const { shown, changes, chosen } = await empty(
    { feature: ['free-now'], connector: ['CHAdeMO'], power: 300 },
    ({ power }) => (power === 0 ? 12 : 0),
  )
  expect(shown.lines).toEqual([
    ...['No station fits these filters', 'The reason is “300 kW+”.'],
    ...['Without “300 kW+”: 12 stations', 'Reset filters'],
  ])
  await shown.press('Without “300 kW+”: 12 stations')
  await shown.press('Reset filters')
  expect(changes).toEqual([{ ...chosen, power: 0 }, noFilters])
})

test('of several such filters the three that give most stations are offered', async () => {
  const { shown } = await empty(
    { feature: ['free-now'], connector: ['CCS'], power: 50, q: 'bozen' },
    ({ feature, connector, power }) => {
      if (feature.length === 0) return 1
      if (connector.length === 0) return 30
      return power === 0 ? 7 : 5
    },
  )
  expect(shown.lines.slice(1)).toEqual([
    ...['One of these filters less is enough.', 'Without “CCS”: 30 stations', 'Without “50 kW+”: 7 stations'],
    ...['Without “bozen”: 5 stations', 'Reset filters'],
  ])
})

test('filters that exclude all stations only together are not blamed one by one', async () => {
  const { shown } = await empty({ feature: ['free-now'], q: 'bozen' }, () => 0)
  expect(shown.lines.slice(1)).toEqual([
    'Only several filters together exclude all stations.',
    'Reset filters',
  ])
})

test('a part of the map without stations leads to the whole map, and to stations here without a filter', async () => {
  const bounds = [11, 46, 12, 47] as const
  const { shown, everywhere } = await empty({}, () => 0, { bounds })
  expect(shown.lines).toEqual([
    ...['No station in this part of the map', 'Move the map, or look at all stations.', 'Show all stations'],
  ])
  await shown.press('Show all stations')
  expect(everywhere).toEqual([true])
  const filtered = await empty({ q: 'bozen' }, () => 2, { bounds })
  expect(filtered.shown.lines.slice(1)).toEqual([
    ...['The reason is “bozen”.', 'Without “bozen”: 2 stations', 'Show all stations'],
  ])
})
