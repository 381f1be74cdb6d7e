import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { shareWords } from '../../../src/i18n/share-words'
import { createTranslator } from '../../../src/i18n/translator'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')

test.each([
  [0, 1_000, '0%'],
  [1, 1_000, '1%'],
  [500, 1_000, '50%'],
  [999, 1_000, '99%'],
  [1_000, 1_000, '100%'],
  [0, 0, '–'],
])('%i of %i is %s: only nothing is 0 % and only all is 100 %', (part, whole, text) => {
  expect(shareWords(words, part, whole)).toBe(text)
})
