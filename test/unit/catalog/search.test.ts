import { expect, test } from 'vitest'
import { suggest } from '../../../src/catalog/query/search/suggest'
import { TextIndex } from '../../../src/catalog/query/search/text-index'
import { now } from './charging-entries'
import { entriesOf, stationAt } from './entries'

const stations = [
  stationAt('IT*NEO*E1001', 11.16, 46.67, { name: 'Bahnhof Meran', municipality: 'Meran - Merano' }),
  stationAt('IT*NEO*E1002', 11.66, 46.72, { name: 'Brixen Süd', municipality: 'Brixen' }),
  stationAt('ASM_7', 11.35, 46.5, {
    name: 'Hauptbahnhof',
    municipality: 'Bozen',
    address: 'Südtiroler Straße 10',
  }),
  stationAt('ASM_70', 11.35, 46.5, { name: 'Parkhaus', municipality: 'Bozen', provider: 'Neogy' }),
]
const empty = { stations: [], byId: new Map(), entries: [] }
const index = new TextIndex(stations)
const found = (q: string) => [...index.find(q, [])].map(({ name }) => name)

test.each([
  ['a word in part', 'bri', ['Brixen Süd']],
  ['case and accents', 'SUDTIROL', ['Hauptbahnhof']],
  ['ß', 'strasse', ['Hauptbahnhof']],
  ['all words, in any order', '10 straße südtir', ['Hauptbahnhof']],
  ['nothing that has only some of the words', 'brixen parkhaus', []],
  ['an id in any case', 'it*neo*e1002', ['Brixen Süd']],
  ['an id and what begins so', 'asm_7', ['Hauptbahnhof', 'Parkhaus']],
  ['a municipality', 'merano', ['Bahnhof Meran']],
  ['a provider', 'neogy', ['Parkhaus']],
  ['words that begin so before words that hold it', 'bahnhof', ['Bahnhof Meran']],
  ['the inside of a word where none begins so', 'haupt rasse', ['Hauptbahnhof']],
  ['a word with a typing error', 'brixne', ['Brixen Süd']],
  ['no other number', 'asm_8', []],
  ['signs that are no word', '///', []],
])('finds %s: %j', (_, q, names) => {
  expect(found(q)).toEqual(names)
})

test.each([
  ['brixne', true],
  ['brixne süd', true],
  ['brixen', false],
  ['haupt rasse', false],
  ['asm_8', false],
  ['xyz', false],
])('says whether the stations of %j have similar words only: %s', async (text, areSimilar) => {
  expect(index.areSimilar(text, [])).toBe(areSimilar)
  const entries = entriesOf(stations)
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  expect(await suggest({ stations, byId, entries }, index, { text, limit: 2, now })).toMatchObject({
    areSimilar,
  })
})

test('suggests the nearest of equal stations first, with their distance', async () => {
  const entries = entriesOf(stations)
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  const suggested = async (origin: { lon: number; lat: number } | null) =>
    (await suggest({ stations, byId, entries }, index, { text: 'b', limit: 2, now, origin })).stations
  const near = await suggested({ lon: 11.66, lat: 46.72 })
  expect(near.map(({ name }) => name)).toEqual(['Brixen Süd', 'Bahnhof Meran'])
  expect(near[0]?.distance).toBeLessThan(5_000)
  expect((await suggested(null)).map(({ name, distance }) => [name, distance])).toEqual([
    ['Bahnhof Meran', null],
    ['Brixen Süd', null],
  ])
})

