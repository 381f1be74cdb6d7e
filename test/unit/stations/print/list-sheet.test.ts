import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Snapshot, StationPage } from '../../../../src/catalog/catalog-api'
import type { ExportRow, StationExport } from '../../../../src/catalog/station-export'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { createI18n } from '../../../../src/i18n/i18n'
import { loadMessages } from '../../../../src/i18n/languages'
import { type Filters, noFilters } from '../../../../src/model/filters'
import type { Viewer } from '../../../../src/model/viewer'
import { ListSheet } from '../../../../src/stations/print/ListSheet'
import { findRestAccess, printedExport, toPrinted } from '../../../../src/stations/print/printed'
import { I18nProvider } from '../../../../src/ui/i18n/I18nContext'
import { allFetched } from '../../catalog/parts'

const now = Date.parse('2026-04-03T08:00:00Z')
const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

const station = (id: string, more: Partial<StationSummary> = {}): StationSummary => ({
  id,
  aliases: [],
  name: `Station ${id}`,
  municipality: 'Bozen',
  address: 'Straße 1',
  provider: '',
  position: { lon: 11, lat: 46 },
  distance: null,
  status: 'partly',
  freshness: 'live',
  measuredAt: now - 300_000,
  free: 1,
  total: 4,
  connectors: [{ type: 'CCS', powerKw: 150 }],
  limitedAccess: null,
  accessType: 'PUBLIC',
  categories: [],
  matching: null,
  freeConnectors: null,
  isUnchanged: false,
  freeNow: true,
  faded: false,
  outOfUse: null,
  shut: null,
  openUntil: null,
  conflict: null,
  closedValues: 0,
  ...more,
})

const page = (from: number, count: number, matched: number): StationPage => ({
  from,
  matched,
  withPosition: matched,
  total: 400,
  stations: Array.from({ length: count }, (_, index) => station(String(from + index))),
})

describe('the printed list', () => {
  const counted = (...pages: (StationPage | undefined)[]) =>
    toPrinted(pages, { now, restAccess: 'open' })?.stations.length

  test('contains the loaded blocks up to the first missing one', () => {
    expect(counted(page(0, 50, 320), page(50, 50, 320))).toBe(100)
    expect(counted(page(0, 50, 320), undefined)).toBe(50)
    expect(counted(page(0, 30, 30), page(50, 0, 30))).toBe(30)
    expect(counted(page(0, 30, 30), page(50, 50, 320))).toBe(30)
  })

  test('is empty without the first block', () => {
    expect(toPrinted([undefined, page(50, 50, 320)], { now, restAccess: 'open' })).toBeNull()
  })
})

test('a printed export contains its first hundred stations only', () => {
  const inRow: ExportRow['station'] = { origins: [], state: '' }
  const exported: StationExport = {
    rows: Array.from({ length: 120 }, (_, index) => ({
      summary: station(String(index)),
      whole: { free: null, total: null },
      station: inRow,
      open: null,
      plugs: [],
      closed: [],
    })),
    total: 400,
    fetchedAt: now,
  }
  const printed = printedExport(exported, now)
  expect(printed).toMatchObject({ matched: 120, total: 400, now })
  expect(printed.stations.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 100 }, (_, index) => index),
  )
})

const snapshot: Snapshot = {
  revision: 1,
  stationCount: 400,
  plugCount: 900,
  fetchedAt: now,
  newestMeasuredAt: now,
  medianMeasuredAt: now,
  merged: 0,
  rejected: 0,
  received: { stations: 0, plugs: 0, series: 0, values: 0 },
  cutOff: [],
  withoutLiveData: 3,
  withoutPosition: 0,
  hasRawFields: false,
  revealed: null,
  tokenFailure: null,
  parts: allFetched(now),
  copy: 'none',
  firstBounds: null,
}

