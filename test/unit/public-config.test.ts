import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '../../src/config/config'
import { isSecure } from '../../src/contract/headers'

const config = parseConfig(JSON.parse(readFileSync('public/config.json', 'utf8')))

test("the live service's configuration has one box and https addresses only", () => {
  expect(config.service).toMatchObject({ dialect: 'v2', stationType: 'EChargingStation', dataTypes: '*' })
  expect(config.region.only).toBe(true)
  expect(isSecure(config)).toBe(true)
})

test.each([
  ['Bolzano', 11.35, 46.5],
  ['Resia, in the north-west', 10.51, 46.83],
  ['Trafoi, in the west', 10.51, 46.55],
  ['Salorno, in the south', 11.21, 46.24],
  ['Predoi, in the north-east', 12.11, 47.04],
  ['Prato alla Drava, in the east', 12.37, 46.74],
])('its box contains %s', (_, lon, lat) => {
  const [west, south, east, north] = config.region.bbox
  expect(west < lon && lon < east && south < lat && lat < north).toBe(true)
})

test('its refresh interval respects the quota, and it has a contact', () => {
  expect(config.refreshSeconds).toBeGreaterThanOrEqual(60)
  expect(config.contact).toMatch(/^mailto:/)
  expect(config.licence.name).toBe('CC0')
})

test('it has an identity server, and no client', () => {
  expect(config.identity?.authority).toMatch(/\/auth\/realms\/[^/]+$/)
  expect(config.identity?.clientId).toBe('')
})
