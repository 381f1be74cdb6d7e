import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import { LoadHistories, type LoadingState } from '../../../src/history/batch/LoadHistories'
import { StationHistoriesControls } from '../../../src/history/batch/StationHistoriesControls'
import { BandShapes } from '../../../src/history/chart/BandShapes'
import { PlugIntervalTable, SeriesTable } from '../../../src/history/chart/HistoryTable'
import { type Band, StatusBands } from '../../../src/history/chart/StatusBands'
import type { StatusShares } from '../../../src/history/chart/shares'
import { createTimeWindow } from '../../../src/history/chart/time-window'
import { HourBars, HourTable } from '../../../src/history/week/HourBars'
import { WeekHoursTable } from '../../../src/history/week/WeekHoursTable'
import { render } from './render'
import { history, hour, ignore, now } from './shown'

test('the table of a series is newest first, with its unit, and says that it is closed', async () => {
  const table = (closed: boolean) =>
    render(createElement(SeriesTable, { name: 'Power', unit: 'kW', closed, history: history(), now }))
  const shown = await table(true)
  expect(shown.lines).toEqual([
    ...['Power Closed data', 'Measured', 'Value', '09:55', '1,500 kW', '08:55', '3 kW'],
  ])
  expect(shown.all('time')[0]?.props.dateTime).toBe('2026-04-03T07:55:00.000Z')
  expect((await table(false)).lines[0]).toBe('Power')
})

const band = (more: Partial<Band> = {}): Band => ({
  plug: { id: 'P', name: '' },
  closed: false,
  failed: false,
  carriedAt: null,
  coverage: { knownTime: 3 * hour, unknownTime: 0, gaps: 0 },
  intervals: [
    { from: now - 3 * hour, to: now - hour, value: 'available' },
    { from: now - hour, to: now, value: 'occupied' },
  ],
  ...more,
})

test('the table of plugs has each change, newest first, and marks closed ones', async () => {
  const bands = [band(), band({ plug: { id: 'Q', name: '' }, closed: true })]
  const shown = await render(createElement(PlugIntervalTable, { bands, now }))
  expect(
    shown
      .all('tr')
      .slice(1)
      .map((row) => shown.cellsOf(row)),
  ).toEqual([
    ['09:00', 'P', 'Occupied'],
    ['09:00 Closed data', 'Q', 'Occupied'],
    ['07:00', 'P', 'Free'],
    ['07:00 Closed data', 'Q', 'Free'],
  ])
})

test('the table of plugs has the rows of two plugs with one label', async () => {
  const logged = vi.spyOn(console, 'error')
  onTestFinished(() => logged.mockRestore())
  const bands = ['P1', 'P2'].map((id) => band({ plug: { id, name: 'E1' }, label: 'E1' }))
  const shown = await render(createElement(PlugIntervalTable, { bands, now }))
  expect(shown.all('tr')).toHaveLength(5)
  expect(logged).not.toHaveBeenCalled()
})

test('a band is described in words from best to worst, and drawn on the axis of the chart', async () => {
  const bands = [
    band(),
    band({ label: 'Q', closed: true, coverage: { knownTime: hour, unknownTime: hour, gaps: 1 } }),
    band({ label: 'R', intervals: [] }),
    band({ label: 'T', intervals: [], failed: true }),
  ]
  const shown = await render(createElement(StatusBands, { bands, from: now - 4 * hour, to: now }))
  expect(shown.texts('.band-words')).toEqual([
    'Free 2 hr · Occupied 1 hr',
    'Free 2 hr · Occupied 1 hr · the rest is not known',
    'Nothing was measured in this time.',
    expect.stringMatching(/not|fail/i),
  ])
  expect(shown.texts('.tag-closed')).toEqual(['Closed data'])
  expect(shown.all('.band-available')[0]?.props.d).toBe('M250 10v-2h500V10z')
  expect(shown.all('.band-occupied')[0]?.props.d).toBe('M750 10v-10h250V10z')
})

const usual = (mean: number | null, weeks = 4) => ({ mean, weeks, samples: 40, known: weeks * hour })

