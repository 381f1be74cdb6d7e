import { expect, test } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { noFilters } from '../../../src/model/filters'
import { ageWords, statusAgeWords } from '../../../src/stations/words/age-words'
import { loaded, now, plug, plugStatus, station } from '../catalog/small-service'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')

test('a station that is closed or out of use has no age of its measurement', async () => {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [plug('P', 'S')],
    latest: [plugStatus('P', 'AVAILABLE', 5)],
  })
  const summary = (await catalog.details('S', { filters: noFilters, now }))?.summary
  if (!summary) throw new Error('Expected a station.')
  expect(statusAgeWords(words, summary, now)).toBe(ageWords(words, summary, now))
  expect(statusAgeWords(words, summary, now)).not.toBeNull()
  expect(statusAgeWords(words, { ...summary, shut: { opensAt: now } }, now)).toBeNull()
  expect(statusAgeWords(words, { ...summary, outOfUse: 'FAULT' }, now)).toBeNull()
})
