import { expect, test } from 'vitest'
import type { RejectionGroup } from '../../../src/catalog/rejected-records'
import { free, loaded, signedIn, station } from './small-service'

const bad = (scode: string, more: Record<string, unknown> = {}) => free(scode, 1, 5, { tname: 7, ...more })
const listed = (reasons: readonly RejectionGroup[]) =>
  reasons.map(({ kind, reason, count, rows }) => [kind, reason, count, rows.length])

test('rejected records are grouped by list and reason, the most frequent first, with the first 50 of each', async () => {
  const { catalog } = await loaded({
    stations: [
      station('A'),
      ...Array.from({ length: 120 }, (_, index) => station(`S${index}`, {}, { sname: index })),
    ],
    plugs: [{ scode: 'P', note: '<b>x</b>' }],
    latest: [bad('A'), bad('B')],
  })
  const reasons = await catalog.rejectedByReason('all')
  expect(listed(reasons)).toEqual([
    ['stations', 'sname: expected string', 120, 50],
    ['values', 'tname: expected string', 2, 2],
    ['plugs', 'pcode: expected string', 1, 1],
  ])
  expect(reasons[0]?.rows.map(({ row }) => row)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  expect(reasons[2]?.rows).toEqual([
    { row: 0, id: 'P', text: '{"scode": "P", "note": "<b>x</b>"}', isCut: false, access: 'open' },
  ])
})

test('the list of rejected records contains no raw record', async () => {
  const deep = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`)
  const { catalog } = await loaded({ stations: [station('A', {}, { sname: 7, deep })] })
  expect(await catalog.rejected()).toEqual([
    { kind: 'stations', row: 0, id: 'A', reason: 'sname: expected string', access: 'open' },
  ])
  expect((await catalog.rejectedByReason('all'))[0]?.rows[0]).toMatchObject({ isCut: true })
})

test('a record that only the login returns is closed, and not in open data', async () => {
  const latest = [bad('open'), bad('secret', { closed: true }), bad('open too')]
  const team = (await loaded({ stations: [station('A')], latest }, signedIn)).catalog
  const all = await team.rejectedByReason('all')
  expect(all[0]?.rows.map(({ id, access }) => [id, access])).toEqual([
    ['open', 'open'],
    ['secret', 'closed'],
    ['open too', 'open'],
  ])
  const open = await team.rejectedByReason('open')
  expect(listed(open)).toEqual([['values', 'tname: expected string', 2, 2]])
  expect(JSON.stringify(open)).not.toContain('secret')

  const everyone = (await loaded({ stations: [station('A')], latest })).catalog
  expect(await everyone.rejectedByReason('all')).toEqual(open)
})

test('two cut records stay different', async () => {
  const long = { note: 'x'.repeat(5_000) }
  const latest = [bad('A', { ...long, end: 1 }), bad('A', { ...long, end: 2, closed: true })]
  const { catalog } = await loaded({ stations: [station('A')], latest }, signedIn)
  const rows = (await catalog.rejectedByReason('all'))[0]?.rows ?? []
  expect(rows.map(({ access }) => access)).toEqual(['closed', 'closed'])
})
