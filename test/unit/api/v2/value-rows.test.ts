import { expect, test } from 'vitest'
import { readValues } from '../tables'

const readValue = (row: object) => readValues([row]).items[0]?.value
const latest = { stype: 'EChargingPlug', scode: 'P', tname: 'temperature', mperiod: 600, tunit: '°C' }

test('a value has its reading, unit, period and time', () => {
  expect(readValue({ ...latest, mvalue: 21.5, mvalidtime: '2026-04-03 07:55:01.000+0000' })).toEqual({
    measuredId: 'P',
    dataType: 'temperature',
    period: 600,
    unit: '°C',
    access: 'open',
    reading: { kind: 'number', number: 21.5 },
    meaning: { kind: 'plain' },
    measuredAt: Date.parse('2026-04-03T07:55:01Z'),
    staleAfter: 30 * 60_000,
  })
})

test.each([
  ['text', { kind: 'text', text: 'text' }],
  [0, { kind: 'number', number: 0 }],
  [true, { kind: 'text', text: 'true' }],
  [{ a: 1 }, { kind: 'json', json: '{"a":1}' }],
])('the reading of %j', (mvalue, reading) => {
  expect(readValue({ ...latest, mvalue })?.reading).toEqual(reading)
})

test('a row without a value is no value', () => {
  for (const row of [latest, { ...latest, mvalue: null }]) expect(readValue(row)).toBeUndefined()
})

test('a bad timestamp leaves the age unknown', () => {
  expect(readValue({ ...latest, mvalue: 1, mvalidtime: 'yesterday' })?.measuredAt).toBeNull()
})

test('pushed values are live for a day, whatever their period', () => {
  const pushed = { ...latest, tname: 'echarging-plug-status-ocpi', mperiod: 1, mvalue: 'AVAILABLE' }
  expect(readValue(pushed)?.staleAfter).toBe(24 * 3_600_000)
})
