import { createElement } from 'react'
import { expect, test } from 'vitest'
import { PlugIntervalTable, SeriesTable } from '../../../src/history/chart/HistoryTable'
import { historySentences } from '../../../src/history/history-words'
import { render } from './render'
import { history, hour, now, sample } from './shown'

const originalAt = now - 30 * hour
const carried = { ...sample(24 * 60, 2), originalAt }
const remark = '2 Apr 2026, 04:00 before this period'

test('a value from before the period is the last row of the table, with its own time', async () => {
  const series = { name: 'Free', unit: '', closed: false, history: history({ carried }), now }
  const shown = await render(createElement(SeriesTable, series))
  expect(shown.all('tr').map((row) => shown.cellsOf(row))).toEqual([
    ['Measured', 'Value'],
    ['09:55', '1,500'],
    ['08:55', '3'],
    [remark, '2'],
  ])
})

test('so is the status of a plug', async () => {
  const band = {
    plug: { id: 'P', name: '' },
    closed: false,
    failed: false,
    coverage: { knownTime: 24 * hour, unknownTime: 0, gaps: 0 },
    carriedAt: originalAt,
    intervals: [
      { from: now - 24 * hour, to: now - hour, value: 'available' as const },
      { from: now - hour, to: now, value: 'occupied' as const },
    ],
  }
  const shown = await render(createElement(PlugIntervalTable, { bands: [band], now }))
  expect(shown.all('tr').map((row) => shown.cellsOf(row)[0])).toEqual(['Measured', '09:00', remark])
})

test('a sentence says that the line begins with it, also if nothing was measured since', async () => {
  const { i18n } = await render(null)
  const sentence = 'The line begins with a value from before this period: 2 kW (measured: 2 Apr 2026, 04:00).'
  const named = { name: 'Power', unit: 'kW', now }
  expect(historySentences(i18n, history({ carried, samples: [] }), null, named)).toEqual([
    'Nothing was measured in this time.',
    sentence,
  ])
  expect(historySentences(i18n, history({ samples: [] }), null, named)).not.toContain(sentence)
})
