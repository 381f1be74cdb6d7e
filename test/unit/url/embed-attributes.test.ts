import { expect, test } from 'vitest'
import { serializeView } from '../../../src/app/link/view'
import { type Filters, noFilters } from '../../../src/model/filters'
import { viewAttributes } from '../../../src/url/embed-attributes'

function some(none: unknown) {
  if (Array.isArray(none)) return ['x']
  return typeof none === 'number' ? 1 : 'x'
}

test('each parameter of a link is an attribute of the element', () => {
  const filters = Object.fromEntries(Object.entries(noFilters).map(([key, none]) => [key, some(none)]))
  const search = serializeView({
    filters: filters as unknown as Filters,
    station: 'x',
    sort: 'free',
    camera: { lon: 11, lat: 46, zoom: 9 },
    // The element shows no past, no team works in it, and its list has no limit to the map.
    range: 'day',
    work: '',
    within: '',
    list: '',
  })
  expect(viewAttributes).toEqual(expect.arrayContaining([...new URLSearchParams(search).keys()]))
  expect([...new URLSearchParams(search).keys()].length).toBeGreaterThan(Object.keys(noFilters).length)
})
