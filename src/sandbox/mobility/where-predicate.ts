import { type Fields, findTarget, type RowParts, readTarget, rowParts, type Target } from './fields'
import { isPoint, type PointTest, pointTest } from './geography'
import { textMatcher } from './pattern'
import { QueryError } from './query-error'
import { parseMoment } from './timestamp'
import type { Expression, ListOperator, Literal, SingleOperator } from './where'

export type Predicate = (row: RowParts) => boolean
type ValueTest = (value: unknown) => boolean

/** A `where` in two parts: conditions on the series, tested before its values are read, and conditions on values. */
export interface RowFilter {
  series: Predicate
  value: Predicate
}

/** @throws QueryError if a field does not exist or cannot be compared with the value */
export function toRowFilter(expression: Expression | null, fields: Fields): RowFilter {
  const tests = clausesOf(expression).map((clause) => ({
    test: toPredicate(clause, fields),
    measured: asksValue(clause),
  }))
  const all = (measured: boolean): Predicate => {
    const some = tests.filter((entry) => entry.measured === measured).map(({ test }) => test)
    return (row) => some.every((test) => test(row))
  }
  return { series: all(false), value: all(true) }

  function asksValue(clause: Expression): boolean {
    if ('parts' in clause) return clause.parts.some(asksValue)
    const target = findTarget(clause.target, fields)
    return typeof target !== 'string' && target.part === rowParts.measurement
  }
}

/** Returns the conditions that a row must all meet. */
function clausesOf(expression: Expression | null): readonly Expression[] {
  if (expression === null) return []
  return expression.kind === 'and' ? expression.parts : [expression]
}

/**
 * Converts a `where` to a test of rows. As in SQL, an absent value is neither equal nor unequal to any value; only
 * `eq.null` and `neq.null` test for it.
 * @throws QueryError if a field does not exist or cannot be compared with the value
 */
export function toPredicate(expression: Expression | null, fields: Fields): Predicate {
  if (expression === null) return () => true
  switch (expression.kind) {
    case 'and':
    case 'or': {
      const parts = expression.parts.map((part) => toPredicate(part, fields))
      return expression.kind === 'and'
        ? (row) => parts.every((part) => part(row))
        : (row) => parts.some((part) => part(row))
    }
    default: {
      const target = findTarget(expression.target, fields)
      if (typeof target === 'string') throw new QueryError(target, expression.position)
      const fail = (message: string) => new QueryError(message, expression.position)
      const test =
        expression.kind === 'single'
          ? singleTest(expression.operator, expression.operand, target, fail)
          : listTest(expression.operator, expression.operands, target, fail)
      return (row) => test(readTarget(row, target))
    }
  }
}

type Fail = (message: string) => QueryError

function singleTest(operator: SingleOperator, operand: Literal, target: Target, fail: Fail): ValueTest {
  if (operand === null) {
    if (operator === 'eq') return (value) => value === null
    if (operator === 'neq') return (value) => value !== null
    throw fail('null can only be compared with eq and neq')
  }
  if (operator.endsWith('re')) return patternTest(operator, String(operand), target, fail)
  const wanted = comparable(operand, target, fail)
  const compare = comparisons[operator as Exclude<SingleOperator, `${string}re`>]
  // The service stores numbers and texts in different tables, so values of the other kind never match, even `neq`.
  return (value) => typeof value === typeof wanted && compare(value as Comparable, wanted)
}

type Comparable = string | number | boolean

const comparisons = {
  eq: (a: Comparable, b: Comparable) => a === b,
  neq: (a: Comparable, b: Comparable) => a !== b,
  lt: (a: Comparable, b: Comparable) => a < b,
  gt: (a: Comparable, b: Comparable) => a > b,
  lteq: (a: Comparable, b: Comparable) => a <= b,
  gteq: (a: Comparable, b: Comparable) => a >= b,
}

/** Test of `re`, `ire` (ignores case), `nre` and `nire` (negated); `.` is any character, as in Postgres. */
function patternTest(operator: SingleOperator, pattern: string, target: Target, fail: Fail): ValueTest {
  if (target.kind !== 'text' && target.kind !== 'json' && target.kind !== 'value')
    throw fail(`"${target.name}" is no text to match`)
  const negated = operator.startsWith('n')
  const matches = textMatcher(pattern, operator.includes('ire'))
  if (typeof matches === 'string') throw fail(matches)
  return (value) => typeof value === 'string' && matches(value) !== negated
}

function listTest(
  operator: ListOperator,
  operands: readonly Literal[],
  target: Target,
  fail: Fail,
): ValueTest {
  if (operator !== 'in' && operator !== 'nin') return placeTest(pointTest(operator, operands), target, fail)
  const wanted = operands.map((operand) => {
    if (operand === null) throw fail('null can only be compared with eq and neq')
    return comparable(operand, target, fail)
  })
  const values = new Set<unknown>(wanted)
  if (operator === 'in') return (value) => values.has(value)
  const kinds = new Set<string>(wanted.map((value) => typeof value))
  return (value) => kinds.has(typeof value) && !values.has(value)
}

function placeTest(test: PointTest | null, target: Target, fail: Fail): ValueTest {
  if (target.kind !== 'coordinate') throw fail(`"${target.name}" is no coordinate`)
  if (test === null)
    throw fail('Expected (west,south,east,north) or (metres,longitude,latitude), each with an optional 4326')
  return (value) => isPoint(value) && test(value)
}

/** Converts an operand to a value that can be compared with those of the field. */
function comparable(operand: Exclude<Literal, null>, target: Target, fail: Fail): Comparable {
  switch (target.kind) {
    case 'text':
      if (typeof operand !== 'string') throw fail(`"${target.name}" is a text: put the value in quotes`)
      return operand
    case 'boolean':
      if (typeof operand !== 'boolean') throw fail(`"${target.name}" is true or false`)
      return operand
    case 'number':
      if (typeof operand !== 'number') throw fail(`"${target.name}" is a number`)
      return operand
    case 'time':
      return moment(operand, target, fail)
    case 'value':
      if (typeof operand === 'boolean') throw fail('Measured values are numbers or texts')
      return operand
    case 'json':
      return operand
    case 'coordinate':
      throw fail(`"${target.name}" can be compared with bbi, bbc and dlt only`)
  }
}

function moment(operand: Exclude<Literal, null>, target: Target, fail: Fail): number {
  const moment = typeof operand === 'string' ? parseMoment(operand) : null
  if (moment === null) throw fail(`"${target.name}" is a time: yyyy-MM-dd or yyyy-MM-ddTHH:mm:ss+0000`)
  return moment
}
