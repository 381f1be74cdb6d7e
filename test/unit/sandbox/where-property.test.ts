import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  letrec,
  oneof,
  option,
  property,
  record,
  string,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { measurementFields, type RowParts } from '../../../src/sandbox/mobility/fields'
import { QueryError } from '../../../src/sandbox/mobility/query-error'
import { parseTargets } from '../../../src/sandbox/mobility/select'
import { parseWhere } from '../../../src/sandbox/mobility/where'
import { toPredicate, toRowFilter } from '../../../src/sandbox/mobility/where-predicate'
import { type Clause, naive, patterns, type Tree } from './where-naive'

// Signs of the grammar more often than chance would have them.
const words = string({
  unit: constantFrom('a', 'b', 'A', '.', ',', '(', ')', '"', "'", '\\', ' ', 'ß', '4', 'eq', '\n'),
  maxLength: 6,
})
const numbers = oneof(integer({ min: -3, max: 3 }), double({ noNaN: true, noDefaultInfinity: true }))
const moments = integer({ min: 0, max: 5 }).map((hours) => Date.UTC(2026, 2, 29, hours, 30))
const degrees = integer({ min: -20, max: 20 }).map((tenths) => tenths / 10)
const anything = oneof(words, numbers, boolean())

const rows = array(
  record(
    {
      sname: option(words),
      scode: words,
      sactive: option(boolean()),
      scoordinate: option(record({ x: degrees, y: degrees })),
      smetadata: option(
        record(
          { word: option(anything), list: option(array(record({ n: anything }), { maxLength: 2 })) },
          { requiredKeys: [] },
        ),
      ),
      mvalue: option(oneof(words, numbers, record({ deep: anything }))),
      mvalidtime: option(moments),
      mperiod: integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['scode'] },
  ),
  { maxLength: 6 },
)

const texts = { fields: constantFrom('sname', 'scode'), values: words }
const booleans = { fields: constant('sactive'), values: boolean() }
const periods = { fields: constant('mperiod'), values: integer({ min: 0, max: 5 }) }
const values = { fields: constant('mvalue'), values: oneof(words, numbers) }
const times = { fields: constant('mvalidtime'), values: moments.map((at) => new Date(at).toISOString()) }
const json = {
  fields: constantFrom(
    'smetadata.word',
    'smetadata.list.0.n',
    'smetadata.list.1.n',
    'mvalue.deep',
    'smetadata.no',
  ),
  values: anything,
}
const comparing = constantFrom('eq', 'neq', 'lt', 'gt', 'lteq', 'gteq')
const kinds = [texts, booleans, periods, values, times, json]

function clause(fields: Arbitrary<string>, operator: Arbitrary<string>, operands: typeof nulls) {
  return record({ field: fields, operator, operands })
}
const nulls = constant<Clause['operands']>([null])
const everyField = oneof(...kinds.map(({ fields }) => fields), constantFrom('scoordinate', 'smetadata'))
const clauses = oneof(
  ...kinds.map(({ fields, values: operands }) => clause(fields, comparing, tuple(operands))),
  ...kinds.map(({ fields, values: operands }) =>
    clause(fields, constantFrom('in', 'nin'), array(operands, { minLength: 1, maxLength: 4 })),
  ),
  clause(
    oneof(texts.fields, json.fields, values.fields),
    constantFrom('re', 'ire', 'nre', 'nire'),
    tuple(constantFrom(...Object.keys(patterns))),
  ),
  clause(everyField, constantFrom('eq', 'neq'), nulls),
  clause(constant('scoordinate'), constantFrom('bbi', 'bbc'), tuple(degrees, degrees, degrees, degrees)),
  clause(
    constant('scoordinate'),
    constant('dlt'),
    tuple(integer({ min: 0, max: 300_000 }), degrees, degrees),
  ),
)
const { tree } = letrec<{ tree: Tree; clause: Tree; junction: Tree }>((tie) => ({
  tree: oneof({ maxDepth: 4 }, tie('clause'), tie('junction')),
  clause: clauses,
  junction: record({
    junction: constantFrom('and', 'or'),
    parts: array(tie('tree'), { minLength: 1, maxLength: 3 }),
  }),
}))

/** Decides the next of the things that a writer is free in. */
type Choice = () => number

