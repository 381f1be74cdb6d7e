import { expect, test } from 'vitest'
import { placeWords } from '../../../src/stations/station-words'

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
