import fc from 'fast-check'
import { expect } from 'vitest'
import { type RowParser, readBatches, shareMetadata } from '../../../src/api/read-batches'

export const outlet = { outlets: [{ id: '1', outletTypeCode: 'Type2Mennekes', maxPower: 22 }] }

/** Returns the parsed text with the order of its keys, or the name of the error. */
function resultOf(parse: (text: string) => unknown, text: string): string {
  try {
    return JSON.stringify(parse(text))
  } catch (error) {
    return (error as Error).name
  }
}

const smallBatches: RowParser = { minLength: 100, parse: (text) => JSON.parse(`[${text}]`) }

/** Parses as a dialect does: what cannot be read in batches is left to `JSON.parse`. */
export function parseBy(text: string, parser?: RowParser): unknown {
  const found = readBatches(text, (rows) => [...rows], parser)
  if (found === null) return JSON.parse(text)
  expect(found.count).toBe(found.read.length)
  return { ...found.answer, data: found.read }
}

export function isSame(text: string): void {
  const expected = resultOf(JSON.parse, text)
  for (const parser of [undefined, smallBatches, shareMetadata()])
    expect(resultOf((one) => parseBy(one, parser), text)).toBe(expected)
}

/** Characters that divide the text, with their surroundings. */
const token = fc.constantFrom(
  ...[
    '"data":[',
    ',"smetadata":',
    '},{"scode":',
    '{"scode":',
    '"',
    '\\',
    '\\"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ' ',
  ],
  ...['null', '0', '{}', '[]', '},', ',"a":', '"smetadata":{}', ',"smetadata":{}', ']}', '[{"scode":"A"}]'],
)
const text = fc.oneof(fc.string(), token)
const row = fc.record(
  { scode: text, sname: text, a: fc.jsonValue(), smetadata: fc.oneof(fc.jsonValue(), fc.constant(outlet)) },
  { requiredKeys: ['scode'] },
)
const answer = fc.record({ offset: fc.integer(), data: fc.array(row), more: fc.jsonValue() })
const anyAnswer = fc.oneof(answer, fc.dictionary(text, fc.oneof(fc.array(row), answer)), fc.jsonValue())

const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 12 }), put: fc.option(token) })
const changed = fc.tuple(anyAnswer, fc.array(change, { minLength: 1, maxLength: 3 })).map(([json, all]) =>
  all.reduce((text, { at, cut, put }) => {
    const from = at % (text.length + 1)
    return text.slice(0, from) + (put ?? text.slice(from, from + 2 * cut)) + text.slice(from + cut)
  }, JSON.stringify(json)),
)

/** Compares `numRuns` generated answers with JSON.parse, and as many with parts cut out, put in or doubled. */
export function compareAnswers(numRuns: number): void {
  fc.assert(
    fc.property(anyAnswer, (json) => isSame(JSON.stringify(json))),
    { numRuns },
  )
  fc.assert(fc.property(changed, isSame), { numRuns })
}