/** Park and Miller's generator: cheaper than one of fast-check for each choice. */
function choices(seed: number): Choice {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state >> 8
  }
}

/** Writes a tree down in one of the many ways that mean the same. */
function written(one: Tree, choice: Choice): string {
  const gap = () => ' '.repeat(choice() % 2)
  if ('junction' in one)
    return `${gap()}${one.junction}${gap()}(${one.parts.map((part) => written(part, choice)).join(',')}${gap()})${gap()}`
  const { field, operator, operands } = one
  const isList = ['in', 'nin', 'bbi', 'bbc', 'dlt'].includes(operator)
  const texts = operands.map((operand) => literal(operand, choice))
  const system = operator.length === 3 && /bb|dlt/.test(operator) && choice() % 2 === 1 ? ',4326' : ''
  const list = texts.map((text) => gap() + text + gap()).join(',')
  return `${gap()}${field}.${operator}.${isList ? `(${list}${system})` : texts[0]}${gap()}`
}

function literal(operand: Clause['operands'][number], choice: Choice): string {
  if (typeof operand !== 'string') return String(operand)
  const inQuotes = !canBeBare(operand) || (canBeQuoted(operand) && choice() % 2 === 0)
  return inQuotes ? `"${operand.replaceAll('"', '\\"')}"` : operand.replace(/[,'"()\\]/g, '\\$&')
}

/** A text that is not taken for a number, and loses nothing at its ends. */
const canBeBare = (text: string) => text !== '' && text.trim() === text && Number.isNaN(Number(text))
/** A last \ would take the closing quotes with it. */
const canBeQuoted = (text: string) => !text.endsWith('\\')

/** As the sources have a row: station, data type, measurement. */
function rowParts(row: Record<string, unknown>): RowParts {
  const { mvalue, mvalidtime, mperiod, ...station } = row
  return [station, {}, { mvalue, mvalidtime, mperiod }]
}

const isWritable = (one: Tree): boolean =>
  'junction' in one
    ? one.parts.every(isWritable)
    : one.operands.every((text) => typeof text !== 'string' || canBeBare(text) || canBeQuoted(text))

test('any expression selects the same rows as a naive filter', () => {
  let found = 0
  let compared = 0
  assert(
    property(tree.filter(isWritable), rows, integer({ min: 1 }), (expression, some, seed) => {
      const text = written(expression, choices(seed))
      const parsed = parseWhere(text)
      const fits = toPredicate(parsed, measurementFields)
      const expected = some.filter((row) => naive(expression, row))
      const { series, value } = toRowFilter(parsed, measurementFields)
      const sieved = (row: RowParts) => series([row[0], {}]) && value(row)
      for (const row of some) {
        const answers = [fits(rowParts(row)), sieved(rowParts(row))]
        if (answers.some((answer) => answer !== expected.includes(row)))
          throw new Error(`${text} says ${answers} of ${JSON.stringify(row)}`)
      }
      found += expected.length
      compared += some.length
    }),
    { numRuns: 10_000 },
  )
  // Neither all nor nothing, or it would prove little.
  expect(found / compared).toBeGreaterThan(0.1)
  expect(found / compared).toBeLessThan(0.9)
}, 30_000)

test('any text is parsed, or rejected with a position in it', () => {
  const names = 'scode mvalue smetadata scoordinate mvalidtime __proto__ and or null true 1 2026-01-01'
  const signs = '. eq re in bbi dlt nire ( ) , " \\ [ * 😀 \u0000'
  const pieces = constantFrom(' ', ...names.split(' '), ...signs.split(' '))
  const garbage = oneof(
    string({ unit: pieces }),
    string({ unit: 'binary' }),
    string({ unit: pieces, maxLength: 60 }),
  )
  let refused = 0
  assert(
    property(garbage, (text) => {
      for (const read of [
        () => toPredicate(parseWhere(text), measurementFields)([{ scode: 'a' }, {}, { mvalue: 1 }]),
        () => parseTargets(text, measurementFields),
      ])
        try {
          read()
        } catch (error) {
          if (!(error instanceof QueryError)) throw error
          expect(error.position).toBeGreaterThanOrEqual(0)
          expect(error.position).toBeLessThanOrEqual(text.length)
          refused += 1
        }
    }),
    { numRuns: 10_000 },
  )
  expect(refused).toBeGreaterThan(1_000)
}, 30_000)
