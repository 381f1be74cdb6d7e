import { expect, test } from 'vitest'
import { type UnchangedRow, unchangedFile } from '../../../src/team/rows/unchanged-file'

const config = {
  publisher: 'Sandbox',
  licence: { name: 'CC0', url: 'https://cc0.example/' },
  region: { timeZone: 'Europe/Rome' },
}
const fetchedAt = Date.parse('2026-11-20T12:00:00Z')
const row: UnchangedRow = {
  station: { id: 'S1', name: '=Station', provider: 'Neogy' },
  label: 'E7*1',
  access: 'open',
  value: 'Free',
  reports: 900,
  knownShare: 0.9999,
  lastAt: fetchedAt - 60_000,
}
const rows: UnchangedRow[] = [row, { ...row, label: '', access: 'closed', value: 'In use', lastAt: null }]
const lines = (text: string) => text.trimEnd().split('\r\n').slice(1)

test('an open file contains the rows of open series only', () => {
  const { file, rows: count } = unchangedFile(rows, { fetchedAt, config, scope: 'open', language: 'en' })
  expect(file.name).toBe('plugboard-unchanged-2026-11-20-1300.csv')
  expect(count).toBe(1)
  expect(lines(file.text)).toEqual([
    "S1,'=Station,E7*1,Free,900,0.999,2026-11-20T12:59:00+01:00,Neogy,2026-11-20T13:00:00+01:00,Sandbox,CC0 https://cc0.example/",
  ])
  expect(file.text).not.toContain('In use')
})

test('a file with closed data says so in its name and rows', () => {
  const { file, rows: count } = unchangedFile(rows, { fetchedAt, config, scope: 'all', language: 'en' })
  expect(file.name).toContain('with-closed-data')
  expect(count).toBe(2)
  expect(lines(file.text).map((line) => line.split(',').at(-1))).toEqual(['open', 'closed'])
  expect(lines(file.text)[1]).toContain("S1,'=Station,,In use,900,0.999,,Neogy")
})
