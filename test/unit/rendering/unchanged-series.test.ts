import { createElement } from 'react'
import { expect, test } from 'vitest'
import { UnchangedSeries } from '../../../src/history/unchanged/UnchangedSeries'
import type { ChangeCheckRow, ChangeChecks } from '../../../src/history/unchanged/use-change-checks'
import { render } from './render'
import { now, sample } from './shown'

test('series that never changed are listed with their value and what is known of the time', async () => {
  const row = (
    result: ChangeCheckRow['check']['result'],
    more: Partial<ChangeCheckRow> = {},
  ): ChangeCheckRow => ({
    station: { id: 'S', name: 'Bahnhof', provider: 'Alperia' },
    label: '',
    access: 'open',
    check: { result, reports: 120, knownShare: 0.999, last: sample(5, 4) },
    ...more,
  })
  const checks = {
    rows: [
      row('unchanged'),
      row('unchanged', { label: 'P', access: 'not-known' }),
      row('changing'),
      row('undecided'),
    ],
  } as unknown as ChangeChecks
  const files: number[] = []
  const opened: string[] = []
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
  ])
  expect(shown.texts('.item-plug')).toEqual(['P'])
  expect(shown.texts('.print-only')).toEqual(['Holds closed data. Not for the public.'])
  expect(files).toEqual([2])
})
