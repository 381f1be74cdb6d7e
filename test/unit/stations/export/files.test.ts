import { describe, expect, test } from 'vitest'
import type { ExportedPlug, ExportRow, LevelValue } from '../../../../src/catalog/station-export'
import { createI18n } from '../../../../src/i18n/i18n'
import { loadMessages } from '../../../../src/i18n/languages'
import { type Contents, makeFile } from '../../../../src/stations/export/files'

const fetchedAt = Date.parse('2026-04-03T08:00:00Z')
const i18n = createI18n('de', await loadMessages('de'), 'Europe/Rome')

const closedValue: LevelValue = {
  level: 'station',
  measuredId: 'A',
  dataType: 'power',
  period: 600,
  reading: { kind: 'number', number: 7.4 },
  meaning: { kind: 'plain' },
  unit: 'kW',
  measuredAt: fetchedAt - 60_000,
  staleAfter: 1,
  access: 'closed',
}

const row = (id: string, more: Partial<ExportRow['summary']> = {}, closed: LevelValue[] = []): ExportRow => ({
  whole: { free: more.free === undefined ? 0 : more.free, total: more.total === undefined ? 2 : more.total },
  summary: {
    id,
    name: `=${id}, "Süd"`,
    municipality: 'Bozen',
    address: 'Straße 1',
    provider: 'Alperia',
    accessType: 'PUBLIC',
    categories: ['EAT&CHARGE'],
    position: { lon: -11.5, lat: 46.5 },
    distance: null,
    status: 'partly',
    freshness: 'live',
    measuredAt: fetchedAt - 300_000,
    free: 0,
    total: 2,
    connectors: [
      { type: 'CCS', powerKw: 150 },
      { type: 'Type 2', powerKw: 22 },
    ],
    limitedAccess: null,
    matching: null,
    freeConnectors: null,
    closedValues: closed.length,
    aliases: [],
    isUnchanged: false,
    freeNow: false,
    faded: false,
    outOfUse: null,
    shut: null,
    openUntil: null,
    conflict: null,
    ...more,
  },
  station: { origins: ['ALPERIA'], state: 'ACTIVE' },
  open: null,
  plugs: [],
  closed,
})

const silent = row('B', {
  status: 'none',
  freshness: 'none',
  measuredAt: null,
  free: null,
  total: null,
  position: null,
  connectors: [],
})

const firstPlug: ExportedPlug = {
  id: 'A1',
  name: 'IT*ABC*E7',
  connectors: [
    { type: 'CCS', powerKw: 150, current: null },
    { type: 'Type 2', powerKw: 22, current: null },
  ],
  status: 'available',
  measuredAt: fetchedAt - 60_000,
}
const twoPlugs: ExportedPlug[] = [
  firstPlug,
  { id: 'A2', name: '', connectors: [], status: 'none', measuredAt: null },
]

const contents = (more: Partial<Contents> = {}): Contents => ({
  exported: { rows: [row('A', {}, [closedValue]), silent], total: 9, fetchedAt },
  scope: 'open',
  i18n,
  publisher: 'Open Data Hub',
  licence: { name: 'CC0', url: 'https://example.org/cc0' },
  view: 'https://plugboard.example/?access=PUBLIC',
  ...more,
})

describe('CSV', () => {
  test('has a row for each station, with times, units and source', () => {
    const { name, text } = makeFile('csv', contents())
    expect(name).toBe('plugboard-stations-2026-04-03-1000.csv')
    expect(text.slice(1).split('\r\n')).toEqual([
      'id;name;status;free_plugs;total_plugs;matching_free_plugs;matching_total_plugs;free_now;operator_state;open_now;opens_at;freshness;measured_at;fetched_at;provider;address;municipality;' +
        'access_type;categories;connectors;power_kw;plugs;latitude;longitude;source;licence',
      `A;"'=A, ""Süd""";Teilweise frei;0;2;;;Nein;Aktiv;;;Live;2026-04-03T09:55:00+02:00;2026-04-03T10:00:00+02:00;Alperia;Straße 1;` +
        'Bozen;Öffentlich;Essen & Laden;"CCS; Type 2";150;;46,5;-11,5;"Open Data Hub; ALPERIA";CC0 https://example.org/cc0',
      `B;"'=B, ""Süd""";Keine Live-Daten;;;;;Nein;Aktiv;;;Keine Live-Daten;;2026-04-03T10:00:00+02:00;Alperia;Straße 1;` +
        'Bozen;Öffentlich;Essen & Laden;;;;;;"Open Data Hub; ALPERIA";CC0 https://example.org/cc0',
      '',
    ])
  })

  test('has the numbers of matching plugs beside those of all', () => {
    const { text } = makeFile(
      'csv',
      contents({
        exported: {
          rows: [
            {
              ...row('A', { free: 1, total: 1, matching: [{ type: 'CCS', powerKw: 150 }] }),
              whole: { free: 2, total: 4 },
            },
          ],
          total: 9,
          fetchedAt,
        },
      }),
    )
    expect(text).toContain('Teilweise frei;2;4;1;1;Nein')
  })

  test('with closed values says so in its name, its header and each row', () => {
    const { name, text } = makeFile('csv', contents({ scope: 'all' }))
    expect(name).toBe('plugboard-stations-2026-04-03-1000-with-closed-data.csv')
    const [header = '', first = '', second = ''] = text.split('\r\n')
    expect(header).toMatch(/;access;closed_data$/)
    expect(first).toContain(';closed data, not for the public;closed;')
    expect(second).toContain(';CC0 https://example.org/cc0;open')
    expect(first).toMatch(/;closed;A power: 7\.4 kW \(2026-04-03T09:59:00\+02:00\)$/)
    expect(second).toMatch(/;open;$/)
  })

  test('treats a value whose access is not known as closed, without calling it closed', () => {
    const unknown = row('A', {}, [{ ...closedValue, access: 'not-known' }])
    const exported = { rows: [unknown, silent], total: 9, fetchedAt }
    const { name, text } = makeFile('csv', contents({ scope: 'all', exported }))
    expect(name).toContain('-with-closed-data')
    const [, first = ''] = text.split('\r\n')
    expect(first).toContain(';closed data, not for the public;not-known;A power')
  })

  test('does not say so in its name if no row holds one', () => {
    const exported = { rows: [row('B')], total: 9, fetchedAt }
    const { name } = makeFile('csv', contents({ scope: 'all', exported }))
    expect(name).toBe('plugboard-stations-2026-04-03-1000.csv')
  })

  test('without stations has the header only', () => {
    const { text } = makeFile('csv', contents({ exported: { rows: [], total: 9, fetchedAt } }))
    expect(text.split('\r\n')).toEqual([expect.stringMatching(/^\uFEFFid;name;status;/), ''])
  })
})

