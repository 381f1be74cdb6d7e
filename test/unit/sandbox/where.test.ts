import {
  array,
  assert,
  constantFrom,
  double,
  letrec,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measurementFields, stationFields } from '../../../src/sandbox/mobility/fields'
import { QueryError } from '../../../src/sandbox/mobility/query-error'
import { parseWhere } from '../../../src/sandbox/mobility/where'
import { predicateOf } from '../../../src/sandbox/mobility/where-predicate'

const rows = [
  {
    scode: 'IT*220*1',
    sname: 'Meran, "Therme"',
    sactive: true,
    scoordinate: { x: 11.16, y: 46.67, srid: 4326 },
    smetadata: { provider: 'route220', capacity: 4, outlets: [{ maxPower: 22 }], reservable: false },
  },
  {
    scode: '83',
    sname: 'Bozen Bahnhof',
    sactive: true,
    scoordinate: { x: 11.35, y: 46.5, srid: 4326 },
    smetadata: { provider: 'Alperia', capacity: '4', accessType: null },
  },
  { scode: 'none', sname: 'Ora', sactive: false, scoordinate: null, smetadata: null },
]

/** Codes of the rows that pass. */
function found(where: string): string[] {
  const fits = predicateOf(parseWhere(where), stationFields)
  return rows.filter((row) => fits([row])).map(({ scode }) => scode)
}

