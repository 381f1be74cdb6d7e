import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../src/catalog/attention'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { alertWords } from '../../../src/team/attention/attention-words'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

function row(id: string): AttentionRow {
  const station = { id, name: `Station ${id}`, municipality: '', provider: '', isPlaced: true }
  const rest = { plug: null, state: '', measuredAt: null, isPushed: false, series: null } as const
  return { station, ...rest, reason: 'silent', access: 'open' }
}

test('a notification has the number of all new rows, and names the first three', () => {
  const { title, body } = alertWords(i18n, ['A', 'B', 'C', 'D', 'E'].map(row))
  expect(title).toBe('5 more need attention')
  const reason = i18n.t('team.reason.silent')
  expect(body).toBe(`Station A: ${reason}\nStation B: ${reason}\nStation C: ${reason}`)
})
