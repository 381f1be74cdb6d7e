import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collect } from '../../../src/api/collect'
import { stationRowSchema } from '../../../src/contract/mobility-v2'

const good = Array.from({ length: 5000 }, (_, index) => ({ scode: `S${index}`, sname: `Station ${index}` }))
const reading = {
  schema: stationRowSchema,
  getKey: (row: { scode: string }) => row.scode,
  read: (row: { scode: string }) => row.scode,
}

test('one invalid record among 5,000 does not affect others, at any position', () => {
  const anyBad = fc.constantFrom<unknown>(
    null,
    'text',
    42,
    [],
    {},
    { scode: '' },
    { scode: 7 },
    { scode: 'X', sname: 7 },
    { scode: 'X', smetadata: 'text' },
  )
  fc.assert(
    fc.property(fc.nat(4999), anyBad, (at, bad) => {
      const { items, rejected } = collect(good.with(at, bad as never), reading)
      expect(items).toHaveLength(4999)
      expect(items).not.toContain(`S${at}`)
      expect(rejected).toHaveLength(1)
    }),
    { numRuns: 10 },
  )
})

test('an invalid record is described by its id, field and reason', () => {
  const { rejected } = collect([{ scode: 'X', sname: 7 }, { sname: 'no id' }, null], reading)
  expect(rejected.map(({ id }) => id)).toEqual(['X', '', ''])
  expect(rejected[1]?.reason).toBe('scode: expected string')
  expect(rejected[2]?.reason).toBe('record: expected object')
})

test('the first of two records with one id stays', () => {
  const rows = [
    { scode: 'A', sname: 'first' },
    { scode: 'A', sname: 'second' },
  ]
  expect(collect(rows, { ...reading, read: (row) => row.sname ?? '' }).items).toEqual(['first'])
})

test('newer records replace older ones in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 }), (times) => {
      const { items } = collect(
        times.map((time) => ({ scode: 'A', time })),
        {
          ...reading,
          read: (row) => Number((row as { time?: unknown }).time),
          replaces: (next, kept) => next > kept,
        },
      )
      expect(items).toEqual([Math.max(...times)])
    }),
  )
})

test('a record without a value, or that was not requested, is counted as set aside', () => {
  const rows = [{ scode: 'A' }, { scode: 'B' }, { scode: 'B' }, { scode: 'C' }, { scode: 7 }]
  const read = ({ scode }: { scode: string }) => (scode === 'A' ? null : scode)
  const getSetAsideReason = ({ scode }: { scode: string }) => (scode === 'C' ? 'data-type' : null)
  expect(collect(rows, { ...reading, read, getSetAsideReason })).toMatchObject({
    items: ['B'],
    counts: { received: 5, repeated: 1, setAside: { 'no-value': 1, 'data-type': 1 } },
  })
})

test('of many invalid records, 50 of each of 20 reasons are stored', () => {
  const schema = {
    safeParse: (row: { why: number }) => ({
      success: false as const,
      error: { issues: [{ code: 'custom' as const, path: ['why'], message: `is ${row.why}`, input: row }] },
    }),
  }
  const rows = Array.from({ length: 30_000 }, (_, index) => ({ why: index % 30 }))
  const { rejected } = collect(rows, { schema: schema as never, getKey: String, read: String })
  expect(rejected).toHaveLength(30_000)
  const kept = rejected.filter((row) => 'raw' in row)
  expect(kept).toHaveLength(1_000)
  expect(kept.every(({ row, raw }) => raw === rows[row])).toBe(true)
  for (let why = 0; why < 20; why += 1)
    expect(kept.filter(({ reason }) => reason === `why: is ${why}`)).toHaveLength(50)
})