test('each plug has its connectors, power, status and time', () => {
  const exported = { rows: [{ ...row('A'), plugs: twoPlugs }], total: 9, fetchedAt }
  const { text } = makeFile('csv', contents({ exported }))
  expect(text).toContain(
    ';"IT*ABC*E7 CCS 150 kW + Typ 2 22 kW: Frei (2026-04-03T09:59:00+02:00); A2: Keine Live-Daten";',
  )
  const { features } = JSON.parse(makeFile('geojson', contents({ exported })).text)
  expect(features[0].properties.plugs).toEqual([
    {
      id: 'A1',
      label: 'IT*ABC*E7',
      connectors: [
        { type: 'CCS', power_kw: 150 },
        { type: 'Type 2', power_kw: 22 },
      ],
      status: 'Frei',
      measured_at: '2026-04-03T09:59:00+02:00',
    },
    { id: 'A2', label: 'A2', connectors: [], status: 'Keine Live-Daten', measured_at: null },
  ])
})

describe('GeoJSON', () => {
  const read = (more: Partial<Contents> = {}) => JSON.parse(makeFile('geojson', contents(more)).text)

  test('has the same properties, and no geometry without a position', () => {
    const { type, features, metadata } = read()
    expect(type).toBe('FeatureCollection')
    expect(features.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual([
      { type: 'Point', coordinates: [-11.5, 46.5] },
      null,
    ])
    expect(features[0].properties).toMatchObject({ name: '=A, "Süd"', free_plugs: 0, power_kw: 150 })
    expect(features[1].properties).toMatchObject({ free_plugs: null, total_plugs: null, measured_at: null })
    expect(Object.keys(features[0].properties)).toHaveLength(26)
    expect(metadata).toMatchObject({ stations: 2, stations_in_all: 9, holds_closed_data: false })
    expect(JSON.stringify(read())).not.toContain('7.4')
  })

  test('names the plug of a closed value by its label', () => {
    const ofPlug = { ...closedValue, level: 'plug' as const, measuredId: 'Neogy-AMPECO:9001' }
    const plugs = [{ ...firstPlug, id: 'Neogy-AMPECO:9001', name: 'IT*NEO*E9001*1' }]
    const made = contents({ scope: 'all' })
    const rows = [{ ...row('A', {}, [ofPlug]), plugs }]
    const { text } = makeFile('csv', { ...made, exported: { ...made.exported, rows } })
    expect(text).toContain('IT*NEO*E9001*1 power: 7.4 kW')
    expect(text).not.toContain('Neogy-AMPECO:9001')
  })

  test('does not name a plug for a value of the station with the same id', () => {
    const plugs = [{ ...firstPlug, id: 'A' }]
    const exported = { rows: [{ ...row('A', {}, [closedValue]), plugs }], total: 9, fetchedAt }
    expect(read({ scope: 'all', exported }).features[0].properties.closed_data).toMatchObject([
      { measured: 'A' },
    ])
  })

  test('without a closed value in it is open, also if closed values were asked for', () => {
    const exported = { rows: [silent], total: 9, fetchedAt }
    expect(read({ scope: 'all', exported }).metadata).toMatchObject({
      licence: { name: 'CC0' },
      holds_closed_data: false,
    })
  })

  test('with closed values marks each of them', () => {
    const { features, metadata } = read({ scope: 'all' })
    expect(metadata).toMatchObject({
      licence: { name: 'closed data, not for the public', url: null },
      holds_closed_data: true,
    })
    expect(features[0].properties).toMatchObject({
      access: 'closed',
      closed_data: [{ access: 'closed', measured: 'A', data_type: 'power', value: 7.4, unit: 'kW' }],
    })
    expect(features[1].properties).toMatchObject({ access: 'open', closed_data: [] })
  })
})

test('a time beyond the range of dates is unknown', () => {
  const far = { rows: [row('A', { measuredAt: 1e300 })], total: 1, fetchedAt }
  expect(makeFile('csv', contents({ exported: far })).text).toContain('Live;;2026')
})
