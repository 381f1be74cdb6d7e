import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { shareWords } from '../../../src/i18n/share-words'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

test.each([
  [0, 1_000, '0%'],
  [1, 1_000, '1%'],
  [500, 1_000, '50%'],
  [999, 1_000, '99%'],
  [1_000, 1_000, '100%'],
  [0, 0, '–'],
])('%i of %i is %s: only nothing is 0 % and only all is 100 %', (part, whole, text) => {
  expect(shareWords(i18n, part, whole)).toBe(text)
})

test.each([
  [0, '0%'],
  [0.0001, '0.1%'],
  [0.4567, '45.7%'],
  [0.9999, '99.9%'],
  [1, '100%'],
])('%f with one decimal is %s', (share, text) => {
  expect(shareWords(i18n, share, 1, 1)).toBe(text)
})

test('a share is in the language of the page', async () => {
  const german = createI18n('de', await loadMessages('de'), 'Europe/Rome')
  expect(shareWords(german, 7, 7)).toBe('100\u00a0%')
})
