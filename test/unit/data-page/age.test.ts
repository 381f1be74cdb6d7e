import { expect, test } from 'vitest'
import { measuredAgeWords } from '../../../src/data-page/age'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'

const now = Date.parse('2026-04-03T08:00:00Z')

test('an unknown newest time has no age', async () => {
  const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
  expect(measuredAgeWords(words, null, now)).toBe('age unknown')
  expect(measuredAgeWords(words, now - 59_000, now)).toBe('just now')
  expect(measuredAgeWords(words, now - 180_000, now)).toBe('3 min ago')
})
