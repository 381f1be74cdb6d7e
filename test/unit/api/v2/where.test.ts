import { assert, property, string, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { idsCondition } from '../../../../src/api/v2/where'
import { parseWhere } from '../../../../src/sandbox/mobility/where'

const readIds = (condition: string) => {
  const first = parseWhere(condition)
  return first?.kind === 'and' ? first.parts.map((one) => (one.kind === 'list' ? one.operands : [])) : []
}

test.each([
  ['a number', '83'],
  ['a comma', 'a,b'],
  ['quotes', 'a"b'],
  ['a backslash at the end', 'a\\'],
  ['signs before a backslash at the end', '(a, "b\') \\"\\\\'],
])('an id with %s does not change the others of its call', (_name, id) => {
  expect(readIds(idsCondition(['IT*1', id, 'IT*2']))).toEqual([['IT*1', id, 'IT*2']])
})

// The service ignores a space at the start of an unquoted text.
const anyId = string({ minLength: 1, unit: 'grapheme' }).filter((id) => !id.startsWith(' '))

test('any ids are read as they are', () =>
  assert(
    property(uniqueArray(anyId, { minLength: 1 }), (ids) => {
      expect(readIds(idsCondition(ids))).toEqual([ids])
    }),
  ))
