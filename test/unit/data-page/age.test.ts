import { expect, test } from 'vitest'
import { formatShare, measuredAgeWords } from '../../../src/data-page/age'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'

const now = Date.parse('2026-04-03T08:00:00Z')

test('a share is in whole percent, and only 0 is 0 %', () => {
  expect(formatShare('en', 0, 520)).toBe('0%')
  expect(formatShare('en', 1, 520)).toBe('0.2%')
  expect(formatShare('en', 45, 302)).toBe('15%')
  expect(formatShare('de', 7, 7)).toBe('100\u00a0%')
  expect(formatShare('en', 0, 0)).toBe('0%')
})

test('an unknown newest time has no age', async () => {
  const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
  expect(measuredAgeWords(words, null, now)).toBe('age unknown')
  expect(measuredAgeWords(words, now - 59_000, now)).toBe('just now')
  expect(measuredAgeWords(words, now - 180_000, now)).toBe('3 min ago')
})
