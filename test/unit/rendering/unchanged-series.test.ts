import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UnchangedSeries } from '../../../src/history/unchanged/UnchangedSeries'
import type { ChangeCheckRow, ChangeChecks } from '../../../src/history/unchanged/use-change-checks'
import type { SeriesKey } from '../../../src/model/history'
import { render } from './render'
import { now, sample } from './shown'

test('series that never changed are listed with their value and what is known of the time', async () => {
  const seriesKey = (id: string): SeriesKey => ({ level: 'plug', id, dataType: 'status', period: 600 })
  const row = (
    result: ChangeCheckRow['check']['result'],
    more: Partial<ChangeCheckRow> = {},
  ): ChangeCheckRow => ({
    station: { id: 'S', name: 'Bahnhof', provider: 'Alperia' },
    label: '',
    access: 'open',
    key: seriesKey('S'),
    check: { result, reports: 120, knownShare: 0.999, last: sample(5, 4) },
    ...more,
  })
  const checks = {
    rows: [
      row('unchanged'),
      row('unchanged', { label: 'P', access: 'not-known', key: seriesKey('P1') }),
      row('unchanged', { label: 'P', access: 'not-known', key: seriesKey('P2') }),
      row('changing'),
      row('undecided'),
    ],
  } as unknown as ChangeChecks
  const files: number[] = []
  const opened: string[] = []
  const logged = vi.spyOn(console, 'error')
  onTestFinished(() => logged.mockRestore())
  const shown = await render(
    createElement(UnchangedSeries, {
      checks,
      now,
      onOpen: (id: string) => opened.push(id),
      saveFile: (rows) => {
        files.push(rows.length)
        return 'FILE'
      },
    }),
  )
  expect(shown.texts('.item-reason').map((text) => text.replace(/^.*?4/, '4'))).toEqual([
    '4 · the same in all 120 reports, 99% of the time known',
    '4 · the same in all 120 reports, 99% of the time known',
    '4 · the same in all 120 reports, 99% of the time known',
  ])
  expect(shown.texts('.item-plug')).toEqual(['P', 'P'])
  expect(shown.texts('.print-only')).toEqual(['Holds closed data. Not for the public.'])
  // React logs keys of rows that are equal.
  expect(logged).not.toHaveBeenCalled()
  expect(files).toEqual([3])
})
