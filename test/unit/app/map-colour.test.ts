import { expect, test } from 'vitest'
import { toMapColour } from '../../../src/app/link/use-map-colour'

test('a link decides the colour of the map', () => {
  expect(toMapColour('age', 'attention')).toBe('age')
  expect(toMapColour('status', 'attention')).toBe('status')
})

test("without a known colour in the link, the map has the page's usual one", () => {
  expect(toMapColour(null, 'attention')).toBe('attention')
  expect(toMapColour('bogus', 'attention')).toBe('attention')
})