function errorOf(where: string, fields = stationFields): QueryError {
  try {
    predicateOf(parseWhere(where), fields)
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
  throw new Error(`"${where}" was accepted.`)
}

describe('a where', () => {
  test.each([
    ['', ['IT*220*1', '83', 'none']],
    ['scode.eq."83"', ['83']],
    ['scode.neq."83"', ['IT*220*1', 'none']],
    ['sname.eq.Ora', ['none']],
    ['sname.eq.Bozen Bahnhof', ['83']],
    ['sname.eq."Meran, \\"Therme\\""', ['IT*220*1']],
    ['sname.eq.Meran\\, \\"Therme\\"', ['IT*220*1']],
    ['scode.eq.IT*220*1', ['IT*220*1']],
    ['sactive.eq.true', ['IT*220*1', '83']],
    ['sactive.eq.true,scode.eq."83"', ['83']],
    ['or(scode.eq."83",sactive.eq.false)', ['83', 'none']],
    ['and(sactive.eq.true,or(scode.eq."83",scode.eq."none"))', ['83']],
    ['or( scode.eq."83" , and(sname.eq.Ora,sactive.eq.false) )', ['83', 'none']],
    ['scode.in.("83","none")', ['83', 'none']],
    ['scode.nin.("83","none")', ['IT*220*1']],
    ['sname.re."^B"', ['83']],
    ['sname.ire.^b', ['83']],
    ['sname.nre.^B', ['IT*220*1', 'none']],
    ['sname.nire.^b', ['IT*220*1', 'none']],
    ['scode.re.^\\d+$', ['83']],
    ['smetadata.provider.eq."Alperia"', ['83']],
    ['smetadata.capacity.eq.4', ['IT*220*1']],
    ['smetadata.capacity.eq."4"', ['83']],
    ['smetadata.capacity.gteq.4', ['IT*220*1']],
    ['smetadata.capacity.lt.4', []],
    ['smetadata.outlets.0.maxPower.gt.21.5', ['IT*220*1']],
    ['smetadata.outlets.0.maxPower.lteq.22', ['IT*220*1']],
    ['smetadata.reservable.eq.false', ['IT*220*1']],
    ['smetadata.accessType.eq.null', ['IT*220*1', '83', 'none']],
    ['smetadata.eq.null', ['none']],
    ['smetadata.provider.neq.null', ['IT*220*1', '83']],
    ['smetadata.provider.neq.Alperia', ['IT*220*1']],
    ['smetadata.constructor.name.eq.Object', []],
    ['scoordinate.bbi.(11,46.6,11.2,46.7)', ['IT*220*1']],
    ['scoordinate.bbc.(11,46.4,11.5,46.7,4326)', ['IT*220*1', '83']],
    ['scoordinate.dlt.(1000,11.35,46.5)', ['83']],
    ['scoordinate.dlt.(30000,11.35,46.5,4326)', ['IT*220*1', '83']],
    ['scoordinate.eq.null', ['none']],
  ])('%s finds %j', (where, expected) => {
    expect(found(where)).toEqual(expected)
  })

  test.each([
    ['scode', 0],
    ['scode.eq."83', 9],
    ['scode.eq."83"x', 13],
    ['scode.eq."83",', 14],
    ['sactive.eq.true,scode.like.x', 16],
    ['or(scode.eq."83"', 16],
    ['scode.in."83"', 9],
    ['scode.in.("83"', 14],
    ['scode.eq.83', 0],
    ['sactive.eq."true"', 0],
    ['sactive.eq.true,nothing.eq.1', 16],
    ['scoordinate.x.gt.11', 0],
    ['scoordinate.bbi.(1,2,3)', 0],
    ['scoordinate.bbi.(1,2,3,4,3857)', 0],
    ['scode.bbi.(1,2,3,4)', 0],
    ['sname.re.(', 9],
    ['sname.re."("', 0],
    ['smetadata.capacity.gt.null', 0],
    ['scode.eq.a"b', 10],
  ])('%s is refused at character %i', (where, position) => {
    expect(errorOf(where)).toMatchObject({ name: 'QueryError', position })
  })

  test('says what to do about a number compared with a text', () => {
    expect(errorOf('scode.eq.83').message).toBe('"scode" is a text: put the value in quotes')
  })

  test('compares times given as dates or with an offset', () => {
    const row = { mvalidtime: Date.parse('2024-05-01T12:00:00Z') }
    const holds = (where: string) => predicateOf(parseWhere(where), measurementFields)([{}, {}, row])
    expect(holds('mvalidtime.gt.2024-05-01')).toBe(true)
    expect(holds('mvalidtime.lt.2024-05-01T14:00:00.000+0200')).toBe(false)
    expect(holds('mvalidtime.eq."2024-05-01T14:00:00.000+0200"')).toBe(true)
    expect(errorOf('mvalidtime.gt.yesterday', measurementFields).position).toBe(0)
  })

  test('looks for numbers among numbers and for texts among texts', () => {
    const holds = (mvalue: unknown, where: string) =>
      predicateOf(parseWhere(where), measurementFields)([{}, {}, { mvalue }])
    expect(holds(1, 'mvalue.eq.1')).toBe(true)
    expect(holds('AVAILABLE', 'mvalue.eq.1')).toBe(false)
    expect(holds('AVAILABLE', 'mvalue.neq.1')).toBe(false)
    expect(holds('AVAILABLE', 'mvalue.eq.AVAILABLE')).toBe(true)
    expect(errorOf('mvalue.eq.true', measurementFields).position).toBe(0)
  })
})

interface Test {
  field: 'sname' | 'scode'
  operator: 'eq' | 'neq' | 'lt' | 'gteq' | 'in' | 'nin'
  operands: string[]
}
type Tree = Test | { junction: 'and' | 'or'; parts: Tree[] }

/** The simplest filter that can be right. */
function naive(tree: Tree, row: Record<string, string>): boolean {
  if ('junction' in tree) {
    const results = tree.parts.map((part) => naive(part, row))
    return tree.junction === 'and' ? !results.includes(false) : results.includes(true)
  }
  const value = row[tree.field] ?? ''
  const [operand = ''] = tree.operands
  return {
    eq: value === operand,
    neq: value !== operand,
    lt: value < operand,
    gteq: value >= operand,
    in: tree.operands.includes(value),
    nin: !tree.operands.includes(value),
  }[tree.operator]
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

function written(tree: Tree): string {
  if ('junction' in tree) return `${tree.junction}(${tree.parts.map(written).join(',')})`
  const { field, operator, operands } = tree
  const list = operands.map(quoted)
  return `${field}.${operator}.${operator === 'in' || operator === 'nin' ? `(${list.join(',')})` : list[0]}`
}

// Signs of the grammar more often than chance would have them; a \ would need a \ of its own before a quote.
const words = string({ unit: constantFrom('a', 'b', '.', ',', '(', ')', '"', ' ', 'ß', '*') })
const { tree } = letrec<{ tree: Tree; test: Test; junction: Tree }>((tie) => ({
  tree: oneof({ maxDepth: 4 }, tie('test'), tie('junction')),
  test: record({
    field: constantFrom('sname', 'scode'),
    operator: constantFrom('eq', 'neq', 'lt', 'gteq', 'in', 'nin'),
    operands: array(words, { minLength: 1, maxLength: 3 }),
  }),
  junction: record({
    junction: constantFrom('and', 'or'),
    parts: array(tie('tree'), { minLength: 1, maxLength: 3 }),
  }),
}))

test('any tree of tests, written down and read again, finds what a naive filter finds', () => {
  const row = record({ sname: words, scode: words })
  assert(
    property(tree, array(row, { maxLength: 10 }), (expression, some) => {
      const fits = predicateOf(parseWhere(written(expression)), stationFields)
      expect(some.filter((one) => fits([one]))).toEqual(some.filter((one) => naive(expression, one)))
    }),
    { numRuns: 1_000 },
  )
})

test('any box finds exactly the points in it', () => {
  const degrees = double({ min: -90, max: 90, noNaN: true })
  assert(
    property(tuple(degrees, degrees, degrees, degrees), degrees, degrees, ([a, b, c, d], x, y) => {
      const fits = predicateOf(parseWhere(`scoordinate.bbi.(${a},${b},${c},${d})`), stationFields)
      expect(fits([{ scoordinate: { x, y } }])).toBe(x >= a && x <= c && y >= b && y <= d)
    }),
  )
})

test('whatever the text, it is read or refused with a position in it', () => {
  const anything = string({
    unit: constantFrom('s', 'c', 'o', 'd', 'e', '.', 'q', ',', '(', ')', '"', '\\', '1', ' '),
  })
  assert(
    property(anything, (text) => {
      try {
        predicateOf(parseWhere(text), stationFields)
      } catch (error) {
        expect(error).toBeInstanceOf(QueryError)
        expect((error as QueryError).position).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 2_000 },
  )
})
