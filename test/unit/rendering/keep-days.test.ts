import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createTimeWindow, zoom } from '../../../src/history/chart/time-window'
import { KeepDays } from '../../../src/history/compare/KeepDays'
import { acting } from './reconciler'
import { render } from './render'
import { hour, now } from './shown'

test('days before the chosen range can be chosen as the range, once the charts show them', async () => {
  const timeRange = { from: now - 24 * hour, to: now }
  const timeWindow = createTimeWindow(timeRange, 366 * 24 * hour)
  const chosen: string[] = []
  const shown = await render(
    createElement(KeepDays, { timeWindow, timeRange, onRange: (days: string) => chosen.push(days) }),
  )
  expect(shown.all('button')).toEqual([])
  const zoomBy = (factor: number) => acting(() => zoom(timeWindow, factor))
  await zoomBy(1 / 2)
  expect(shown.all('button')).toEqual([])
  for (let times = 0; times < 3; times += 1) await zoomBy(2)
  expect(shown.texts('button')).toEqual(['Keep 30 Mar – 3 Apr 2026 as the period'])
  await shown.act(shown.one('button'), 'onClick')
  expect(chosen).toEqual(['2026-03-30..2026-04-03'])
})
