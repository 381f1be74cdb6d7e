import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSharing } from '../../../src/api/parse-sharing'

const outlet = { outlets: [{ id: '1', outletTypeCode: 'Type2Mennekes', maxPower: 22 }] }
const plug = (scode: string, smetadata: unknown) => ({
  scode,
  sname: `${scode} - 1`,
  pcode: scode,
  smetadata,
})

/** What came of a text, with the order of its keys. */
function resultOf(parse: (text: string) => unknown, text: string): string {
  try {
    return JSON.stringify(parse(text))
  } catch (error) {
    return (error as Error).name
  }
}

function isSame(text: string): void {
  expect(resultOf(parseSharing, text)).toBe(resultOf(JSON.parse, text))
}

/** Marks by which the text is divided, and what stands around them. */
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

test('metadata of equal text is one object', () => {
  const text = JSON.stringify({ offset: 0, data: [plug('A', outlet), plug('B', outlet), plug('C', {})] })
  const { data } = parseSharing(text) as { data: { smetadata: unknown }[] }
  expect(data[0]?.smetadata).toBe(data[1]?.smetadata)
  expect(data).toEqual(JSON.parse(text).data)
})

test('every answer is what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(anyAnswer, (json) => isSame(JSON.stringify(json))),
    { numRuns: 3_000 },
  )
})

test('so is every text in which something was cut out, put in or doubled', () => {
  const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 12 }), put: fc.option(token) })
  const changed = fc.tuple(anyAnswer, fc.array(change, { minLength: 1, maxLength: 3 })).map(([json, all]) =>
    all.reduce((text, { at, cut, put }) => {
      const from = at % (text.length + 1)
      return text.slice(0, from) + (put ?? text.slice(from, from + 2 * cut)) + text.slice(from + cut)
    }, JSON.stringify(json)),
  )
  fc.assert(fc.property(changed, isSame), { numRuns: 10_000 })
})

test.each([
  '{"data":[{"scode":"A","smetadata":{}],"offset":1}',
  '{"data":[{"scode":"A","smetadata":{}},{"scode":"B","smetadata":{},"smetadata":{"a":1}}]}',
  '{"data":[{"scode":"A","a":[{"b":1,"smetadata":{}},{"scode":"B","smetadata":{}}]}]}',
  '{"data":[{"scode":"A","smetadata":{}},{"scode":"B","smetadata":{}}],"data":[]}',
  '{"my\\"data":[{"scode":"A","smetadata":{}}],"data":[]}',
  '{"data":[],"x":{"data":[{"scode":"A","smetadata":{}}]}}',
  '{"data":[{"scode":"A","__proto__":{"a":1},"smetadata":{"__proto__":{"b":1}}}]}',
  '{"data":[{,"smetadata":{}}]}',
  '{"data":[{"scode":"A","smetadata":{}0]}',
  '{"data":[{"scode":"A","smetadata":{}},]}',
  '{"data":[{"scode":"},{\\"scode\\":","smetadata":{}}]}',
  '{"data": [ { "scode": "A", "smetadata": {} } ] }\n',
])('%s is what JSON.parse makes of it', isSame)
