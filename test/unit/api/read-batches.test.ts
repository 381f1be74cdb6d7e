import { expect, test } from 'vitest'
import { readBatches, shareMetadata } from '../../../src/api/read-batches'
import { compareAnswers, isSame, outlet, parseBy } from './any-answer'

const plug = (scode: string, smetadata: unknown) => ({
  scode,
  sname: `${scode} - 1`,
  pcode: scode,
  smetadata,
})

test('metadata of equal text is one object', () => {
  const text = JSON.stringify({ offset: 0, data: [plug('A', outlet), plug('B', outlet), plug('C', {})] })
  const { data } = parseBy(text, shareMetadata()) as { data: { smetadata: unknown }[] }
  expect(data[0]?.smetadata).toBe(data[1]?.smetadata)
  expect(data).toEqual(JSON.parse(text).data)
})

test('every answer, complete or damaged, is parsed like JSON.parse', () => compareAnswers(1_500))

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
  '{"data": [], "x":{"data":[{"scode":"A"}]}}',
  '{"x":[{"data":[{"scode":"A"}]}], "data": []}',
  '{"data": [ { "scode": "A", "smetadata": {} } ] }\n',
])('%s is parsed like JSON.parse', isSame)

test('rows are read before later ones are parsed, and a broken text is not read', () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => plug(`A${row}`, outlet))
  const whole = JSON.stringify({ data: rows })
  const first = (text: string) => readBatches(text, (read) => read[Symbol.iterator]().next().value)
  expect(first(`${whole.slice(0, 40_000)}]}`)).toMatchObject({ read: { scode: 'A0' } })
  expect(readBatches(whole.slice(0, 40_000), (read) => [...read])).toBeNull()
  expect(readBatches(whole, (read) => [...read])).toEqual({ answer: { data: [] }, count: 2_000, read: rows })
})

test('an error of the reader is thrown, and not taken for a broken text', () => {
  const text = JSON.stringify({ data: [plug('A', outlet)] })
  const read = () => {
    throw new TypeError('a bug')
  }
  expect(() => readBatches(text, read)).toThrow('a bug')
})
