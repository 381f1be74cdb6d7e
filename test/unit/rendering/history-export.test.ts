import { createElement } from 'react'
import { expect, test } from 'vitest'
import { HistoryExport } from '../../../src/history/export/HistoryExport'
import type { LoadedHistory } from '../../../src/history/queries'
import { takeSavedFiles } from './page'
import { render } from './render'
import { config, history, hour, now, record } from './shown'

test('the loaded measurements are saved, closed ones only by choice', async () => {
  const series = [
    { station: record(), plug: null, dataType: 'number-available', unit: '', access: 'open' as const },
    { station: record(), plug: null, dataType: 'power', unit: 'kW', access: 'closed' as const },
  ].map((one) => ({ ...one, history: history() }))
  const timeRange = { from: now - 24 * hour, to: now }
  const shown = await render(createElement(HistoryExport, { config, series, timeRange, now }))
  await shown.press('CSV, for spreadsheets')
  await shown.tick(/^Include closed values/)
  await shown.press('CSV, for spreadsheets')
  const [open, closed] = await takeSavedFiles()
  const types = (text = '') => new Set(text.match(/number-available|power/g))
  expect(types(open?.text)).toEqual(new Set(['number-available']))
  expect(types(closed?.text)).toEqual(new Set(['number-available', 'power']))
  expect(shown.lines.at(-1)).toContain(closed?.name)
})

const month = 30 * 24 * hour
const leftOut = 'Closed values are left out.'
const partly = 'Not all of these days are in it: some are not loaded.'

test.each([
  ['open', {}, []],
  ['open', { from: now - hour }, [partly]],
  ['open', { missing: [{ from: now - 9 * hour, to: now - hour, reason: 'refused' }] }, [partly]],
  ['closed', {}, [leftOut]],
] as const)('a file of an %s series with %j says what it lacks', async (access, more, lacks) => {
  const known = history({ from: now - month, ...(more as Partial<LoadedHistory>) })
  const open = { station: record(), plug: null, dataType: 'power', unit: 'kW', access: 'open' } as const
  const series = [{ ...open, history: known }]
  const all = access === 'open' ? series : [...series, { ...open, access, history: known }]
  const timeRange = { from: now - month, to: now }
  const shown = await render(createElement(HistoryExport, { config, series: all, timeRange, now }))
  // What the person can change is said before the file is saved.
  expect(shown.text.includes(leftOut)).toBe(access === 'closed')
  await shown.press('CSV, for spreadsheets')
  const [file] = await takeSavedFiles()
  expect([leftOut, partly].filter((sentence) => shown.text.includes(sentence))).toEqual(lacks)
  expect(file?.name.includes('-part')).toBe(lacks.some((one) => one === partly))
})

test('a file of closed series only waits for the tick, and says so', async () => {
  const closed = { station: record(), plug: null, dataType: 'power', unit: 'kW', access: 'closed' } as const
  const series = [{ ...closed, history: history() }]
  const timeRange = { from: now - month, to: now }
  const shown = await render(createElement(HistoryExport, { config, series, timeRange, now }))
  const csv = () => shown.one('button').props.disabled
  expect([shown.texts('.quiet'), csv()]).toEqual([
    [expect.stringMatching(/Tick the box to save it\.$/)],
    true,
  ])
  await shown.tick(/^Include closed values/)
  expect([shown.texts('.quiet'), csv()]).toEqual([[], false])
})
