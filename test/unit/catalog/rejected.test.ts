import { expect, test } from 'vitest'
import { free, loaded, signedIn, station } from './small-service'

test('the id of a rejected record is cleaned and cut', async () => {
  const bad = (scode: string) => station(scode, {}, { sname: 7 })
  const { catalog } = await loaded({
    stations: [station('A'), bad('B\u202e1\u0007'), bad('x'.repeat(100_000))],
    latest: [free('C\u200b', 2, 5, { tname: 7 })],
  })
  const ids = (await catalog.rejected()).map(({ kind, id }) => `${kind} ${id}`)
  expect(ids).toEqual(['stations B1', `stations ${'x'.repeat(2_000)}…`, 'values C'])
})

/** Rejected values, one of them closed. */
const values = [
  free('A', 1, 5, { tname: 7 }),
  free('secret', 1, 5, { tname: 7, closed: true }),
  free('A', 1, 5, { tname: 'number-available', mvalidtime: 7, closed: true }),
]
const rejectedFor = async (...viewer: (typeof signedIn)[]) => {
  const { catalog } = await loaded({ stations: [station('A')], latest: values }, ...viewer)
  return (await catalog.rejected()).map(({ id, access }) => `${id} ${access}`)
}

test('a rejected record is closed if open data has no such id and reason', async () => {
  expect(await rejectedFor(signedIn)).toEqual(['A open', 'secret closed', 'A closed'])
})

test('all rejected records of an anonymous viewer are open', async () => {
  expect(await rejectedFor()).toEqual(['A open'])
})
