import { expect, test } from 'vitest'
import { unifyMunicipalities } from '../../../src/catalog/build/municipality'
import { stationAt } from './entries'

function named(municipalities: string[]): string[] {
  const stations = municipalities.map((municipality, index) =>
    stationAt(`S${index}`, 11, 46, { municipality }),
  )
  unifyMunicipalities(stations)
  return stations.map((station) => station.municipality)
}

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
  const station = stationAt('A', 11, 46, { city: 'BOZEN - BOLZANO', address: 'Via - Weg 1' })
  unifyMunicipalities([station])
  expect(station).toMatchObject({
    municipality: 'Bolzano - Bozen',
    city: 'BOZEN - BOLZANO',
    address: 'Via - Weg 1',
  })
})

test('an empty name stays empty', () => {
  expect(named(['', 'Lana'])).toEqual(['', 'Lana'])
})

test('the one name of a municipality stays', () => {
  const once = named(['BOLZANO - BOZEN', 'Bozen', 'ST. MARTIN IN THURN', 'Corvara - Kurfar', 'Corvara'])
  expect(named(once)).toEqual(once)
})
