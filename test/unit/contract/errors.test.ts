import { expect, test } from 'vitest'
import { bearerPattern } from '../../../src/contract/bearer'

test.each(['Bearer abc.def-ghi_j~k+l/m==', 'bearer abc', 'BEARER abc'])('%j is a right header', (header) => {
  expect(bearerPattern.test(header)).toBe(true)
})

test.each([
  'Bearer',
  'Bearer ',
  'Bearerabc',
  'Bearer  abc',
  'Bearer abc def',
  'Bearer: abc',
  'Basic abc',
  ' Bearer abc',
])('%j is malformed', (header) => {
  expect(bearerPattern.test(header)).toBe(false)
})
