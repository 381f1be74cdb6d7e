import { expect, test } from 'vitest'
import { free, loaded, station } from './small-service'

test('the id of a rejected record is cleaned and cut', async () => {
  const bad = (scode: string) => station(scode, {}, { sname: 7 })
  const { catalog } = await loaded({
    stations: [station('A'), bad('B\u202e1\u0007'), bad('x'.repeat(100_000))],
    latest: [free('C\u200b', 2, 5, { tname: 7 })],
  })
  const ids = (await catalog.rejected()).map(({ kind, id }) => `${kind} ${id}`)
  expect(ids).toEqual(['stations B1', `stations ${'x'.repeat(2_000)}…`, 'values C'])
})
