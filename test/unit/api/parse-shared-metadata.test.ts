import { expect, test } from 'vitest'
import { parseWithSharedMetadata } from '../../../src/api/parse-shared-metadata'
import { compareAnswers, isSame, outlet } from './any-answer'

const plug = (scode: string, smetadata: unknown) => ({
  scode,
  sname: `${scode} - 1`,
  pcode: scode,
  smetadata,
})

test('metadata of equal text is one object', () => {
  const text = JSON.stringify({ offset: 0, data: [plug('A', outlet), plug('B', outlet), plug('C', {})] })
  const { data } = parseWithSharedMetadata(text) as { data: { smetadata: unknown }[] }
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
  '{"data": [ { "scode": "A", "smetadata": {} } ] }\n',
])('%s is parsed like JSON.parse', isSame)
