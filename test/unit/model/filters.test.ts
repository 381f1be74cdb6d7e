import { expect, test } from 'vitest'
import { foldText } from '../../../src/model/text'

test.each([
  ['Südtirol', 'sudtirol'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Marèo', 'mareo'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
