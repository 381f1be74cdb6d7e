import { expect, test } from 'vitest'
import { fold } from '../../../src/model/text'

test.each([
  ['Südtirol', 'sudtirol'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Marèo', 'mareo'],
])('%s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
