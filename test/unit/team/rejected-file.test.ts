import { expect, test } from 'vitest'
import type { RejectionGroup } from '../../../src/catalog/rejected-records'
import { rejectedFile } from '../../../src/team/rejected/rejected-file'

const config = {
  publisher: 'Sandbox',
  licence: { name: 'CC0', url: 'https://cc0.example/' },
  region: { timeZone: 'Europe/Rome' },
}
const fetchedAt = Date.parse('2026-11-20T12:00:00Z')
const reasons: RejectionGroup[] = [
  {
    kind: 'plugs',
    reason: 'pcode: expected string',
    count: 3,
    rows: [
      { row: 0, id: '=P', text: '{"scode": "=P"}', isCut: false, access: 'open' },
      { row: 7, id: '', text: '=1+1…', isCut: true, access: 'closed' },
    ],
  },
]

test('each stored record is a row with its list, number, reason and text; nothing is a formula', () => {
  const { name, text } = rejectedFile(reasons, { fetchedAt, config, scope: 'all', language: 'en' })
  expect(name).toBe('plugboard-rejected-2026-11-20-1300-with-closed-data.csv')
  expect(text.trimEnd().split('\r\n')).toEqual([
    '\uFEFFlist,row,id,reason,rejected_for_this_reason,record,record_is_cut,fetched_at,source,licence,access',
    'plugs,1,\'=P,pcode: expected string,3,"{""scode"": ""=P""}",no,2026-11-20T13:00:00+01:00,Sandbox,CC0 https://cc0.example/,open',
    'plugs,8,,pcode: expected string,3,\'=1+1…,yes,2026-11-20T13:00:00+01:00,Sandbox,"closed data, not for the public",closed',
  ])
})
