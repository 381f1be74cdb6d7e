import { createElement } from 'react'
import { expect, test } from 'vitest'
import { UnknownHours } from '../../../src/app/list/UnknownHours'
import { FarNote } from '../../../src/app/location/FarNote'
import { PageContext } from '../../../src/app/page/PageContext'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { type Filters, noFilters } from '../../../src/model/filters'
import { oldWords } from '../../../src/stations/words/snapshot-words'
import { free, loaded, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { hour, minute, now } from './shown'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

test('the newest measurement is named once it is old', async () => {
  const { snapshot } = await loaded({ stations: [station('S')], latest: [free('S', 1)] })
  const aged = (newestMeasuredAt: number | null, copy: 'none' | 'stations' = 'none') =>
    oldWords(i18n, { ...snapshot, newestMeasuredAt, copy }, now)
  expect(aged(now - 237 * 24 * hour)).toBe('newest value 237 days ago')
  expect(aged(now - 31 * minute)).toBe('newest value 31 min ago')
  expect(aged(now - 30 * minute)).toBe('')
  expect(aged(null)).toBe('')
  expect(aged(now - 24 * hour, 'stations')).toBe('')
})

test.each([
  [{ lon: 9, lat: 46.5 }, 'The nearest station is 153.1 km away.'],
  [{ lon: 10.7, lat: 46.5 }, ''],
  [null, ''],
])('for a person at %o the notes say of the nearest station: %s', async (origin, note) => {
  const { catalog, snapshot } = await loaded({
    stations: [station('far', {}, { scoordinate: { x: 12, y: 46.5 } }), station('near')],
  })
  const stations = { handle: { viewer: 'anonymous', catalog }, snapshot, query: stationQuery({ origin }) }
  const shown = await render(
    createElement(PageContext, { value: { stations } as never }, createElement(FarNote)),
  )
  expect(shown.text).toBe(note)
})

test('for a person far away the nearest station is named, also if a farther one has a free plug', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('free', {}, { scoordinate: { x: 11.2, y: 46.5 } }), station('near')],
    latest: [free('free', 1)],
  })
  const query = stationQuery({ origin: { lon: 9, lat: 46.5 } })
  const stations = { handle: { viewer: 'anonymous', catalog }, snapshot, query }
  const shown = await render(
    createElement(PageContext, { value: { stations } as never }, createElement(FarNote)),
  )
  expect(shown.text).toBe('The nearest station is 153.1 km away.')
})

const open: Filters = { ...noFilters, feature: ['open-now'] }

test.each([
  [open, '· 3 stations left out: opening hours unknown'],
  [{ ...open, q: 'Meran' }, '· 1 station left out: opening hours unknown'],
  [{ ...open, q: 'always' }, ''],
  [noFilters, ''],
])('under the filters %j the notes say that stations have unknown hours: "%s"', async (filters, note) => {
  const { catalog, snapshot } = await loaded({
    stations: [
      station('always', { accessInfo: '24/7' }),
      station('Meran'),
      station('Brixen'),
      station('Sterzing'),
    ],
  })
  const stations = { handle: { viewer: 'anonymous', catalog }, snapshot, query: stationQuery({ filters }) }
  const shown = await render(
    createElement(PageContext, { value: { stations } as never }, createElement(UnknownHours)),
  )
  expect(shown.text).toBe(note)
})
