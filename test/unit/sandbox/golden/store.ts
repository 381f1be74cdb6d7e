import type { Row, Source, SourceSample, SourceSeries } from '../../../../src/sandbox/source'

// The facts of the data set behind the real service's public answers (its seed `data.sql`, CC0-1.0) as a source of
// the sandbox: stations, data types, latest values. Stations that are not available are in no answer.

const bolzano = { city: 'Bolzano', address: { street: 'Via Roma', nr: 12 }, capacity: 120 }
const merano = { city: 'Merano', capacity: 60, tags: ['a', 'b'] }
const charger = { voltage: 230, outlets: 2 }
const unicode = { nullvalue: null, unicode: 'äöü "quoted" \\ back\nline' }
const sector = { municipality: { cap: '39100' }, sector: 'Software' }

type Fact = [
  type: string,
  code: string,
  name: string,
  origin: string,
  at: [number, number] | null,
  metadata: object | null,
]

const facts: Fact[] = [
  ['ParkingStation', 'P1', 'Parking Bolzano Centro', 'FAMAS', [11.35, 46.49], bolzano],
  ['ParkingStation', 'P2', 'Parking Merano', 'FAMAS', [11.16, 46.67], merano],
  ['ParkingStation', 'P3', 'Parking Hidden', 'PRIVATE', [11, 46], null],
  ['ParkingStation', 'P5:ü', 'Unicode Stätiön "q"', 'FAMAS', null, unicode],
  ['EChargingStation', 'C1', 'Charger Bolzano', 'ROUTE220', [11.34, 46.5], charger],
  ['EChargingPlug', 'C1-1', 'Charger Plug 1', 'ROUTE220', [11.34, 46.5], charger],
  ['EChargingPlug', 'C1-2', 'Charger Plug 2', 'ROUTE220', null, null],
  ['CreativeIndustry', 'CI1', 'Creative Co', 'NOI', [11.33, 46.47], sector],
  ['CreativeIndustry', 'CI2', 'Creative No Sector', 'NOI', null, null],
  ['TrafficSensor', 'A22:1:3', 'Traffic A22 1', 'A22', [11.4, 46.3], null],
  ['TrafficSensor', 'A22:2:3', 'Traffic A22 2', 'A22', [11.5, 46.2], null],
  ['TrafficSensor', 'M1', 'Traffic Merano', 'Municipality of Merano', null, null],
  ['MeteoStation', 'T1', 'Meteo Trento', 'meteotrentino', [11.12, 46.07], { city: 'Trento' }],
  ['LinkStation', 'L1', 'Link start', 'NOI', [11.1, 46.1], null],
  ['LinkStation', 'L2', 'Link end', 'NOI', [11.2, 46.2], null],
  ['LinkStation', 'L1->L2', 'Link a->b', 'NOI', null, null],
]

const stations = new Map<string, Row>(
  facts.map(([stype, scode, sname, sorigin, at, smetadata]) => {
    const scoordinate = at && { x: at[0], y: at[1], srid: 4326 }
    const sactive = scode !== 'C1-2'
    return [scode, { sactive, savailable: true, scode, scoordinate, smetadata, sname, sorigin, stype }]
  }),
)
for (const code of ['C1-1', 'C1-2']) {
  const parent = Object.entries(stations.get('C1') ?? {})
  const fields = parent.map(([name, value]) => [name.replace(/^s/, 'p'), value])
  stations.set(code, { ...stations.get(code), ...Object.fromEntries(fields) })
}

const dataTypes: Record<string, Row> = {
  occupied: {
    tunit: 'count',
    tdescription: 'Occupied places',
    tmetadata: { scale: 'linear', range: [0, 100] },
  },
  free: { tunit: 'count', tdescription: 'Free places' },
  state: { tdescription: 'Textual state' },
  raw: { tdescription: 'Json payload' },
  'vehicle-count': { tunit: 'n', ttype: 'total', tdescription: 'Vehicles' },
  'air-temperature': { tunit: 'C', ttype: 'mean', tdescription: 'Air temp' },
}
const a = { prname: 'collector-a', prversion: '1.0.0', prlineage: 'NOI' }
const b = { prname: 'collector-b', prversion: '2.1.0', prlineage: 'FAMAS' }

const noon = Date.parse('2024-05-01T12:00:00Z')
const [first, later] = [
  { measuredAt: noon, writtenAt: noon + 1_000 },
  { measuredAt: noon + 300_000, writtenAt: noon + 302_000 },
]

type Measured = [code: string, type: string, period: number, value: unknown, provenance?: Row, right?: string]

const measured: Measured[] = [
  ['P1', 'occupied', 300, 42, a],
  ['P1', 'free', 300, 78.5, a],
  ['P1', 'state', 300, 'open', a],
  ['P1', 'raw', 300, { a: 1, b: { c: [1, 2, 3] }, s: 'x' }],
  ['P1', 'occupied', 3600, 55],
  ['P2', 'occupied', 300, 7, b],
  ['P2', 'free', 300, 3e-7],
  ['P3', 'occupied', 300, 1, {}, 'BDP_ADMIN'],
  ['P5:ü', 'occupied', 300, 9],
  ['P5:ü', 'state', 300, 'ünï\\ncode\\t"q"\\\\'],
  ['C1', 'state', 300, 'available'],
  ['C1', 'raw', 300, { a: 2, nested: { deep: null } }],
  ['C1-1', 'state', 300, 'occupied'],
  ['C1-2', 'state', 300, 'broken "x"'],
  ['A22:1:3', 'vehicle-count', 600, 1234567890.125, {}, 'BDP_A22'],
  ['A22:2:3', 'vehicle-count', 600, -5, {}, 'BDP_A22'],
  ['M1', 'vehicle-count', 600, 0, {}, 'BDP_ADMIN'],
  ['T1', 'air-temperature', 600, 21.3, a],
]

const series = measured.map(([code, tname, period, value, provenance = {}, role = null]): SourceSeries => {
  const sample: SourceSample = { ...(code === 'P2' ? later : first), value }
  return {
    station: stations.get(code) ?? {},
    dataType: { tname, ttype: 'instantaneous', ...dataTypes[tname], ...provenance },
    period,
    role,
    latest: (moment) => (moment >= sample.measuredAt ? sample : null),
  }
})

export const goldenSource: Source = {
  types: [...new Set(facts.map(([type]) => type))],
  stations: (type) => [...stations.values()].filter(({ stype }) => stype === type),
  series: (type) => series.filter(({ station }) => station.stype === type),
}
