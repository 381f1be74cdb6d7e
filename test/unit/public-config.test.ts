import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConfig } from '../../src/config'
import { isSecure } from '../../src/contract/headers'

const config = parseConfig(JSON.parse(readFileSync('public/config.json', 'utf8')))

test('the configuration of the live service asks for one box, over https alone', () => {
  expect(config.service).toMatchObject({ dialect: 'v2', stationType: 'EChargingStation', dataTypes: '*' })
  expect(config.region.only).toBe(true)
  const [west, south, east, north] = config.region.bbox
  expect(west < 11.35 && 11.35 < east && south < 46.5 && 46.5 < north, 'Bolzano is in the box').toBe(true)
  expect(isSecure(config)).toBe(true)
})

test('it looks no more often than the quota likes, and says whom to ask', () => {
  expect(config.refreshSeconds).toBeGreaterThanOrEqual(60)
  expect(config.contact).toMatch(/^mailto:/)
  expect(config.licence.name).toBe('CC0')
})

test('its identity server is known, its client is the operator’s to set', () => {
  expect(config.identity?.authority).toMatch(/\/auth\/realms\/[^/]+$/)
  expect(config.identity?.clientId).toBe('')
})
