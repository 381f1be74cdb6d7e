import { type ComponentProps, createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MoreNearby } from '../../../src/app/list/MoreNearby'
import { widen } from '../../../src/app/list/widen'
import { PageContext } from '../../../src/app/page/PageContext'
import type { FacetQuery, StationQuery } from '../../../src/catalog/station-query'
import { type Filters, noFilters } from '../../../src/model/filters'
import type { Bounds } from '../../../src/model/station'
import { render } from './render'
import { facets, handle, stations } from './shown'

const town: Bounds = [11.3, 46.4, 11.4, 46.5]
const mapView: Bounds = [11, 46, 12, 47]

beforeEach(() => vi.stubGlobal('document', { getElementById: () => null }))
afterEach(() => vi.unstubAllGlobals())

/**
 * Renders the foot of a list with 42 stations. Those of a municipality include two outside the box around the others.
 * Without the limit of the list 50 match in the box.
 */
async function foot(
  filters: Partial<Filters>,
  query: Partial<StationQuery> = {},
  visible: Bounds | null = mapView,
) {
  const done: unknown[] = []
  const asked: FacetQuery[] = []
  const chosen = { ...noFilters, ...filters }
  const answers = {
    bounds: async () => town,
    facets: async (query: FacetQuery) => {
      asked.push(query)
      if (query.filters.municipality.length > 0) return facets({}, { matched: query.bounds ? 40 : 42 })
      return facets({}, { matched: query.bounds === mapView ? 42 : 50 })
    },
  }
  const page = {
    stations: stations({ handle: handle(answers) }, { filters: chosen, ...query }),
    view: { filters: chosen },
    onFilter: (next: Filters) => done.push(next),
  } as unknown as ComponentProps<typeof PageContext>['value']
  const around = (children: ReactNode) => createElement(PageContext, { value: page }, children)
  const props = {
    bounds: {
      visible,
      isLimited: query.bounds !== undefined,
      setLimited: (isLimited: boolean) => done.push(isLimited),
      setVisible: () => undefined,
    },
    onShow: (box: Bounds) => done.push(box),
  }
  return { shown: await render(createElement(MoreNearby, props), { around }), done, asked }
}

test('after the stations of a municipality, those within 10 km around them are offered and shown', async () => {
  const { shown, done, asked } = await foot({ municipality: ['Bozen'], feature: ['free-now'] })
  const wider = widen(town, 10_000)
  expect(asked.map(({ filters, bounds }) => ({ filters, bounds }))).toEqual([
    { filters: { ...noFilters, feature: ['free-now'] }, bounds: wider },
    { filters: { ...noFilters, municipality: ['Bozen'], feature: ['free-now'] }, bounds: wider },
  ])
  await shown.press('10 more within 10 km')
  expect(done).toEqual([{ ...noFilters, feature: ['free-now'] }, wider, true])
})

test('after the stations of a part of the map, those around it are offered', async () => {
  const { shown, done } = await foot({}, { bounds: mapView })
  await shown.press('8 more within 10 km')
  expect(done).toEqual([widen(mapView, 10_000), true])
})

test.each([
  ['the list is not limited', {}, {}, mapView],
  ['there is no map', { municipality: ['Bozen'] }, {}, null],
])('nothing is offered where %s', async (_, filters, query, visible) => {
  expect((await foot(filters, query, visible)).shown.text).toBe('')
})

test('a box is as many metres wider on each side', () => {
  const [west, south, east, north] = widen([11, 46, 11, 46], 11_119.5)
  expect([south, north]).toEqual([45.9, 46.1])
  expect(east - west).toBeCloseTo(0.2 / Math.cos((46 * Math.PI) / 180), 9)
})
