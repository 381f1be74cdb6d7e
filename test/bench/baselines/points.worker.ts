import type { Feature, Point } from 'geojson'
import Supercluster from 'supercluster'
import { lists } from '../lists'

// Joins and clusters the app's answers with the least work. The list of series is left out: a map needs none.

export type Question =
  /** `service`: address of the mobility service. */
  | { kind: 'load'; service: string }
  /** Latest values are asked for again. */
  | { kind: 'refresh' }
  /** `access`: the only access type to show, `null` for all. */
  | { kind: 'filter'; access: string | null }
  | { kind: 'view'; bounds: [number, number, number, number]; zoom: number }

export interface Tally {
  free: number
  count: number
}

export interface Answer {
  features: Feature<Point, Tally>[]
}

interface StationRow {
  scode: string
  scoordinate?: { x: number; y: number }
  smetadata?: { accessType?: string }
}
interface PlugRow {
  scode: string
  pcode: string
}
interface ValueRow {
  scode: string
  stype: string
  tname: string
  mvalue: number | string
}

let service = ''
let stations: StationRow[] = []
let stationOf = new Map<string, string>()
let free = new Set<string | undefined>()
let access: string | null = null
let index = new Supercluster<Tally, Tally>()

async function rowsOf<Row>(list: string): Promise<Row[]> {
  const response = await fetch(`${service}/v2/flat/${list}`)
  return (await response.json()).data
}

async function load(): Promise<void> {
  const [stationRows, plugs, values] = await Promise.all([
    rowsOf<StationRow>(lists.stations),
    rowsOf<PlugRow>(lists.plugs),
    rowsOf<ValueRow>(lists.values),
  ])
  stations = stationRows
  stationOf = new Map(plugs.map(({ scode, pcode }) => [scode, pcode]))
  free = freeStations(values)
}

function freeStations(values: readonly ValueRow[]): Set<string | undefined> {
  const found = new Set<string | undefined>()
  for (const { scode, stype, tname, mvalue } of values)
    if (stype === 'EChargingPlug') {
      if (tname.startsWith('echarging-plug-status') && (mvalue === 1 || mvalue === 'AVAILABLE'))
        found.add(stationOf.get(scode))
    } else if (tname === 'number-available' && Number(mvalue) > 0) found.add(scode)
  return found
}

function cluster(): void {
  index = new Supercluster<Tally, Tally>({
    radius: 50,
    extent: 512,
    maxZoom: 16,
    map: ({ free, count }) => ({ free, count }),
    reduce: (sum, { free, count }) => {
      sum.free += free
      sum.count += count
    },
  })
  index.load(
    stations.flatMap(({ scode, scoordinate: coordinates, smetadata }): Feature<Point, Tally>[] => {
      if (!coordinates || (access !== null && smetadata?.accessType !== access)) return []
      return [
        {
          type: 'Feature',
          properties: { free: free.has(scode) ? 1 : 0, count: 1 },
          geometry: { type: 'Point', coordinates: [coordinates.x, coordinates.y] },
        },
      ]
    }),
  )
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'view') return { features: index.getClusters(question.bounds, question.zoom) }
  if (question.kind === 'filter') access = question.access
  if (question.kind === 'refresh') free = freeStations(await rowsOf<ValueRow>(lists.values))
  if (question.kind === 'load') {
    service = question.service
    await load()
  }
  cluster()
  return { features: [] }
}

// One after the other: an answer that took longer would be taken for that of a later question.
let last: Promise<unknown> = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(async () => postMessage(await answer(data)))
})
