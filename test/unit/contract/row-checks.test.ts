import { describe, expect, test } from 'vitest'
import { collect, type RowConversion } from '../../../src/api/collect'
import { errorBody } from '../../../src/contract/error-body'
import { errorBodySchema } from '../../../src/contract/errors'
import { issueLines } from '../../../src/contract/issues'
import {
  envelopeSchema,
  latestRowSchema,
  plugRowSchema,
  seriesRowSchema,
  stationRowSchema,
} from '../../../src/contract/mobility-v2'
import { isLatestRow, isPlugRow, isSeriesRow, isStationRow } from '../../../src/contract/row-checks'
import { envelope, latestRow, plugRow, seriesRow, stationRow } from '../../../src/contract/row-shapes'
import type { Parser } from '../../../src/contract/shape'

/** What JSON can hold in a field, and `undefined`. */
const anything: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'text', '7', 0, -1, 7.5, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, false, [], ['text'], [{}], {}, { a: 1 }, { a: { b: null } }],
]

const station = {
  scode: 'A',
  sname: 'Bahnhof',
  stype: 'EChargingStation',
  sorigin: 'Neogy',
  sactive: true,
  scoordinate: { x: 11, y: 46.5 },
  smetadata: { capacity: 2, nested: { a: [1] } },
}
const series = { scode: 'A', stype: 'EChargingStation', tname: 'number-available' }
const latest = {
  ...series,
  tunit: '',
  tdescription: 'Free plugs',
  mperiod: 600,
  mvalue: 2,
  mvalidtime: '2026-04-03 07:55:00.000+0000',
}

/** Of each schema a row that it passes, with all of its fields. */
const kinds = {
  stations: { schema: stationRowSchema, shape: stationRow, isRow: isStationRow, row: station },
  plugs: { schema: plugRowSchema, shape: plugRow, isRow: isPlugRow, row: { ...station, pcode: 'B' } },
  series: { schema: seriesRowSchema, shape: seriesRow, isRow: isSeriesRow, row: series },
  values: { schema: latestRowSchema, shape: latestRow, isRow: isLatestRow, row: latest },
}

describe.each(Object.entries(kinds))('rows of %s', (_, kind) => {
  const { schema, shape, isRow, row } = kind
  const fields = Object.keys(schema.def.shape)
  const mutated = fields.flatMap((field) => [
    ...anything.map((value) => ({ ...row, [field]: value })),
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== field)),
  ])
  const allWrong = Object.fromEntries(fields.map((field) => [field, Number.NaN]))
  const rows: unknown[] = [
    row,
    allWrong,
    ...mutated,
    ...anything,
    { ...row, more: 7 },
    JSON.parse('{"__proto__":{}}'),
  ]

  test('name every field of the schema', () => {
    expect(Object.keys(row).sort()).toEqual(fields.toSorted())
  })

  test('accept and reject the same as the schema, for any field value', () => {
    for (const raw of rows) expect(isRow(raw), JSON.stringify(raw)).toBe(schema.safeParse(raw).success)
    expect(isRow(row)).toBe(true)
  })

  test('collect the same rows and the same reasons as the schema', () => {
    const reading: RowConversion<unknown, unknown> = {
      schema,
      getKey: (raw) => JSON.stringify(raw),
      read: (raw) => raw,
    }
    const quick = collect(rows, {
      ...reading,
      schema: shape,
      isRow: isRow as (raw: unknown) => raw is unknown,
    })
    expect(quick).toEqual(collect(rows, reading))
    expect(quick.rejected.length).toBeGreaterThan(anything.length)
  })
})

const answers = {
  'a list': {
    schema: envelopeSchema,
    shape: envelope,
    answer: { offset: 0, limit: 200, data: [{ scode: 'A' }, 7] },
  },
  'an error': {
    schema: errorBodySchema,
    shape: errorBody,
    answer: {
      message: 'No',
      timestamp: 'now',
      code: 429,
      error: 'E',
      description: 'D',
      policy: 'P',
      hint: 'H',
    },
  },
}

/** What is read, or the lines of the refusal. */
function verdictOf(parser: Parser<unknown>, input: unknown): unknown {
  const result = parser.safeParse(input)
  return result.success ? { read: result.data } : issueLines(result.error)
}

test.each(Object.entries(answers))(
  'the answer with %s is accepted or rejected the same as by its schema',
  (_, kind) => {
    const { schema, shape, answer } = kind
    expect(Object.keys(answer).sort()).toEqual(Object.keys(schema.def.shape).toSorted())
    const mutated = Object.keys(answer).flatMap((field) =>
      anything.map((value) => ({ ...answer, [field]: value })),
    )
    for (const input of [answer, { ...answer, more: 7 }, {}, ...anything, ...mutated])
      expect(verdictOf(shape, input), JSON.stringify(input)).toEqual(verdictOf(schema, input))
  },
)
