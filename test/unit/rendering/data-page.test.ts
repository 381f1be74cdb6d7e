import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RowReport } from '../../../src/catalog/row-outcomes'
import { DataPage } from '../../../src/data-page/DataPage'
import { PageLinks } from '../../../src/data-page/PageLinks'
import { UnreadStations } from '../../../src/data-page/UnreadStations'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import { allFetched } from '../catalog/parts'
import { render } from './render'
import { config, handle, hour, ignore, minute, now, snapshot } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

const report: RowReport = {
  outcomes: {
    stations: {
      received: 10,
      shown: 7,
      merged: { 'same-place': 1 },
      rejected: 1,
      isCutOff: false,
      setAside: { 'station-inactive': 1 },
    },
    plugs: { received: 20, shown: 20, merged: {}, rejected: 0, setAside: {}, isCutOff: false },
    values: {
      received: 30,
      shown: 20,
      merged: { repeated: 4 },
      rejected: 0,
      isCutOff: false,
      setAside: { 'no-value': 6 },
    },
  },
  unplaced: [
    { id: 'A', name: 'Ort', invalidPosition: null },
    { id: 'B', name: 'Platz', invalidPosition: { reason: 'swapped', lon: 46.5, lat: 11.3 } },
  ],
}

const answers = handle({
  inventory: async () => ({
    types: [
      { dataType: 'number-available', series: 20, live: 15, closed: 0, newestAt: now - 5 * minute },
      { dataType: 'weird-type', series: 2000, live: 0, closed: 3, newestAt: null },
    ],
    providers: [
      { provider: 'Alperia', series: 18, stale: 3, newestAt: now - 5 * minute },
      { provider: '', series: 0, stale: 0, newestAt: null },
      { provider: 'Driwe', series: 2, stale: 2, newestAt: now - 300 * hour },
    ],
  }),
  rowReport: async () => report,
  rejected: async () => [
    { kind: 'stations', row: 4, id: 'y', reason: 'sname: missing', access: 'open' },
    { kind: 'plugs', row: 1233, id: '', reason: 'scode: expected string', access: 'closed' },
  ],
  idsWithoutRecord: async () => ['Z1', 'Z2'],
})

const dataPage = (more: Parameters<typeof snapshot>[0] = {}, viewer: Viewer = anonymous, settings = {}) =>
  render(
    createElement(DataPage, {
      config: { ...config, ...settings },
      handle: { ...answers, viewer },
      snapshot: snapshot({ rejected: 2, merged: 4, ...more }),
      onClose: ignore,
    }),
  )

/** Lines of the section with this heading. */
async function section(heading: string, ...of: Parameters<typeof dataPage>): Promise<string[]> {
  const { lines, texts } = await dataPage(...of).then((shown) => ({
    lines: shown.lines,
    texts: shown.texts('h3'),
  }))
  const next = texts[texts.indexOf(heading) + 1]
  return lines.slice(lines.indexOf(heading) + 1, next === undefined ? undefined : lines.lastIndexOf(next))
}

test('the page names publisher, licence, source and contact, with their links', async () => {
  const shown = await dataPage()
  expect(shown.lines.slice(3, 14)).toEqual([
    ...['Publisher', 'Open Data Hub', 'Licence', 'CC0', 'Source', 'mobility.example'],
    ...['Contact', 'help@plugboard.example', 'Software used', 'licences.txt'],
    'Write there to report a mistake, or to ask for access to closed data.',
  ])
  expect(shown.all('a').map(({ props }) => [props.href, props.rel])).toEqual([
    ['https://cc0.example/', 'noopener noreferrer license'],
    ['https://mobility.example/', 'noopener noreferrer'],
    ['mailto:help@plugboard.example', undefined],
    ['/licences.txt', 'noopener'],
  ])
})

test('the page says when the data was fetched and measured, and how often it is asked for', async () => {
  const figures = await section('What is here')
  expect(figures[0]).toBe(
    'Fetched 09:59. Newest measurement 09:58. Asked again every 60 seconds while the page is in sight.',
  )
  const only = { region: { ...config.region, only: true } }
  expect((await section('What is here', {}, anonymous, only))[0]).toContain('Südtirol')
})

test('the page counts stations, plugs and series, and what is missing', async () => {
  expect((await section('What is here')).slice(-14)).toEqual([
    ...['Stations', '400', 'Plugs', '900', 'Series', '2,020', 'Without live data', '3'],
    ...['Not on the map', '2', 'Duplicates merged', '4', 'Records rejected', '2'],
  ])
})

