import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTimestamp } from '../../../src/api/timestamp'

test.each([
  ['2024-05-01 12:00:00.000+0000', '2024-05-01T12:00:00.000Z'],
  ['2024-05-01 14:00:00.000+0200', '2024-05-01T12:00:00.000Z'],
  ['2023-12-31 20:30:00.250-0330', '2024-01-01T00:00:00.250Z'],
  ['2024-02-29 00:00:00.000+0000', '2024-02-29T00:00:00.000Z'],
])('reads %s', (text, instant) => {
  expect(parseTimestamp(text)).toBe(Date.parse(instant))
})

test.each([
  undefined,
  null,
  '',
  'yesterday',
  '2024-05-01T12:00:00.000Z',
  '2024-05-01 12:00:00.000',
  '2024-05-01 12:00:00.000+00:00',
  '2024-05-01 12:00:00.000+0000 ',
  '2024-02-30 12:00:00.000+0000',
  '2023-02-29 12:00:00.000+0000',
  '2024-13-01 12:00:00.000+0000',
  '0001-01-01 00:00:00.000+0000',
  '0099-12-31 12:00:00.000+0000',
  '2024-05-01 24:00:00.000+0000',
  '2024-05-01 12:60:00.000+0000',
])('rejects %j', (text) => {
  expect(parseTimestamp(text)).toBeNull()
})

test('parses every formatted instant', () => {
  const instants = fc.date({
    min: new Date('1971-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (instant) => {
      const text = instant.toISOString().replace('T', ' ').replace('Z', '+0000')
      expect(parseTimestamp(text)).toBe(instant.getTime())
    }),
  )
})
