import { expect, test } from 'vitest'
import { shortPlaceParts, withOneName } from '../../../src/stations/words/street-name'

test.each([
  [
    'Strada Principale - Hauptstraße 53, 39043 Feldthurns - Velturno',
    'Strada Principale 53',
    'Hauptstraße 53',
  ],
  ['Via Cassa di Risparmio  - Sparkassenstraße 12/A', 'Via Cassa di Risparmio 12/A', 'Sparkassenstraße 12/A'],
  [
    'Zona Industriale - Industriezone 64 & Parking',
    'Zona Industriale 64 & Parking',
    'Industriezone 64 & Parking',
  ],
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

test.each([
  ['Via Stazione - Bahnhofstraße 16', 'Bolzano - Bozen', ['Bahnhofstraße 16', 'Bolzano - Bozen']],
  ['Hauptstraße 47, 39181 Meran', 'Merano - Meran', ['Hauptstraße 47', 'Meran']],
  ['Hauptstraße 47, 39181 MERANO', 'Merano - Meran', ['Hauptstraße 47', 'MERANO']],
  [
    'Hauptstr. - Via Maggiore 5, 39043 Feldthurns - Velturno',
    'Velturno - Feldthurns',
    ['Hauptstr. 5', 'Feldthurns - Velturno'],
  ],
  ['Hauptstraße 47, Meran', 'Merano - Meran', ['Hauptstraße 47', 'Meran']],
  ['Hauptstraße 47, 39012 Sinich', 'Merano - Meran', ['Hauptstraße 47, 39012 Sinich', 'Merano - Meran']],
  ['Rathausplatz Meran/Merano 1', 'Merano - Meran', ['Rathausplatz Meran/Merano 1']],
  ['Hauptstraße 47', '', ['Hauptstraße 47']],
  ['', 'Merano - Meran', ['Merano - Meran']],
])('a row has %j in %j as %j: the street first, and the town once', (address, municipality, parts) => {
  expect(shortPlaceParts({ address, municipality }, 'de')).toEqual(parts)
})