test('suggests stations by name first, and municipalities with their middle', async () => {
  const entries = entriesOf(stations)
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  const stock = { stations, byId, entries }
  const { stations: rows, municipalities } = await suggest(stock, index, { text: 'b', limit: 4, now })
  expect(rows.map(({ name }) => name)).toEqual(['Bahnhof Meran', 'Brixen Süd', 'Hauptbahnhof', 'Parkhaus'])
  expect(municipalities).toEqual([
    { name: 'Bozen', count: 2, position: { lon: 11.35, lat: 46.5 } },
    { name: 'Brixen', count: 1, position: { lon: 11.66, lat: 46.72 } },
  ])
  // Bolzano is one of the municipalities by its other name.
  expect(await suggest(stock, index, { text: 'boz', limit: 4, now })).toMatchObject({ towns: [] })
  expect(await suggest(stock, null, { text: '  ', limit: 2, now })).toMatchObject({ stations: [] })
})

test.each([
  ['verona', 'Verona'],
  ['munchen', 'München'],
  ['Munich', 'München - Munich'],
  ['monaco', 'München - Monaco di Baviera'],
  ['Hauptstraße 1 Florenz', 'Firenze - Florenz'],
  ['lodz', 'Łódź - Lodz'],
  ['mailand', 'Milano - Mailand'],
])(
  'a city around the region is suggested by its name and by one in three languages: %s',
  async (text, name) => {
    const { towns } = await suggest(empty, null, { text, limit: 4, now })
    expect(towns.map((town) => town.name)).toEqual([name])
  },
)

test('a town far from all stations is suggested only if no station has the text', async () => {
  const entries = entriesOf(stations)
  const stock = { stations, byId: new Map(entries.map((entry) => [entry.station.id, entry])), entries }
  const towns = async (text: string) => (await suggest(stock, index, { text, limit: 4, now })).towns
  expect(await towns('ba')).toEqual([])
  expect((await towns('bass'))[0]).toMatchObject({
    name: 'Bassano del Grappa',
    position: { lon: 11.7274 },
    hasStations: false,
  })
  expect((await towns('mer')).map(({ name }) => name)).not.toContain('Merate')
})

test.each(['brun', 'Brunec', 'BRUNICO'])('a town is suggested by each of its names: %s', async (text) => {
  const { towns } = await suggest(empty, null, { text, limit: 2, now })
  expect(towns[0]?.name).toBe('Brunico - Bruneck')
})

test.each([
  ["Romano d'Ezzelino", "Romano d'Ezzelino"],
  ['romano d', "Romano d'Ezzelino"],
  ['pallanza-intra', 'Pallanza-Intra-Suna'],
])('a town is suggested by a name with punctuation: %s', async (text, name) => {
  const { towns } = await suggest(empty, null, { text, limit: 4, now })
  expect(towns.map((town) => town.name)).toContain(name)
})

test('a town is said to have stations if some are in about ten kilometres', async () => {
  const stock = { stations, byId: new Map(), entries: [] }
  const towns = async (text: string) => (await suggest(stock, null, { text, limit: 2, now })).towns
  expect((await towns('Bressanone'))[0]).toMatchObject({ hasStations: true })
  const [rovereto] = await towns('Rovereto')
  expect(rovereto).toMatchObject({ hasStations: false })
  expect((rovereto?.nearest ?? 0) / 1000).toBeCloseTo(72, 0)
  expect((await suggest(empty, null, { text: 'Rovereto', limit: 2, now })).towns[0]).toMatchObject({
    nearest: null,
  })
})

test('ten kilometres are as long in the east as in the north', async () => {
  const nearby = async (lon: number, lat: number) => {
    const stock = { stations: [stationAt('near', lon, lat)], byId: new Map(), entries: [] }
    const { towns } = await suggest(stock, null, { text: 'Bassano del Grappa', limit: 2, now })
    return towns[0]?.hasStations
  }
  const { lon, lat } = { lon: 11.7274, lat: 45.7657 }
  expect(await Promise.all([nearby(lon + 0.12, lat), nearby(lon, lat + 0.08)])).toEqual([true, true])
  expect(await Promise.all([nearby(lon + 0.14, lat), nearby(lon + 0.12, lat + 0.08)])).toEqual([false, false])
})