test('without values, nothing is said of series and live data', async () => {
  const parts = allFetched(now)
  const failure = { name: 'NetworkError', reason: 'unreachable', since: now - minute } as const
  const missing = { ...parts, values: { ...parts.values, fetchedAt: null, failure } }
  const figures = await section('What is here', { parts: missing })
  expect(figures[figures.indexOf('Series') + 1]).toBe('not known')
  expect(figures[figures.indexOf('Without live data') + 1]).toBe('not known')
  expect(figures[figures.indexOf('Live status fetched') + 1]).toMatch(/^Not yet|09:59/)
})

test('each data type has its series, live ones and newest measurement; the team sees its real name', async () => {
  expect(await section('What is measured')).toEqual([
    ...['Data type', 'Series', 'Live', 'Newest', 'weird-type3 of these only for your team'],
    ...['2,000', '0', 'age unknown', 'Free plugs', '20', '15', '5 min ago'],
  ])
  expect((await section('What is measured', {}, 'https://issuer|team')).slice(4, 8)).toEqual([
    ...['Free plugsnumber-available', '20', '15', '5 min ago'],
  ])
})

test('each provider has its share of old values; one without values has none', async () => {
  expect(await section('Old values')).toEqual([
    'Old values: 25%. They were measured more than 30 min ago; where changes alone are sent, more than 24 hr ago, or the service has not answered for more than 30 min.',
    ...['Provider', 'Series', 'Old', 'Newest', 'Alperia', '18', '17%', '5 min ago'],
    ...['Not stated', '0', 'No live data', 'Driwe', '2', '100%', '13 days ago'],
  ])
})

test('each received record is accounted for', async () => {
  expect((await section('What became of each record')).slice(1)).toEqual([
    ...['Records', 'Stations', 'Plugs', 'Values', 'Received', '10', '20', '30', 'Shown', '7', '20', '20'],
    ...['Merged: sent more than once', '0', '0', '4'],
    ...['Merged: of one place in several feeds', '1', '0', '0'],
    ...['Rejected: could not be read', '1', '0', '0'],
    ...['Set aside: without a value', '0', '0', '6'],
    ...['Set aside: its station is inactive', '1', '0', '0'],
  ])
})

test('stations that are not on the map are listed with the reason, stated coordinates first', async () => {
  const shown = await dataPage()
  const rows = shown.all('tr').map((row) => shown.cellsOf(row))
  expect(rows).toContainEqual(['Platz', 'B', '11.3, 46.5', 'seem to be swapped'])
  expect(rows).toContainEqual(['Ort', 'A', '', 'Not stated'])
  expect(shown.text.indexOf('Platz')).toBeLessThan(shown.text.indexOf('Ort'))
})

test('rejected records are listed with their row, counted from one, and the mark of closed ones', async () => {
  expect(await section('Records that were rejected')).toEqual([
    'They broke the interface’s rules.',
    ...['List', 'Row', 'Id', 'Reason'],
    ...['Stations', '5', 'y', 'Name (sname): of a kind that the interface does not allow'],
    ...['Plugs', '1,234', 'Not stated Closed data', 'Id (scode): missing, or not text'],
  ])
})

test('ids without a record are listed', async () => {
  expect(await section('Ids without a station')).toEqual([
    'The service lists these 2 ids and tells nothing more of them. They cannot be shown as stations.',
    ...['Z1', 'Z2'],
  ])
})

test('where all stations were rejected, their number and the reasons replace the list', async () => {
  const shown = await render(
    createElement(UnreadStations, {
      handle: answers,
      snapshot: snapshot({ received: { stations: 7, plugs: 0, series: 0, values: 0 } }),
      onAbout: ignore,
    }),
  )
  expect(shown.lines).toEqual([
    'No station could be read',
    'The service answered. It sent 7 records; none could be read.',
    '1 × Name (sname): of a kind that the interface does not allow',
    'About this data',
  ])
})

test.each([
  ['no legal pages', {}, []],
  ['an empty list of legal pages', { pages: {} }, []],
  ['an imprint', { pages: { imprint: 'https://a.example/imprint' } }, ['Imprint']],
])('with %s the page has a paragraph for each text', async (_, settings, links) => {
  const shown = await dataPage({}, anonymous, settings)
  const texts = shown.texts('p')
  expect(texts).not.toContain('')
  expect(texts.filter((text) => text === 'Imprint')).toEqual(links)
})

test('the legal pages that are configured are linked', async () => {
  const pages = { privacy: 'https://a.example/privacy', imprint: 'https://a.example/imprint' }
  const shown = await render(createElement(PageLinks, { pages }))
  expect(shown.all('a').map(({ props }) => props.href)).toEqual([pages.imprint, pages.privacy])
  expect(shown.lines).toEqual(['Imprint', '·', 'Privacy'])
})
