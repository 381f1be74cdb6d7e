import { createElement, Fragment, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import type { StationSeries } from '../../../src/catalog/status-series'
import { EarlierStarts } from '../../../src/history/batch/EarlierStarts'
import { FailedStarts } from '../../../src/history/batch/FailedStarts'
import { useStatusStarts } from '../../../src/history/batch/use-status-starts'
import { useUptimes } from '../../../src/history/uptime/use-uptimes'
import type { History, SeriesGroup, SeriesKey } from '../../../src/model/history'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { handle, hour, minute, now } from './shown'

const key: SeriesKey = { level: 'plug', id: 'P', dataType: 'status', period: 600 }
const fault = now - 50 * hour

/** A service with a plug that is out of order since `fault`. `fails`: whether it fails for a range, in hours. */
function service(fails = (_hours: number) => false) {
  const histories = async ({ ids }: SeriesGroup, from: number, to: number): Promise<History[]> => {
    if (fails((to - from) / hour)) throw new NetworkError('http://service', 'unreachable')
    const times = Array.from(
      { length: Math.ceil((to - from) / (10 * minute)) },
      (_, at) => from + at * 10 * minute,
    )
    const samples = times.map((measuredAt) => {
      const status = measuredAt < fault ? 'available' : 'out-of-order'
      return {
        measuredAt,
        reading: { kind: 'text', text: status },
        meaning: { kind: 'status', status },
      } as const
    })
    return ids.map(() => ({ from, to, samples, missing: [], rejected: 0 }))
  }
  const latest = { measuredAt: now, status: 'out-of-order' } as const
  const series = [{ key, label: 'P', access: 'open', latest } as const]
  const stations: StationSeries[] = [{ id: 'S', name: 'S', provider: '', isOutOfUse: false, series }]
  return handle({
    histories,
    statusSeries: async () => ({ stations, withSeries: 1, matched: 1, failure: null }),
  })
}

function Start({ catalog }: { catalog: ReturnType<typeof handle> }) {
  const start = useStatusStarts(catalog, [key]).starts?.get('P')
  const hours = start && `${start.exact ? '' : 'at least '}${(now - start.startedAt) / hour} h`
  return createElement(
    Fragment,
    null,
    createElement('output', null, hours),
    createElement(EarlierStarts, { handle: catalog, series: start?.exact ? [] : [key], range: 'week' }),
  )
}

function Uptimes({ catalog }: { catalog: ReturnType<typeof handle> }) {
  useUptimes(catalog, 1, stationQuery({ now }), 'week')
  return null
}

/** Shows the start. A press opens the uptime of the last week beside it. */
function Page({ catalog }: { catalog: ReturnType<typeof handle> }) {
  const [isOpen, setOpen] = useState(false)
  return createElement(
    Fragment,
    null,
    createElement(Start, { catalog }),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'Quality'),
    isOpen && createElement(Uptimes, { catalog }),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
})

test('a start before the last day is found in the history that the uptime has loaded', async () => {
  const shown = await render(createElement(Page, { catalog: service() }))
  expect(shown.texts('output')).toEqual(['at least 24 h'])
  await shown.press('Quality')
  expect(shown.texts('output')).toEqual(['50 h'])
})

test('a press looks for it further back, and the control is gone once it is found', async () => {
  const shown = await render(createElement(Page, { catalog: service() }))
  expect(shown.text).toContain('1 fault may have begun earlier than shown.')
  await shown.press('Look back 7 days')
  expect(shown.texts('output')).toEqual(['50 h'])
  expect(shown.text).not.toContain('Look back')
})

test('a failure to look back is told, and a press tries again', async () => {
  let isDown = true
  const catalog = service((hours) => isDown && hours > 30)
  const shown = await render(createElement(Page, { catalog }))
  await shown.press('Look back 7 days')
  expect(shown.texts('output')).toEqual(['at least 24 h'])
  expect(shown.texts('.notice-warning')).toEqual([
    'Past values could not be loaded. The service does not answer. Check your connection and try again.Try again',
  ])
  expect(shown.text).not.toContain('Look back')
  isDown = false
  await shown.press('Try again')
  expect(shown.texts('output')).toEqual(['50 h'])
  expect(shown.texts('.notice-warning')).toEqual([])
})

test('starts of the last day that could not be loaded are told, and a press tries again', async () => {
  let isDown = true
  const catalog = service(() => isDown)
  const Starts = () =>
    createElement(
      Fragment,
      null,
      createElement(Start, { catalog }),
      createElement(FailedStarts, { handle: catalog, series: [key], range: 'day' }),
    )
  const shown = await render(createElement(Starts))
  expect(shown.text).toContain('Past values could not be loaded.')
  isDown = false
  await shown.press('Try again')
  expect(shown.texts('output')).toEqual(['at least 24 h'])
  expect(shown.text).not.toContain('Past values could not be loaded.')
})