test('the usual hours of a day are a bar each, the taller the more plugs are free, with the scale', async () => {
  const day = [usual(2), usual(0), usual(null, 0), usual(4)]
  const shown = await render(createElement(HourBars, { day, current: 1, max: 4, caption: 'Free plugs' }))
  expect(shown.all('rect').map(({ props }) => [props.x, props.height])).toEqual([
    [1.5, 32],
    [11.5, 2],
    [31.5, 64],
  ])
  expect(shown.lines[0]).toBe('Free plugs')
  expect(shown.texts('.usual-scale')).toEqual(['40'])
  expect(shown.all('.usual-present').map(({ props }) => props.x)).toEqual([11.5])
  const table = await render(createElement(HourTable, { day, caption: 'Friday' }))
  expect(
    table
      .all('tr')
      .slice(1)
      .map((row) => table.cellsOf(row).slice(0, 2)),
  ).toEqual([
    ['00:00', '2'],
    ['01:00', '0'],
    ['02:00', expect.not.stringMatching(/\d/)],
    ['03:00', '4'],
  ])
})

async function loading(more: Partial<LoadingState>) {
  const calls: string[] = []
  const state: LoadingState = {
    period: 'week',
    run: { kind: 'idle' } as never,
    loaded: 0,
    all: 40,
    requests: 7,
    until: null,
    load: () => calls.push('load'),
    loadAgain: () => calls.push('again'),
    stop: () => calls.push('stop'),
    ...more,
  }
  return { calls, shown: await render(createElement(LoadHistories, { loading: state, now })) }
}

test.each([
  [{}, 'load', 1],
  [{ run: { kind: 'running' } as never, loaded: 3 }, 'stop', 3],
  [
    { run: { kind: 'failed', error: new NetworkError('http://service', 'unreachable') } as never, loaded: 3 },
    'load',
    4,
  ],
  [{ loaded: 3 }, 'load', 3],
  [{ loaded: 40, until: now }, 'again', 2],
])('histories %j are loaded, stopped, continued and loaded anew by one button', async (more, call, parts) => {
  const { shown, calls } = await loading(more)
  expect(shown.lines).toHaveLength(parts)
  const [button] = shown.all('button')
  if (!button) throw new Error('Expected a button.')
  await shown.act(button, 'onClick')
  expect(calls).toEqual([call])
})

test('the progress of loading has both numbers', async () => {
  const { shown } = await loading({ run: { kind: 'running' } as never, loaded: 3 })
  expect(shown.one('progress').props).toMatchObject({ value: 3, max: 40 })
  expect(shown.lines[1]).toMatch(/3 of 40/)
})

test('stations that are left out of a calculation are counted', async () => {
  const stationsPage = { withSeries: 600, matched: 640, stations: [] }
  const histories = {
    period: 'week',
    run: { kind: 'idle' },
    loaded: 0,
    all: 500,
    requests: 90,
    until: null,
    stationsPage,
    outOfRange: 2,
    failed: 1,
    load: ignore,
    loadAgain: ignore,
    stop: ignore,
  } as unknown as Parameters<typeof StationHistoriesControls>[0]['histories']
  const texts = { empty: 'EMPTY', without: (count: number) => `WITHOUT ${count}` }
  const shown = await render(createElement(StationHistoriesControls, { histories, now, texts }))
  expect(shown.lines.at(-1)).toMatch(/^This sends 90 requests, .* WITHOUT 40/)
  const none = { ...histories, stationsPage: { ...stationsPage, withSeries: 0, failure: null }, error: null }
  expect(
    (await render(createElement(StationHistoriesControls, { histories: none, now, texts }))).lines,
  ).toEqual(['EMPTY'])
})

