import { createElement, Fragment, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import type { StationSeries } from '../../../src/catalog/status-series'
import type { StationResult } from '../../../src/history/batch/batches'
import { LoadHistories } from '../../../src/history/batch/LoadHistories'
import { useStationHistories } from '../../../src/history/batch/use-station-histories'
import { recoveries } from '../../../src/queries/recoveries'
import { stationQuery } from '../catalog/station-query'
import { acting } from './reconciler'
import { render } from './render'
import type { Rendered } from './rendered'
import { handle, hour, now } from './shown'

/** Each is a batch of its own: a plug that reports every two minutes, for 30 days. */
const stations = ['A', 'B'].map((id): StationSeries => {
  const key = { level: 'plug', id, dataType: 'echarging-plug-status', period: 120 } as const
  return {
    id,
    name: id,
    provider: '',
    isOutOfUse: false,
    series: [{ key, label: id, access: 'open', latest: null }],
  }
})
const catalog = { statusSeries: async () => ({ stations, withSeries: 2, matched: 2, failure: null }) }
const viewers = [handle(catalog), handle(catalog, 'https://issuer|team')]

interface Result extends StationResult {
  until: number
}

/** The service's answers to the sent calls, which the test gives. */
interface Answers {
  succeed(): void
  fail(): void
}

/** Loads stations for one of two viewers, and shows those that are loaded, with their end in hours from `now`. */
function Page({ answers, missing = null }: { answers: Answers[]; missing?: Result['missing'] }) {
  const [viewer, setViewer] = useState(0)
  const load = (batch: readonly StationSeries[], until: number) =>
    new Promise<Map<string, Result>>((resolve, reject) => {
      const results = batch.map(({ id }) => [id, { missing, faults: new Map(), until }] as const)
      answers.push({
        succeed: () => resolve(new Map(results)),
        fail: () => reject(new NetworkError('http://service', 'unreachable')),
      })
    })
  const options = { kind: 'test', period: '30-days', query: stationQuery({ now }), load } as const
  const histories = useStationHistories<Result>(viewers[viewer] ?? handle(), 1, options)
  const known = [...(histories.results?.stations ?? [])].map(
    ([id, { until }]) => `${id}${(until - now) / hour}`,
  )
  const button = (name: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick }, name)
  return createElement(
    Fragment,
    null,
    createElement(LoadHistories, { loading: histories, now }),
    createElement('p', { className: 'known' }, known.join(' ')),
    createElement('p', { className: 'counts' }, `${histories.outOfRange} ${histories.failed}`),
    button('Succeed', () => answers.shift()?.succeed()),
    button('Fail', () => answers.shift()?.fail()),
    button('Other viewer', () => setViewer(1 - viewer)),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
})

const known = (shown: Rendered) => shown.texts('.known')[0]
const load = /^Load 30 days/

const open = () => render(createElement(Page, { answers: [] }))

/** A page with both stations, an hour later. */
async function openLoaded(): Promise<Rendered> {
  const shown = await open()
  await shown.press(load)
  await shown.press('Succeed')
  await shown.press('Succeed')
  vi.setSystemTime(now + hour)
  return shown
}

test('batches are loaded one after the other', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0 B0')
})

test.each([
  ['range', '1 0'],
  ['cut-off', '0 1'],
] as const)(
  'a station with a missing part (%s) is counted by its reason, and is loaded',
  async (missing, counts) => {
    const shown = await render(createElement(Page, { answers: [], missing }))
    await shown.press(load)
    await shown.press('Succeed')
    expect(shown.texts('.counts')).toEqual([counts])
    await shown.press('Stop')
    expect(shown.lines.join(' ')).toContain('1 of 2 stations')
  },
)

test('the batch on its way is kept after a stop, and no other is requested', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Stop')
  await shown.press('Succeed')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0')
})

test('the rest is loaded after a stop', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Stop')
  await shown.press('Succeed')
  await shown.press('Load the rest')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0 B0')
})

test('a batch of another viewer is not kept', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Other viewer')
  await shown.press('Succeed')
  expect(known(shown)).toBe('')
  await shown.press('Other viewer')
  expect(known(shown)).toBe('')
})

test('the load of a viewer who has left is not running any more', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Other viewer')
  expect(shown.all('button').some(({ props }) => props.children === 'Stop')).toBe(false)
})

test('stations that are loaded again replace the old ones together', async () => {
  const shown = await openLoaded()
  await shown.press('Load again')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0 B0')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A1 B1')
})

test('the progress of loading again has the stations of this load', async () => {
  const shown = await openLoaded()
  await shown.press('Load again')
  await shown.press('Succeed')
  expect(shown.texts('output')).toEqual([expect.stringContaining('1 of 2 stations loaded')])
})

test.each(['Stop', 'Fail'])('after "%s" of loading again, the old results stay', async (end) => {
  const shown = await openLoaded()
  await shown.press('Load again')
  await shown.press('Succeed')
  await shown.press(end)
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0 B0')
})

test('a failed load of all can be tried again, up to the present', async () => {
  const shown = await openLoaded()
  await shown.press('Load again')
  await shown.press('Fail')
  await shown.press('Try again')
  await shown.press('Succeed')
  await shown.press('Succeed')
  expect(known(shown)).toBe('A1 B1')
})

test('what an outage has stopped goes on when the service answers something else', async () => {
  const shown = await open()
  await shown.press(load)
  await shown.press('Succeed')
  await shown.press('Fail')
  expect(shown.text).toContain('Try again')
  await acting(() => recoveries.set(recoveries.current() + 1))
  await shown.press('Succeed')
  expect(known(shown)).toBe('A0 B0')
  expect(shown.text).not.toContain('Try again')
})
