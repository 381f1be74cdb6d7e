import { expect, test } from 'vitest'
import { unifyMunicipalities } from '../../../src/catalog/build/municipality'
import { stationAt } from './entries'

const named = (municipalities: string[]) =>
  unifyMunicipalities(
    municipalities.map((municipality, index) => stationAt(`S${index}`, 11, 46, { municipality })),
  ).map((station) => station.municipality)

test.each([
  [['BOLZANO - BOZEN', 'Bolzano - Bozen', 'Bozen - Bolzano', 'Bozen – Bolzano'], 'Bolzano - Bozen'],
  [['Brixen - Bressanone', 'BRESSANONE - BRIXEN'], 'Bressanone - Brixen'],
  [['Marèo - Enneberg - Marebbe', 'MAREBBE - ENNEBERG - MARÈO'], 'Enneberg - Marebbe - Marèo'],
  // A feed of one language, and one of two.
  [['Merano - Meran', 'Merano', 'MERAN'], 'Meran - Merano'],
  [['San Vigilio (Marebbe)', 'SAN VIGILIO (MAREBBE)'], 'San Vigilio (Marebbe)'],
  [['CALDARO SULLA STRADA DEL VINO', 'Caldaro sulla Strada del Vino'], 'Caldaro sulla Strada del Vino'],
  [['ST. MARTIN IN THURN', 'St. Martin in Thurn'], 'St. Martin in Thurn'],
])('%j is one municipality, %s', (said, name) => {
  expect(new Set(named(said))).toEqual(new Set([name]))
})

test('a name that two municipalities share is no municipality', () => {
  expect(named(['Corvara - Kurfar', 'Corvara - Passeier', 'Corvara'])[2]).toBe('Corvara')
})

test('without a municipality the town is used; addresses stay', () => {
  const [station] = unifyMunicipalities([
    stationAt('A', 11, 46, { city: 'BOZEN - BOLZANO', address: 'Via - Weg 1' }),
  ])
  expect(station).toMatchObject({
    municipality: 'Bolzano - Bozen',
    city: 'BOZEN - BOLZANO',
    address: 'Via - Weg 1',
  })
})

test('an empty name stays empty, and an unchanged station stays the same object', () => {
  const stations = [stationAt('A', 11), stationAt('B', 11, 46, { municipality: 'Lana' })]
  expect(unifyMunicipalities(stations)).toEqual(stations)
  expect(unifyMunicipalities(stations)[1]).toBe(stations[1])
})
