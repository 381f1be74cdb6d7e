import { expect, test } from 'vitest'
import { shortPlaceParts, withOneName } from '../../../src/stations/words/street-name'

test.each([
  [
    'Strada Principale - Hauptstraße 53, 39043 Feldthurns - Velturno',
    'Strada Principale 53',
    'Hauptstraße 53',
  ],
  ['Via Cassa di Risparmio  - Sparkassenstraße 12/A', 'Via Cassa di Risparmio 12/A', 'Sparkassenstraße 12/A'],
  ['Bahnhofstr. - Via Stazione 7 b', 'Via Stazione 7 b', 'Bahnhofstr. 7 b'],
  ['Via 4 Novembre - Straße des 4. November-Platz 3', 'Via 4 Novembre 3', 'Straße des 4. November-Platz 3'],
])('%j has one name: in Italian %j, otherwise %j', (address, inItalian, inGerman) => {
  const end = address.includes(',') ? address.slice(address.indexOf(',')) : ''
  expect(withOneName(address, 'it')).toBe(inItalian + end)
  expect(withOneName(address, 'de')).toBe(inGerman + end)
  expect(withOneName(address, 'en')).toBe(inGerman + end)
})

test.each([
  ['Area di sosta - A2'],
  ['Hauptstraße - Bahnhofstraße 5'],
  ['Via Roma - Via Dante 5'],
  ['Via Roma - Bozen 5'],
  ['Zona Industriale - Zona Produttiva 4'],
  ['Via Roma - Romstraße'],
  ['Via Roma, Ora - Auer 4'],
  [''],
])('%j stays as it is', (address) => {
  for (const language of ['de', 'it', 'en'] as const) expect(withOneName(address, language)).toBe(address)
})

test('a row has the municipality first, then the street with one name', () => {
  const place = { address: 'Via Stazione - Bahnhofstraße 16', municipality: 'Bolzano - Bozen' }
  expect(shortPlaceParts(place, 'de')).toEqual(['Bolzano - Bozen', 'Bahnhofstraße 16'])
})
