import { expect, test } from 'vitest'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { connectorWords } from '../../../src/stations/words/connector-words'
import { placeWords } from '../../../src/stations/words/place-words'

test.each([
  ['Via Roma 3, 39040 Ora - Auer', 'Auer - Ora', 'Via Roma 3, 39040 Ora - Auer'],
  ['Via Roma 3, 39040 ORA', 'Ora', 'Via Roma 3, 39040 ORA'],
  ['Via Roma 3', 'Auer - Ora', 'Via Roma 3, Auer - Ora'],
  ['Via Roma 3, Ora', 'Auer - Ora', 'Via Roma 3, Ora, Auer - Ora'],
  ['Rue 1, Biel', 'Biel/Bienne', 'Rue 1, Biel, Biel/Bienne'],
  ['Rue 1, Bienne / Biel', 'Biel/Bienne', 'Rue 1, Bienne / Biel'],
  ['', 'Auer - Ora', 'Auer - Ora'],
  ['Via Roma 3', '', 'Via Roma 3'],
])('%j in %j is shown as %j', (address, municipality, words) => {
  expect(placeWords({ address, municipality })).toBe(words)
})

test.each([
  ['de', 'Typ 2 22 kW', 'CCS 22 kW', 'Typ F 22 kW'],
  ['en', 'Type 2 22 kW', 'CCS 22 kW', 'Type F 22 kW'],
  ['it', 'Tipo 2 22 kW', 'CCS 22 kW', 'Tipo F 22 kW'],
] as const)('connectors have the name that they have in %s', async (language, ...expected) => {
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  const named = ['Type 2', 'CCS', 'Type F'].map((type) => connectorWords(i18n, { type, powerKw: 22 }))
  expect(named).toEqual(expected)
})
