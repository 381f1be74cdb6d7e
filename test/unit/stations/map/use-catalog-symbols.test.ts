import { expect, test } from 'vitest'
import type { CatalogApi } from '../../../../src/catalog/catalog-api'
import { noFilters } from '../../../../src/model/filters'
import { addMargin, replaces } from '../../../../src/stations/map/use-catalog-symbols'

test('the map requests a quarter more than is visible on each side', () => {
  expect(addMargin([10, 46, 12, 47])).toEqual([9.5, 45.75, 12.5, 47.25])
})

test('the map requests nothing beyond the world', () => {
  expect(addMargin([-180, -85, 180, 85])).toEqual([-180, -90, 180, 90])
})

const catalog = {} as CatalogApi
const filters = noFilters
let order = 0

function ask(more: Partial<Parameters<typeof replaces>[0]['query']> = {}) {
  order += 1
  return { query: { catalog, revision: 1, filters, now: 0, openedId: null, extent: null, ...more }, order }
}

test('an answer is shown although a query for the next revision is waiting', () => {
  const [first, second, third] = [ask(), ask({ revision: 2 }), ask({ revision: 3 })]
  expect(replaces(first, null, third)).toBe(true)
  expect(replaces(second, first, third)).toBe(true)
  expect(replaces(third, second, third)).toBe(true)
})

test('an answer after a newer one is not shown', () => {
  const [first, second] = [ask(), ask({ revision: 2 })]
  expect(replaces(first, second, second)).toBe(false)
})

test('an answer for other filters, classes or another catalog is not shown', () => {
  const wanted = { ...noFilters, q: 'x' }
  const classes = { by: 'age' } as const
  for (const more of [{ filters: wanted }, { catalog: {} as CatalogApi }, { classes }]) {
    const [first, last] = [ask(), ask(more)]
    expect(replaces(first, null, last)).toBe(false)
    expect(replaces(last, first, last)).toBe(true)
  }
})
