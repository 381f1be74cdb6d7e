import { expect, test } from 'vitest'
import type { AttentionRow, AttentionSort } from '../../../src/catalog/attention'
import { createI18n } from '../../../src/i18n/i18n'
import english from '../../../src/i18n/messages/en.json'
import { attentionFile } from '../../../src/team/attention/attention-file'

const i18n = createI18n('en', english, 'Europe/Rome')
const config = {
  publisher: 'Sandbox',
  licence: { name: 'CC0', url: 'https://cc0.example/' },
  region: { timeZone: 'Europe/Rome' },
}
const none = new Map()
const at = Date.parse('2026-11-20T12:00:00Z')
const row: AttentionRow = {
  station: {
    id: 'S1',
    name: '=Station',
    municipality: 'Bozen',
    provider: 'Neogy',
    isPlaced: true,
    plugCount: 4,
  },
  plug: { id: 'feed:1', name: 'IT*NEO*E7*1' },
  plugs: 1,
  reason: 'out-of-order',
  state: '',
  measuredAt: at,
  isPushed: true,
  series: { level: 'plug', id: 'feed:1', dataType: 'echarging-plug-status', period: 1 },
  access: 'closed',
}
const whole: AttentionRow = {
  ...row,
  plug: null,
  plugs: 4,
  state: 'FAULT',
  measuredAt: null,
  isPushed: false,
  access: 'open',
}
const page = {
  rows: [row, whole],
  fetchedAt: at,
}

const open = { ...page, rows: page.rows.map((one) => ({ ...one, access: 'open' as const })) }

test("a row has what it is about, its plugs, the reason, the operator's state, the time and the provider; an unknown time is empty", () => {
  const { name, text } = attentionFile({
    page: open,
    starts: none,
    sort: 'name',
    scope: 'open',
    i18n,
    config,
  })
  expect(name).toBe('plugboard-attention-2026-11-20-1300.csv')
  expect(text.trimEnd().split('\r\n')).toEqual([
    '\uFEFFstation_id,station,scope,plugs,plug_id,plug,reason,state,since,since_is,for_min,measured_at,reports_changes,provider,municipality,fetched_at,source,licence',
    "S1,'=Station,plug,1,feed:1,IT*NEO*E7*1,Out of order,,2026-11-20T13:00:00+01:00,exact,0,2026-11-20T13:00:00+01:00,Yes,Neogy,Bozen,2026-11-20T13:00:00+01:00,Sandbox,CC0 https://cc0.example/",
    "S1,'=Station,station,4,,,Out of order,Faulty,,start not known,,,,Neogy,Bozen,2026-11-20T13:00:00+01:00,Sandbox,CC0 https://cc0.example/",
  ])
})

test('a file with closed values says so in its name and rows', () => {
  const { name, text } = attentionFile({ page, starts: none, sort: 'name', scope: 'all', i18n, config })
  expect(name).toBe('plugboard-attention-2026-11-20-1300-with-closed-data.csv')
  expect(
    text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',').at(-1)),
  ).toEqual(['access', 'closed', 'open'])
})

test('the name of a file for which closed data was chosen does not say so if no row is closed', () => {
  const { name, text } = attentionFile({
    page: open,
    starts: none,
    sort: 'name',
    scope: 'all',
    i18n,
    config,
  })
  expect(name).toBe('plugboard-attention-2026-11-20-1300.csv')
  expect(text).toMatch(/,access\r\n.*,open\r\n.*,open\r\n$/)
})

const reported = { ...row, isPushed: false, access: 'open' as const }

test('a row has since when its reason applies and for how many minutes, and how well that is known', () => {
  const rows = [
    { ...row, reason: 'occupied' as const, measuredAt: at - 90_000_000 },
    reported,
    { ...reported, series: null },
    { ...reported, reason: 'old' as const, isPushed: true, measuredAt: at - 86_400_000 },
  ]
  const starts = new Map([['feed:1', { startedAt: at - 86_400_000, exact: false, until: at }]])
  const page = { rows, fetchedAt: at }
  const { text } = attentionFile({ page, starts, sort: 'name', scope: 'open', i18n, config })
  const lines = text.trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',').slice(8, 11))).toEqual([
    ['since', 'since_is', 'for_min'],
    ['2026-11-19T12:00:00+01:00', 'exact', '1500'],
    ['2026-11-19T13:00:00+01:00', 'then or earlier', '1440'],
    ['', 'start not known', ''],
    ['', '', ''],
  ])
})

test('the rows have the order of the screen, which is by their starts', () => {
  const series = (id: string) => ({ level: 'plug' as const, id, dataType: 'plug-status', period: 300 })
  const rows = ['long', 'short', 'longest'].map((id) => ({
    ...reported,
    plug: { id, name: '' },
    series: series(id),
  }))
  const start = (hours: number) => ({ startedAt: at - hours * 3_600_000, exact: true, until: at })
  const starts = new Map([
    ['long', start(9)],
    ['short', start(1)],
    ['longest', start(20)],
  ])
  const plugs = (sort: AttentionSort) => {
    const page = { rows, fetchedAt: at }
    const { text } = attentionFile({ page, starts, sort, scope: 'open', i18n, config })
    const [, ...lines] = text.trimEnd().split('\r\n')
    return lines.map((line) => line.split(',')[4])
  }
  expect(plugs('newest')).toEqual(['short', 'long', 'longest'])
  expect(plugs('oldest')).toEqual(['longest', 'long', 'short'])
  expect(plugs('provider')).toEqual(['long', 'short', 'longest'])
})
