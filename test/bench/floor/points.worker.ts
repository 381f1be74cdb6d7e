import type { Feature, Point } from 'geojson'
import Supercluster from 'supercluster'

export type Question =
  | { kind: 'load'; address: string }
  | { kind: 'filter'; access: string }
  | { kind: 'view'; bounds: [number, number, number, number]; zoom: number }

export interface Answer {
  features: Feature<Point>[]
}

interface Row {
  scode: string
  scoordinate?: { x: number; y: number }
  'smetadata.accessType'?: string
}

let rows: Row[] = []
let index = new Supercluster()

function cluster(shown: readonly Row[]): void {
  index = new Supercluster({ radius: 50, extent: 512, maxZoom: 14 })
  index.load(
    shown.flatMap(({ scode, scoordinate }): Feature<Point, { scode: string }>[] =>
      scoordinate
        ? [
            {
              type: 'Feature',
              properties: { scode },
              geometry: { type: 'Point', coordinates: [scoordinate.x, scoordinate.y] },
            },
          ]
        : [],
    ),
  )
}

async function load(address: string): Promise<void> {
  const query = new URLSearchParams({
    limit: '-1',
    select: 'scode,scoordinate,smetadata.accessType',
    where: 'sactive.eq.true',
    distinct: 'true',
  })
  const response = await fetch(`${address}?${query}`)
  rows = (await response.json()).data
  cluster(rows)
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'load') await load(question.address)
  if (question.kind === 'filter')
    cluster(rows.filter((row) => row['smetadata.accessType'] === question.access))
  if (question.kind !== 'view') return { features: [] }
  return { features: index.getClusters(question.bounds, question.zoom) }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)))
