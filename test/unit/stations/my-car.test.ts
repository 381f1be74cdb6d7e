import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { isApplied, parseCar, toggleCar } from '../../../src/stations/my-car/my-car'

const car = { connector: ['CCS', 'Type 2'], power: 50 }

test('a stored car can be parsed', () => expect(parseCar(JSON.stringify(car))).toEqual(car))

test('a car that was stored before a group of requirements existed requires nothing of it', () =>
  expect(parseCar('{"power":50}')).toEqual({ connector: [], power: 50 }))

test.each([
  null,
  '',
  'x',
  'null',
  '{}',
  '{"connector":[],"power":0}',
  '{"connector":"CCS","power":0}',
  '{"connector":[1],"power":0}',
  '{"connector":["C\\u202eCS"],"power":0}',
  '{"connector":["CCS"],"power":-1}',
  '{"connector":["CCS"],"power":"50"}',
])('%j is not a car', (text) => expect(parseCar(text)).toBeNull())

test('the first click replaces connector and power, the second clears them, and other filters stay', () => {
  const before = { ...noFilters, connector: ['CHAdeMO'], power: 22, access: ['PUBLIC'] }
  const applied = toggleCar(car, before)
  expect(applied).toEqual({ ...before, ...car })
  expect(isApplied(car, applied)).toBe(true)
  expect(toggleCar(car, applied)).toEqual({ ...before, connector: [], power: 0 })
})

test('the order of connectors does not matter', () => {
  expect(isApplied(car, { ...car, connector: ['Type 2', 'CCS'] })).toBe(true)
  expect(isApplied(car, { ...car, connector: ['Type 2'] })).toBe(false)
  expect(isApplied(car, { ...car, power: 22 })).toBe(false)
})
