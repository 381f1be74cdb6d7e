import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { isApplied, parseCar, toggleCar } from '../../../src/stations/my-car/my-car'

const car = { connector: ['CCS', 'Type 2'], power: 50 }

test('what is kept is read again', () => expect(parseCar(JSON.stringify(car))).toEqual(car))

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
])('%j is no car', (text) => expect(parseCar(text)).toBeNull())

test('a press applies it in place of what was chosen, the next lifts it, and nothing else changes', () => {
  const before = { ...noFilters, connector: ['CHAdeMO'], power: 22, access: ['PUBLIC'] }
  const applied = toggleCar(car, before)
  expect(applied).toEqual({ ...before, ...car })
  expect(isApplied(car, applied)).toBe(true)
  expect(toggleCar(car, applied)).toEqual({ ...before, connector: [], power: 0 })
})

test('the order of connectors does not matter, each of them does', () => {
  expect(isApplied(car, { ...car, connector: ['Type 2', 'CCS'] })).toBe(true)
  expect(isApplied(car, { ...car, connector: ['Type 2'] })).toBe(false)
  expect(isApplied(car, { ...car, power: 22 })).toBe(false)
})
