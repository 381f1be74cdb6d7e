import { expect, test } from 'vitest'
import { measuredAgeWords } from '../../../src/data-page/age'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const now = Date.parse('2026-04-03T08:00:00Z')

test('an unknown newest time has no age', async () => {
  const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
  expect(measuredAgeWords(i18n, null, now)).toBe('age unknown')
  expect(measuredAgeWords(i18n, now - 59_000, now)).toBe('just now')
  expect(measuredAgeWords(i18n, now - 180_000, now)).toBe('3 min ago')
})