test('the week starts on Monday at midnight, with the number of weeks of each mean', async () => {
  const cells = Array.from({ length: 168 }, (_, place) => usual(place === 25 ? null : place / 200, 1))
  const shown = await render(createElement(WeekHoursTable, { name: 'A', kind: 'share', cells }))
  const rows = shown.all('tr').map((row) => shown.cellsOf(row))
  expect(rows.map(([day]) => day)).toEqual(['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(rows[0]?.slice(1, 3)).toEqual(['0', '1'])
  expect(rows[1]?.slice(1, 3)).toEqual(['0%, 1 week', '1%, 1 week'])
  expect(rows[2]?.slice(1, 4)).toEqual(['12%, 1 week', '?unknown', '13%, 1 week'])
  expect(rows[7]?.at(-1)).toBe('84%, 1 week')
  const numbers = await render(createElement(WeekHoursTable, { name: 'A', kind: 'number', cells }))
  expect(numbers.cellsOf(numbers.all('tr')[7]).at(-1)).toBe('0.8, 1 week')
  expect([shown, numbers].map((table) => table.all('table')[0]?.props.style)).toEqual([
    { '--longest': 2 },
    { '--longest': 3 },
  ])
})

test('a cell has no sign of a unit and, from 100 on, no decimals: all columns fit a phone', async () => {
  const means = [99.94, 99.96, 115.9, -103.6, 0.04]
  const cells = Array.from({ length: 168 }, (_, place) => usual(means[place] ?? null, 1))
  const shown = await render(createElement(WeekHoursTable, { name: 'A (kW)', kind: 'number', cells }))
  expect(shown.cellsOf(shown.all('tr')[1]).slice(1, 6)).toEqual(
    ['99.9', '100', '116', '-104', '0'].map((number) => `${number}, 1 week`),
  )
  const full = await render(
    createElement(WeekHoursTable, { name: 'A', kind: 'share', cells: cells.map(() => usual(1, 1)) }),
  )
  expect(full.texts('caption')[0]).toContain('occupied, in %.')
  expect(full.cellsOf(full.all('tr')[1]).at(-1)).toBe('100%, 1 week')
  expect(full.all('td')[1]?.props.title).toBe('Mon, 00:00: 100%, 1 week')
})

test('one cell is chosen by click and by the arrow keys, and its line has its time and weeks', async () => {
  const cells = Array.from({ length: 168 }, (_, place) =>
    usual(place === 25 ? null : place / 200, place > 100 ? 5 : 3),
  )
  const shown = await render(createElement(WeekHoursTable, { name: 'A', kind: 'share', cells }))
  expect(shown.texts('caption')[0]).toContain('Weeks behind each cell: 3 to 5.')
  const cell = (index: number) => shown.all('td').find(({ props }) => props['data-cell'] === index)
  const chosen = () => shown.texts('.week-chosen')[0]
  const move = (key: string) =>
    shown.act(shown.one('section'), 'onKeyDown', { key, preventDefault: () => undefined })
  expect(chosen()).toBe('')
  await move('ArrowUp')
  expect(chosen()).toBe('Mon, 00:00: 0%, 3 weeks')
  await move('ArrowLeft')
  expect(chosen()).toBe('Mon, 00:00: 0%, 3 weeks')
  await move('ArrowDown')
  await move('ArrowRight')
  expect(chosen()).toBe('Tue, 01:00: unknown, 3 weeks')
  const last = cell(167)
  if (last) await shown.act(last, 'onClick')
  expect(chosen()).toBe('Sun, 23:00: 84%, 5 weeks')
  expect(cell(167)?.props.title).toBe(chosen())
})

test('in a chart that is zoomed in, the bar under the mouse is described', async () => {
  const pointed: (StatusShares | null)[] = []
  const shown = await render(
    createElement(BandShapes, {
      intervals: band().intervals,
      from: now - 4 * hour,
      to: now,
      detail: 'hour',
      timeWindow: createTimeWindow({ from: now - 2 * hour, to: now }, 4 * hour),
      onPoint: (share) => pointed.push(share),
    }),
  )
  const currentTarget = { getBoundingClientRect: () => ({ left: 0, width: 100 }) }
  await shown.act(shown.one('svg'), 'onPointerMove', { clientX: 25, currentTarget })
  expect(pointed).toEqual([{ from: now - 2 * hour, to: now - hour, times: { available: hour } }])
})
