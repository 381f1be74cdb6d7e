import { useQueryClient } from '@tanstack/react-query'
import { createElement, type ReactNode, useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { StationDetails } from '../../../src/catalog/catalog-api'
import { historyKey } from '../../../src/history/queries'
import { findOpenFreeSeries } from '../../../src/history/series'
import { UsuallyFree } from '../../../src/history/week/UsuallyFree'
import type { WeekHour } from '../../../src/history/week/week-hours'
import { toDate } from '../../../src/i18n/zone-time'
import { anonymous } from '../../../src/model/viewer'
import { type Data, free, loaded, plug, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { handle, hour, now } from './shown'

class NeverSeen {
  observe() {}
  disconnect() {}
}
beforeAll(() => void vi.stubGlobal('IntersectionObserver', NeverSeen))
afterAll(() => void vi.unstubAllGlobals())

const week: WeekHour[] = Array.from({ length: 168 }, () => ({
  mean: 2,
  known: 5 * hour,
  weeks: 5,
  samples: 60,
}))

/** The section of a station that nobody has scrolled to, with or without its weeks. */
async function section(
  known: WeekHour[] | null,
  at = now,
  size: Pick<Partial<Data>, 'stations' | 'plugs'> = {},
) {
  const { catalog } = await loaded({ stations: [station('S')], latest: [free('S', 2)], ...size })
  const details = (await catalog.details('S', stationQuery())) as StationDetails
  const series = findOpenFreeSeries(details)
  function Cached({ children }: { children: ReactNode }) {
    const client = useQueryClient()
    useState(() => {
      client.setQueryData(historyKey(anonymous), {})
      if (known)
        client.setQueryData([anonymous, 'usually-free', series?.key, toDate(at, 'Europe/Rome')], known)
    })
    return children
  }
  const around = (element: ReactNode) => createElement(Cached, null, element)
  return render(createElement(UsuallyFree, { handle: handle(), details, now: at }), { around })
}

test('weeks that are not loaded are not on paper', async () => {
  const shown = await section(null)
  expect(shown.texts('.screen-only')).toEqual(['Usually freeLoading the past values…'])
})

test('loaded weeks are on paper as a table, without the fields that choose its day', async () => {
  const shown = await section(week)
  expect(shown.one('section').props.className).toBe('station-section')
  expect(shown.texts('caption')).toEqual(['Free plugs on Fridays'])
  expect(shown.all('tr')).toHaveLength(25)
  expect(shown.texts('.screen-only').join()).toMatch(/^Free plugs on Fridays.*on Fridays.*Show all hours/)
})

test('one value that lasted for weeks is no usual value, and its basis is named', async () => {
  const shown = await section(week.map((one) => ({ ...one, samples: 1 })))
  expect(shown.texts('.quiet')).toEqual(['Not enough history to say what is usual at this hour.'])
  expect(shown.texts('.usual-basis')).toEqual(['From 5 weeks with 1 measurement valid at this hour.'])
})

test('the sentence names the chosen hour, also on the day of a clock change', async () => {
  const shown = await section(week, Date.parse('2026-03-29T10:00:00Z'))
  const sentence = () => shown.texts('.usual-sentence').join()
  expect(sentence()).toMatch(/on Sundays at 12:00/)
  await shown.act(shown.one('select', 'Hour'), 'onChange', { target: { value: '1' } })
  expect(sentence()).toMatch(/on Sundays at 01:00/)
})

test('another weekday keeps the chosen hour', async () => {
  const shown = await section(week)
  const sentence = () => shown.texts('.usual-sentence').join()
  await shown.act(shown.one('select', 'Hour'), 'onChange', { target: { value: '18' } })
  await shown.act(shown.one('select', 'Weekday'), 'onChange', { target: { value: '0' } })
  expect(sentence()).toMatch(/on Mondays at 18:00/)
})

test('the number of plugs is that of the row, where a capacity of 0 states none', async () => {
  const size = { stations: [station('S', { capacity: 0 })], plugs: [plug('S1', 'S'), plug('S2', 'S')] }
  expect((await section(week, now, size)).texts('.usual-sentence').join()).toContain('of 2 free')
})
