import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CatalogError } from '../../../src/catalog/failures/errors'
import type { StationQuery } from '../../../src/catalog/station-query'
import { noFilters } from '../../../src/model/filters'
import type { Viewer } from '../../../src/model/viewer'
import { ExportButton } from '../../../src/stations/export/ExportButton'
import { StationPanel } from '../../../src/stations/panel/StationPanel'
import { free, loaded, plug, plugStatus, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { takeSavedFiles } from './page'
import { render } from './render'
import { ignore, now } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** @param age minutes since the newest status was measured */
async function loadStation(viewer: Viewer = signedIn, age = 5) {
  const { catalog, snapshot } = await loaded(
    {
      stations: [station('S', { provider: 'Alperia', capacity: 2, address: 'Via Roma 1' })],
      plugs: [plug('P', 'S'), plug('Q', 'S')],
      latest: [
        plugStatus('P', 1, age),
        plugStatus('Q', 2, age + 35),
        free('S', 1, age),
        { ...free('S', 7, 5, { closed: true }), tname: 'power' },
      ],
    },
    viewer,
  )
  return { handle: { viewer, catalog }, snapshot }
}

const settings = {
  contact: undefined,
  report: 'mailto:r@x.example',
  tourism: undefined,
}

async function panel(props: object = {}) {
  const calls: unknown[] = []
  const shown = await render(
    createElement(StationPanel, {
      ...(await loadStation()),
      opening: { id: 'S', opener: null },
      filters: noFilters,
      settings,
      sheet: { height: 'half', onHeight: ignore },
      actions: {
        onReset: () => calls.push(noFilters),
        onOpen: ignore,
        onClose: () => calls.push('close'),
        onSignIn: undefined,
      },
      ...props,
    }),
  )
  return { shown, calls }
}

test('the panel has what a driver needs first, and what the site adds in its place', async () => {
  const additions = {
    notice: 'NOTICE',
    freeAlert: () => 'WAIT',
    history: () => 'HISTORY',
    statusSince: ({ id }: { id: string }) => `since ${id}`,
  }
  const { shown } = await panel({ additions })
  const parts = [
    ...['[Station details]', '[Show more of the station]', '[Close]', 'NOTICE'],
    ...['Alperia · Via Roma 1, Bolzano', '1 of 2 free', 'WAIT', 'Plugs', 'Free since P · 5 min ago P'],
    ...['Latest values', 'Only your team sees these', '7 Closed datameasured 5 min ago · 09:55'],
    ...[
      'Access and payment',
      'HISTORY',
      'About this station',
      'Report a problem',
      '[QR code of the link to this station]',
    ],
    ...['https://plugboard.example/?station=S', 'Printed 3 Apr 2026, 10:00', 'Directions', 'Save', 'Share'],
  ]
  expect(shown.lines.filter((line) => parts.includes(line))).toEqual(parts)
})

test('a station that the filters hide says so, and resets them', async () => {
  const { shown, calls } = await panel({ filters: { ...noFilters, q: 'elsewhere' } })
  expect(shown.lines).toContain('Your filters hide this station in the list and on the map.')
  await shown.press('Reset filters')
  expect(calls).toEqual([noFilters])
  expect((await panel()).shown.text).not.toContain('Reset filters')
})

test('the panel is closed by its button and by Escape, and by no other key', async () => {
  const { shown, calls } = await panel()
  await shown.press('Close')
  await shown.act(shown.one('aside'), 'onKeyDown', { key: 'a', target: null })
  vi.stubGlobal('Element', class {})
  await shown.act(shown.one('aside'), 'onKeyDown', { key: 'Escape', target: null })
  vi.unstubAllGlobals()
  expect(calls).toEqual(['close', 'close'])
})

test('a site without an address for problems has no such link', async () => {
  const { shown } = await panel({ settings: { ...settings, report: undefined } })
  expect(shown.text).not.toContain('Report a problem')
})

test.each([
  [5, undefined],
  [60, true],
])('a status that was measured %i minutes ago has the same icon in head and sentence', async (age, old) => {
  const { shown } = await panel(await loadStation('anonymous', age))
  const marks = [...shown.all('.status-icon').slice(0, 2), ...shown.all('.station-status')]
  expect(marks.map(({ props }) => props['data-stale'])).toEqual([old, old, old])
})

async function exporting(viewer?: Viewer, more: Partial<StationQuery> = {}, frameAncestors: string[] = []) {
  const shown = await render(
    createElement(ExportButton, {
      ...(await loadStation(viewer)),
      isPanelOpen: false,
      getLink: () => 'https://plugboard.example/',
      query: stationQuery(more),
      matched: 1,
      config: {
        publisher: 'Open Data Hub',
        licence: { name: 'CC0', url: 'https://cc0.example/' },
        embed: { frameAncestors },
      },
    }),
  )
  await shown.press('Export')
  return shown
}

test('the code for another site is offered where one may show the map', async () => {
  expect((await exporting()).texts('button')).not.toContain('Copy code to embed')
  expect((await exporting('anonymous', {}, ['*'])).texts('button')).toContain('Copy code to embed')
})

test('the files have the columns of a station as list and panel show them', async () => {
  const { shown } = await panel()
  const dialog = await exporting()
  await dialog.press('CSV, for spreadsheets')
  await dialog.press('GeoJSON, for maps')
  const [csv, geojson] = await takeSavedFiles()
  const [head = [], row = []] = csv?.text.split('\r\n').map((line) => line.split(',')) ?? []
  const cells = Object.fromEntries(head.map((name, place) => [name, row[place] ?? '']))
  expect(shown.lines).toContain(`${cells.free_plugs} of ${cells.total_plugs} free`)
  expect(shown.lines).toContain(`${cells.provider} · ${cells.address}, ${cells.municipality}`)
  expect(shown.lines).toContain(cells.access_type)
  expect(shown.lines).toContain(`${Number(cells.latitude).toFixed(5)}, ${Number(cells.longitude).toFixed(5)}`)
  expect(cells.measured_at).toBe('2026-04-03T09:55:00+02:00')
  expect(shown.lines).toContain('measured 5 min ago · 09:55')
  const [feature] = JSON.parse(geojson?.text ?? '').features
  expect(feature.geometry.coordinates).toEqual([Number(cells.longitude), Number(cells.latitude)])
  expect(Object.keys(feature.properties)).toEqual(head)
  // GeoJSON has the plugs as a list.
  const { plugs, ...properties } = feature.properties
  const texts = Object.values(properties).map((value) => (value === null ? '' : String(value)))
  expect(texts).toEqual(row.filter((_, place) => head[place] !== 'plugs'))
  expect(plugs.map(({ id }: { id: string }) => id)).toEqual(['P', 'Q'])
  expect(cells.plugs).toMatch(/^P: Free/)
})

test('the saved file is named, and holds closed values only if the person ticks them', async () => {
  const dialog = await exporting()
  await dialog.press('CSV, for spreadsheets')
  expect(dialog.lines).toContain('Saved as plugboard-stations-2026-04-03-1000.csv')
  await dialog.tick(/^Include closed values/)
  await dialog.press('CSV, for spreadsheets')
  const [open, closed] = await takeSavedFiles()
  expect(open?.text).not.toContain('power: 7')
  expect(closed?.name).toBe('plugboard-stations-2026-04-03-1000-with-closed-data.csv')
  expect(closed?.text).toContain('S power: 7 (2026-04-03T09:55:00+02:00)')
})

test('nobody else is offered closed values', async () => {
  expect((await exporting('anonymous')).text).not.toContain('Include closed')
})

const limits: [string, Partial<StationQuery>, string][] = [
  ['the view of the map', { bounds: [0, 0, 1, 1] }, 'Only in this map view'],
  ['the filters', { filters: { ...noFilters, q: 'elsewhere' } }, '“elsewhere”'],
  ['favourites', { filters: { ...noFilters, only: ['other'] } }, 'Favourites'],
]

test.each(limits)(
  'file and print are limited to %s as the list is, and the print says so',
  async (_, query, words) => {
    const limited = await exporting('anonymous', query)
    expect(limited.lines).toContain('0 of 1 stations')
    await limited.press('CSV, for spreadsheets')
    const [file] = await takeSavedFiles()
    expect(file?.text.trim().split('\r\n')).toHaveLength(1)
    await limited.press('Print')
    expect(limited.lines.find((line) => line.startsWith('Chosen filters: '))).toContain(words)
  },
)

test('a print of the whole list has all stations, and no limit', async () => {
  const shown = await exporting('anonymous')
  await shown.press('Print')
  expect(shown.text).not.toContain('Chosen filters')
  expect(shown.texts('td')).toContain('1 of 2 free')
})

test('a station that cannot be read says why', async () => {
  const { handle, snapshot } = await loadStation()
  const details = () => Promise.reject(new CatalogError('worker-failed', 'x'))
  const { shown } = await panel({ handle: { ...handle, catalog: { ...handle.catalog, details } }, snapshot })
  expect(shown.text).toContain('The station could not be read.')
  expect(shown.text).toContain('The part of Plugboard that loads stations has stopped. Reload the page.')
})

test('paper of a station with values that are or may be closed says so first', async () => {
  expect((await panel()).shown.texts('.print-only')[0]).toBe('Holds closed data. Not for the public.')
  const open = await loadStation('anonymous' as Viewer)
  expect((await panel(open)).shown.texts('.print-only')[0]).not.toContain('closed data')
  const station = await open.handle.catalog.details('S', { filters: noFilters, now })
  const values = station?.values.map((value) => ({ ...value, access: 'not-known' }))
  const catalog = { ...open.handle.catalog, details: async () => station && { ...station, values } }
  const uncertain = await panel({ ...open, handle: { ...open.handle, catalog } })
  expect(uncertain.shown.texts('.print-only')[0]).toBe('Holds closed data. Not for the public.')
})
