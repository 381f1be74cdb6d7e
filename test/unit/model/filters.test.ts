import { expect, test } from 'vitest'
import { filterCount, fold, noFilters } from '../../../src/model/filters'

test.each([
  ['Südtirol', 'sudtirol'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Marèo', 'mareo'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('counts every chosen option and a search', () => {
  expect(filterCount(noFilters)).toBe(0)
  expect(filterCount({ ...noFilters, access: ['PUBLIC', 'PRIVATE'], q: 'x' })).toBe(3)
  expect(filterCount({ ...noFilters, power: 22, capacity: 4 })).toBe(2)
})
