import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { noFilters } from '../../../src/model/filters'
import { ageWords, statusAgeWords } from '../../../src/stations/words/age-words'
import { loaded, now, plug, plugStatus, station } from '../catalog/small-service'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

test('a station that is closed or out of use has no age of its measurement', async () => {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [plug('P', 'S')],
    latest: [plugStatus('P', 'AVAILABLE', 5)],
  })
  const summary = (await catalog.details('S', { filters: noFilters, now }))?.summary
  if (!summary) throw new Error('Expected a station.')
  expect(statusAgeWords(i18n, summary, now)).toBe(ageWords(i18n, summary, now))
  expect(statusAgeWords(i18n, summary, now)).not.toBeNull()
  expect(statusAgeWords(i18n, { ...summary, shut: { opensAt: now } }, now)).toBeNull()
  expect(statusAgeWords(i18n, { ...summary, outOfUse: 'FAULT' }, now)).toBeNull()
})
