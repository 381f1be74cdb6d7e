import { test } from '@playwright/test'
import { TextIndex } from '../../src/catalog/query/search/text-index'
import type { Station } from '../../src/model/station'

/** The bar: a frame of 60 in a second. */
const frame = 1000 / 60
const size = 20_000
const rounds = 5
const typed = [
  ...[
    'brixen bahnhof',
    'meran',
    'bozen via roma',
    'neogy',
    'sankt',
    'südtirol',
    'parkhaus zentrum',
    'kastelruth',
  ],
  ...['via dante 12', 'it*neo*e1123', 'alperia', 'merna', 'brixne', 'hotel post'],
]

const towns =
  'Brixen Meran Bozen Sterzing Bruneck Lana Eppan Kastelruth Schlanders Mals Algund Auer Neumarkt Salurn Toblach'.split(
    ' ',
  )
const sites = [
  ...['Hotel Post', 'Bahnhof', 'Parkhaus Zentrum', 'Sankt Anna', 'Talstation', 'Schwimmbad', 'Rathausplatz'],
  ...['Industriezone', 'Via Roma', 'Via Dante', 'Südtiroler Straße', 'Piazza Duomo', 'Centro commerciale'],
]
const providers = ['Neogy', 'Alperia', 'DRIWE', 'route220', 'Be Charge']
const of = (list: readonly string[], number: number) => list[number % list.length] ?? ''

function stationsOf(count: number): Station[] {
  return Array.from({ length: count }, (_, number): Station => {
    const town = of(towns, number * 7)
    const site = of(sites, number * 3)
    return {
      id: `IT*${of(['NEO', 'ALP', 'DRW'], number)}*E${100_000 + number}`,
      name: `${site} ${town} ${number}`,
      address: `${of(sites, number * 5)} ${number % 200}`,
      city: town,
      municipality: of(towns, number * 11),
      provider: of(providers, number),
      position: null,
      invalidPosition: null,
      capacity: null,
      state: '',
      paymentInfo: '',
      accessType: '',
      accessInfo: '',
      openingHours: null,
      cost: null,
      categories: [],
      reservable: null,
      origins: [],
      rawFields: [],
      plugs: [],
    }
  })
}

function timed(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

test(`search over ${size} stations, per keystroke`, () => {
  const stations = stationsOf(size)
  let index = new TextIndex([])
  const built = timed(() => {
    index = new TextIndex(stations)
  })
  const keys = Array.from({ length: rounds }, () => typed)
    .flat()
    .flatMap((word) => [...word].map((_, length) => word.slice(0, length + 1)))
  const times = keys
    .map((q) => timed(() => index.best({ text: q, limit: 5 }, [])))
    .sort((one, other) => one - other)
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  console.log(
    `index ${built.toFixed(0)} ms; ${times.length} keystrokes: median ${share(0.5)} ms, ` +
      `p95 ${share(0.95)} ms, longest ${share(0.9999)} ms; a frame is ${frame.toFixed(1)} ms`,
  )
})