function sheetOf(
  stations: StationSummary[],
  matched: number,
  filters: Partial<Filters> = {},
  more: Partial<Snapshot> = {},
  viewer: Viewer = 'anonymous',
): string {
  const first: StationPage = { from: 0, stations, matched, withPosition: matched, total: 400 }
  const current = { ...snapshot, ...more }
  const restAccess = findRestAccess(viewer, current)
  const sheet = createElement(ListSheet, {
    printed:
      toPrinted([first], { now, restAccess }) ?? printedExport({ rows: [], total: 0, fetchedAt: now }, now),
    snapshot: current,
    filters: { ...noFilters, ...filters },
    within: false,
    publisher: 'Open Data Hub',
    licence: { name: 'CC0' },
    link: 'https://plugboard.example/?capacity=4',
  })
  return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children: sheet })))
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('the printed sheet', () => {
  test('has status, name, free plugs, address, connectors and time of each station', () => {
    const text = textOf(sheetOf([station('A')], 1))
    expect(text).toContain('|Partly free|Station A|1 of 4 free|Straße 1, Bozen|CCS 150 kW|09:55|')
  })

  test('names the other connectors of a station of which only some match or are free', () => {
    const connectors = [150, 50].map((powerKw) => ({ type: 'CCS', powerKw }))
    const some = connectors.slice(0, 1)
    expect(textOf(sheetOf([station('A', { connectors, matching: some })], 1))).toContain(
      '|CCS 150 kW (+ CCS 50 kW)|',
    )
    expect(textOf(sheetOf([station('A', { connectors, freeConnectors: some })], 1))).toContain(
      '|Free: CCS 150 kW (+ CCS 50 kW)|',
    )
  })

  test('has the provider, and who may use a station that is not for everyone', () => {
    const text = textOf(sheetOf([station('A', { provider: 'Alperia', limitedAccess: 'PRIVATE' })], 1))
    expect(text).toContain('|Station A|Alperia|1 of 4 free|Straße 1, Bozen|Private|CCS 150 kW|')
  })

  test('shows an unknown status once, and no number for it', () => {
    const silent = {
      status: 'none',
      freshness: 'none',
      measuredAt: null,
      free: null,
      position: null,
    } as const
    const text = textOf(sheetOf([station('A', { ...silent, total: null, connectors: [] })], 1))
    expect(text).toContain('|No live data|Station A|Straße 1, Bozen|not on the map|')
  })

  test('shows that a station is out of use, and neither its free plugs nor their age', () => {
    const text = textOf(sheetOf([station('A', { outOfUse: 'FAULT' })], 1))
    expect(text).toContain('|Out of order|Station A|Straße 1, Bozen|CCS 150 kW|')
    expect(text).not.toContain('1 of 4 free')
    expect(text).not.toContain('|09:55|')
  })

  test('shows the number of printed stations only if some are missing', () => {
    expect(sheetOf([station('A')], 2)).toContain('first 1 of 2')
    expect(sheetOf([station('A')], 1)).not.toContain('first 1')
  })

  test('says once in its head that it contains closed data, only if a row has some', () => {
    const closed = station('B', { closedValues: 2 })
    const notice = 'Holds closed data. Not for the public.'
    expect(textOf(sheetOf([station('A'), closed, closed], 3)).split(notice)).toHaveLength(2)
    expect(textOf(sheetOf([closed], 1)).indexOf(notice)).toBeLessThan(
      textOf(sheetOf([closed], 1)).indexOf('|Status|'),
    )
    expect(sheetOf([station('A')], 1)).not.toContain(notice)
  })

  test('has the licence for its open data only if a row has closed data', () => {
    const sentence = 'Data: Open Data Hub, CC0 for the open data only'
    expect(sheetOf([station('A', { closedValues: 1 })], 1)).toContain(sentence)
    expect(sheetOf([station('A')], 1)).toContain('Data: Open Data Hub, CC0</p>')
  })

  test('says so too while it is not known which values are closed, and of no row', () => {
    const paperOf = (viewer: Viewer, more: Partial<Snapshot> = {}) =>
      textOf(sheetOf([station('A')], 1, {}, more, viewer))
    const notice = 'Holds closed data. Not for the public.'
    const team: Viewer = 'https://issuer|team'
    expect(paperOf(team)).toContain(notice)
    expect(paperOf(team)).not.toContain('only your team sees')
    expect(paperOf(team, { revealed: { values: 0, stationCount: 0 } })).not.toContain(notice)
    expect(paperOf(team, { tokenFailure: 'refused' })).not.toContain(notice)
    expect(paperOf('anonymous')).not.toContain(notice)
  })

  test('with open rows only has no time of a closed measurement', () => {
    const newest = 'newest measurement'
    const revealed = { revealed: { values: 9, stationCount: 3 } }
    expect(sheetOf([station('A')], 1)).toContain(newest)
    expect(sheetOf([station('A')], 1, {}, revealed)).not.toContain(newest)
    expect(sheetOf([station('A', { closedValues: 1 })], 1, {}, revealed)).toContain(newest)
  })

  test('has the chosen filters, the age of the data, the licence and a link back', () => {
    const text = textOf(sheetOf([], 0, { capacity: 4, q: 'bozen', only: ['A'] }))
    expect(text).toContain('at least 4 plugs · “bozen” · Favourites')
    expect(text).toContain('CC0')
    expect(text).toContain('|https://plugboard.example/?capacity=4|')
    expect(text).toContain('Printed 3 Apr 2026')
  })
})
