import { createElement } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { StationPicker } from '../../../src/history/compare/StationPicker'
import { stationQuery } from '../catalog/station-query'
import { attention } from './attention-page'
import { quality } from './quality-page'
import { render } from './render'
import type { Rendered } from './rendered'
import { config, handle, ignore, snapshot, summary } from './shown'

// uPlot reads it when it is imported.
vi.stubGlobal('devicePixelRatio', 1)
const { HistoryPage } = await import('../../../src/history/compare/HistoryPage')
afterAll(() => void vi.unstubAllGlobals())

const unreachable = new NetworkError('http://service', 'unreachable')
const why = 'The service does not answer. Check your connection and try again.'
const failures = (shown: Rendered) =>
  shown.texts('.notice-warning').map((text) => text.replace(/Try again$/, ' [Try again]'))

test('a page of the team that failed says why, and asks again unless only a reload helps', async () => {
  const failed = async (error: unknown) => attention({ error, page: undefined })
  const { shown, calls } = await failed(unreachable)
  expect(failures(shown)).toEqual([`This list could not be made. ${why} [Try again]`])
  await shown.press('Try again')
  expect(calls).toEqual([['retry']])
  const stopped = await failed(new CatalogError('worker-failed', 'x'))
  expect(stopped.shown.text).toContain('Reload the page.')
  expect(stopped.shown.text).not.toContain('Try again')
})

test('rejected records that could not be asked for are not called none', async () => {
  let isDown = true
  const answers = { rejected: async () => (isDown ? Promise.reject(unreachable) : []) }
  const { shown } = await quality({ snapshot: snapshot({ rejected: 3 }) }, {}, answers)
  expect(failures(shown)).toEqual([`This list could not be made. ${why} [Try again]`])
  isDown = false
  await shown.press('Try again')
  expect(failures(shown)).toEqual([])
})

test('a found station whose values could not be listed is not called without values', async () => {
  const answers = {
    search: async () => ({ stations: [summary()] }) as never,
    details: async () => Promise.reject(unreachable),
  }
  const props = { handle: handle(answers), revision: 1, query: stationQuery(), series: [], onSeries: ignore }
  const shown = await render(createElement(StationPicker, props))
  await shown.act(shown.one('input'), 'onChange', { target: { value: 'Bahnhof' } })
  const [picker] = shown.all('.station-picker')
  if (picker) await shown.act(picker, 'onFocus')
  await shown.press(/^Bahnhof/)
  expect(failures(shown)).toEqual([`The values of this station could not be listed. ${why} [Try again]`])
  expect(shown.text).not.toContain('no values with a history')
})

test('a comparison whose stations could not be asked for says why, once', async () => {
  let asked = 0
  const details = async () => {
    asked += 1
    throw unreachable
  }
  const series = ['S::number-available', 'T::number-available']
  const choices = { range: 'week', series, onRange: ignore, onSeries: ignore } as const
  const props = { config, handle: handle({ details }), snapshot: snapshot(), query: stationQuery() }
  const shown = await render(createElement(HistoryPage, { ...props, choices, onOpen: ignore }))
  expect(failures(shown)).toEqual([`Past values could not be loaded. ${why} [Try again]`])
  await shown.press('Try again')
  expect(asked).toBe(4)
})
