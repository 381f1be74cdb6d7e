import { expect, test } from 'vitest'
import { interpretReading } from '../../../src/api/meaning'

const number = (number: number) => ({ kind: 'number', number }) as const
const text = (text: string) => ({ kind: 'text', text }) as const

test.each([
  ['echarging-plug-status', number(1), 'available'],
  ['echarging-plug-status', number(0), 'unavailable'],
  ['echarging-plug-status', number(7), 'not-understood'],
  ['echarging-plug-status', text('1'), 'available'],
  ['echarging-plug-status-ocpi', text('AVAILABLE'), 'available'],
  ['echarging-plug-status-ocpi', text('INOPERATIVE'), 'out-of-order'],
  ['echarging-plug-status-ocpi', text('OUTOFORDER'), 'out-of-order'],
  ['echarging-plug-status-ocpi', text('PLANNED'), 'out-of-order'],
  ['echarging-plug-status-ocpi', text('REMOVED'), 'out-of-order'],
  ['echarging-plug-status-ocpi', text('RESERVED'), 'reserved'],
  ['echarging-plug-status-ocpi', text('UNKNOWN'), 'unknown'],
  ['echarging-plug-status-oicp', text('Available'), 'available'],
  ['echarging-plug-status-oicp', text('Occupied'), 'occupied'],
  ['echarging-plug-status-oicp', text('Reserved'), 'reserved'],
  ['echarging-plug-status-oicp', text('OutOfService'), 'out-of-order'],
  ['echarging-plug-status-oicp', text('Unknown'), 'unknown'],
  ['echarging-plug-status-oicp', text('Dancing'), 'not-understood'],
  ['echarging-plug-status-oicp', text('constructor'), 'not-understood'],
  ['echarging-plug-status-oicp', { kind: 'json', json: '{}' } as const, 'not-understood'],
] as const)('%s %j is %s', (dataType, reading, status) => {
  expect(interpretReading(dataType, reading)).toEqual({ kind: 'status', status })
})

test.each([
  ['BLOCKED', 'blocked'],
  ['CHARGING', 'charging'],
])('%s is occupied, and by what', (word, detail) => {
  const meaning = { kind: 'status', status: 'occupied', detail }
  expect(interpretReading('echarging-plug-status-ocpi', text(word))).toEqual(meaning)
})

test.each([
  [number(3), { kind: 'free', free: 3 }],
  [number(0), { kind: 'free', free: 0 }],
  [text('3'), { kind: 'free', free: 3 }],
  [number(-1), { kind: 'not-understood' }],
  [number(1.5), { kind: 'not-understood' }],
  [text('AVAILABLE'), { kind: 'not-understood' }],
  [text(''), { kind: 'not-understood' }],
  [{ kind: 'json', json: '{"free":1}' } as const, { kind: 'not-understood' }],
])('number-available %j means %j', (reading, meaning) => {
  expect(interpretReading('number-available', reading)).toEqual(meaning)
  expect(interpretReading('free', reading)).toEqual(meaning)
})

test('other data types have no status', () => {
  expect(interpretReading('temperature', number(1))).toEqual({ kind: 'plain' })
})