test('an unknown address suggests the place that one of its words names, the last one first', async () => {
  const data = { ...empty, stations, entries: entriesOf(stations) }
  const places = async (text: string) => {
    const { municipalities, towns, ...found } = await suggest(data, index, { text, limit: 8, now })
    expect(found.stations).toEqual([])
    return [...municipalities, ...towns].map(({ name }) => name)
  }
  expect(await places('Lauben 12, Bozen')).toEqual(['Bozen'])
  expect(await places('Brixner Straße 8 Merano')).toEqual(['Meran - Merano'])
  expect(await places('Lauben 12 Rovereto')).toEqual(['Rovereto'])
  expect(await places('Via Brixen 12'), 'no other word is a place').toEqual(['Brixen'])
  expect(await places('Lauben 12 Boz'), 'the begin of a word is no name').toEqual([])
})

test('a text of signs alone suggests no place', async () => {
  const stock = { ...empty, stations }
  const places = await suggest(stock, null, { text: '--', limit: 4, now })
  expect(places).toMatchObject({ municipalities: [], towns: [] })
})

const withPlugs = (id: string, plugs: [id: string, name: string][]) =>
  stationAt(id, 11, 46.5, { plugs: plugs.map(([id, name]) => ({ id, name, connectors: [] })) })

test.each([
  ['with its separators', 'IT*220*EBZ000326-1', ['A']],
  ['of another form', 'ASM_00000138-2', ['B']],
  ['in lower case', 'it*neo*e77218*1', ['C']],
  ['that is sent as the name', 'IT*DRI*EDW000343*1', ['C']],
  ['by its beginning', 'it*220*ebz0003', ['A']],
  ['from a later part on', 'EDW000343', ['C']],
  ['of which the end differs', 'ASM_00000138-4', []],
  ['not by a name that is no id', 'left 2', []],
])('finds the station of a plug id %s: %s', (_, q, ids) => {
  const charging = [
    withPlugs('A', [['IT*220*EBZ000326-1', 'left 2']]),
    withPlugs('B', [
      ['ASM_00000138-1', ''],
      ['ASM_00000138-2', ''],
    ]),
    withPlugs('C', [
      ['IT*NEO*E77218*1', ''],
      ['77', 'IT*DRI*EDW000343*1'],
    ]),
  ]
  const entries = entriesOf(charging)
  const plugIndex = new TextIndex(charging)
  expect([...plugIndex.find(q, entries)].map(({ id }) => id)).toEqual(ids)
  expect(plugIndex.best({ text: q, limit: 3 }, entries).map(({ id }) => id)).toEqual(ids)
})

test('a plug that loads after its station is found', () => {
  const charging = [withPlugs('A', [['ASM_138-2', '']])]
  const plugIndex = new TextIndex(charging)
  const without = entriesOf(charging.map((one) => ({ ...one, plugs: [] })))
  expect(plugIndex.find('asm_138', without).size).toBe(0)
  expect(plugIndex.find('asm_138', entriesOf(charging)).size).toBe(1)
})

test('plugs are not read for a text that finds a station or has no digit', () => {
  const unread = new Proxy(entriesOf(stations), {
    get: (entries, key) => {
      if (key === 'map') throw new Error('Read.')
      return Reflect.get(entries, key)
    },
  })
  expect(index.find('asm_7', unread).size).toBe(2)
  expect(index.find('xyz', unread).size).toBe(0)
  expect(() => index.find('asm_9', unread)).toThrow('Read.')
})

test('a house number is suggested before those that begin with it', () => {
  const houses = [87, 81, 80, 8].map((number) =>
    stationAt(`S${number}`, 11, 46.5, { name: `Via Dante ${number}` }),
  )
  const best = (text: string) => new TextIndex(houses).best({ text, limit: 3 }, []).map(({ id }) => id)
  expect(best('via dante 8')).toEqual(['S8', 'S87', 'S81'])
  expect(best('dante vi 8')).toEqual(['S87', 'S81', 'S80'])
})
