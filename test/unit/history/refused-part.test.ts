import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { missingSentences } from '../../../src/history/history-words'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const now = Date.parse('2026-04-03T08:00:00Z')
const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

test('a refused part has the reason and the time of the next attempt', () => {
  const failure = { name: 'HttpError', status: 429, exceeded: 'rate' } as const
  const missing = [
    { from: now - 3 * hour, to: now - hour, reason: 'refused', failure, retryAt: now + hour } as const,
  ]
  const [text] = missingSentences(i18n, { missing, until: now }, now)
  expect(text).toContain('refused by the service. The service is asked too often.')
  expect(text).toContain('It may be asked again from 11:00 on.')
})
