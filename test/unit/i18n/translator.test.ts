import { describe, expect, test } from 'vitest'
import { chooseLanguage, loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
const now = Date.UTC(2026, 10, 20, 13, 2)

test.each([
  [0, '1 min'],
  [3 * 60_000, '3 min'],
  [89 * 60_000, '1 hr'],
  [26 * 3_600_000, '26 hr'],
  [72 * 3_600_000, '3 days'],
])('an age of %d ms reads %s', (age, text) => {
  expect(words.age(now - age, now)).toBe(text)
})

describe('a time', () => {
  test('of today is hours and minutes of the region', () => {
    expect(words.time(now, now)).toBe('14:02')
  })
  test('of another day says which', () => {
    expect(words.time(now - 86_400_000, now)).toBe('19 Nov 2026, 14:02')
  })
})

test('plurals and numbers follow the language', () => {
  expect(words.t('map.choice', { count: 1 })).toBe('1 station at this point')
  expect(words.t('map.choice', { count: 2 })).toBe('2 stations at this point')
  expect(words.t('list.count', { matched: 1200, of: 2000 })).toBe('1,200 of 2,000 stations')
})

test('a word of the service without a translation stands as it is', () => {
  expect(words.word('access.PUBLIC', 'PUBLIC')).toBe('Public')
  expect(words.word('access.MEMBERS', 'MEMBERS')).toBe('MEMBERS')
})

test.each([
  ['de', ['it-IT'], 'de'],
  ['xx', ['it-IT'], 'it'],
  [null, ['fr-FR', 'de-AT'], 'de'],
  [null, ['ja'], 'en'],
  [null, [], 'en'],
])('link %s and browser %j choose %s', (linked, wanted, language) => {
  expect(chooseLanguage(linked, wanted)).toBe(language)
})
