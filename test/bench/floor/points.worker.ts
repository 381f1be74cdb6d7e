import type { Feature, Point } from 'geojson'
import Supercluster from 'supercluster'
import { lists } from '../lists'

// Joins and clusters the app's answers with the least work. The list of series is left out: a map needs none.

export type Question =
  /** `service`: address of the mobility service. */
  | { kind: 'load'; service: string }
  | { kind: 'filter'; access: string }
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

interface Place {
  at: [number, number]
  access: string | undefined
  isFree: boolean
}

let places: Place[] = []
let index = new Supercluster<Tally, Tally>()

function cluster(shown: readonly Place[]): void {
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
    shown.map(({ at, isFree }) => ({
      type: 'Feature',
      properties: { free: isFree ? 1 : 0, count: 1 },
      geometry: { type: 'Point', coordinates: at },
    })),
  )
}

async function rowsOf<Row>(service: string, list: string): Promise<Row[]> {
  const response = await fetch(`${service}/v2/flat/${list}`)
  return (await response.json()).data
}

async function load(service: string): Promise<void> {
  const [stations, plugs, values] = await Promise.all([
    rowsOf<StationRow>(service, lists.stations),
    rowsOf<PlugRow>(service, lists.plugs),
    rowsOf<ValueRow>(service, lists.values),
  ])
  const stationOf = new Map(plugs.map(({ scode, pcode }) => [scode, pcode]))
  const free = new Set<string | undefined>()
  for (const { scode, stype, tname, mvalue } of values)
    if (stype === 'EChargingPlug') {
      if (tname.startsWith('echarging-plug-status') && (mvalue === 1 || mvalue === 'AVAILABLE'))
        free.add(stationOf.get(scode))
    } else if (tname === 'number-available' && Number(mvalue) > 0) free.add(scode)
  places = stations.flatMap(({ scode, scoordinate: at, smetadata }) =>
    at ? [{ at: [at.x, at.y], access: smetadata?.accessType, isFree: free.has(scode) }] : [],
  )
  cluster(places)
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'load') await load(question.service)
  if (question.kind === 'filter') cluster(places.filter(({ access }) => access === question.access))
  if (question.kind !== 'view') return { features: [] }
  return { features: index.getClusters(question.bounds, question.zoom) }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)))
