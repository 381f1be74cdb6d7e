import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { usualSentence } from '../../../src/history/week/usual-words'
import { toUsualHour } from '../../../src/history/week/usually-free'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const known = { mean: 1.5, known: 3 * hour, weeks: 3, samples: 40 }

test('an hour has a usual value after three weeks with half of the time known and three measurements', () => {
  expect(toUsualHour(known)).toEqual(known)
  expect(toUsualHour({ ...known, known: 1.5 * hour })?.mean).toBe(1.5)
  expect(toUsualHour({ ...known, known: 1.4 * hour })).toBeNull()
  expect(toUsualHour({ ...known, weeks: 2 })).toBeNull()
  expect(toUsualHour({ ...known, samples: 3 })?.mean).toBe(1.5)
  expect(toUsualHour({ ...known, samples: 2 })).toBeNull()
  expect(toUsualHour({ ...known, mean: null })).toBeNull()
  expect(toUsualHour(undefined)).toBeNull()
})

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
await i18n.complete()

test.each([
  [0.6, 1, 'Free 60% of the time on Mondays at 14:00.'],
  [0.999, 1, 'Free 99% of the time on Mondays at 14:00.'],
  [1, 1, 'Free 100% of the time on Mondays at 14:00.'],
  [0.6, 4, 'Usually 0–1 of 4 free on Mondays at 14:00.'],
  [1.5, 4, 'Usually 1–2 of 4 free on Mondays at 14:00.'],
  [1.96, 4, 'Usually 2 of 4 free on Mondays at 14:00.'],
  [3.9, 4, 'Usually 3–4 of 4 free on Mondays at 14:00.'],
  [0.6, null, 'Usually 0–1 free on Mondays at 14:00.'],
  [2, null, 'Usually 2 free on Mondays at 14:00.'],
])('a mean of %f free plugs of %j is not rounded up', (mean, total, sentence) => {
  expect(usualSentence(i18n, { mean, total, when: 'on Mondays', time: '14:00' })).toBe(sentence)
})
