import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../src/catalog/attention'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { alertWords } from '../../../src/team/attention/attention-words'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

function row(id: string, plugId?: string): AttentionRow {
  const station = { id, name: `Station ${id}`, municipality: '', provider: '', isPlaced: true, plugCount: 6 }
  const plug = plugId === undefined ? null : { id: plugId, name: '' }
  const rest = {
    plug,
    plugs: plug === null ? 6 : 1,
    state: '',
    measuredAt: null,
    isPushed: false,
    series: null,
  } as const
  return { station, ...rest, reason: 'silent', access: 'open' }
}

test('a notification has the number of stations and reasons, and names the first three', () => {
  const { title, body } = alertWords(
    i18n,
    ['A', 'B', 'C', 'D', 'E'].map((id) => row(id)),
  )
  expect(title).toBe('5 more need attention')
  const reason = i18n.t('team.reason.silent')
  expect(body).toBe(`Station A: ${reason}\nStation B: ${reason}\nStation C: ${reason}`)
})

test('a notification names a station once for all plugs of one reason, with their number', () => {
  const rows = [row('A', 'A1'), row('B', 'B1'), row('A', 'A2')]
  const { title, body } = alertWords(i18n, rows)
  expect(title).toBe('2 more need attention')
  expect(body).toBe('Station A: Silent (2 of 6 plugs)\nStation B: Silent')
})
