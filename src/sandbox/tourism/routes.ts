import { Hono } from 'hono'
import { type TourismDataset, tourismDataset } from '../../contract/tourism'
import { problem } from '../problem'
import type { Source } from '../source'
import { selectEntries, toPage } from './answer'
import { checkCredentials, type Verify } from './check-credentials'
import { listEntries, type PlaceEntry } from './entries'
import { accommodationRecord, activityPoiRecord } from './records'

interface Dataset {
  entries(source: Source): PlaceEntry[]
  write(entry: PlaceEntry, full: boolean): Readonly<Record<string, unknown>>
}

const datasets: Readonly<Record<TourismDataset, Dataset>> = {
  Accommodation: { entries: (source) => listEntries(source, 'stay'), write: accommodationRecord },
  ODHActivityPoi: {
    entries: (source) => [...listEntries(source, 'eat'), ...listEntries(source, 'see')],
    write: activityPoiRecord,
  },
}

const isDataset = (name: string): name is TourismDataset => Object.hasOwn(datasets, name)

/** Routes of the tourism datasets, which accept HTTP Basic and Bearer. They return JSON for any `Accept`. */
export function tourismRoutes({ source, verify }: { source: Source; verify: Verify }): Hono {
  const app = new Hono()
  const cache = new Map<TourismDataset, PlaceEntry[]>()
  const entriesIn = (name: TourismDataset) => {
    const entries = cache.get(name) ?? datasets[name].entries(source)
    cache.set(name, entries)
    return entries
  }

  app.get('/:dataset', async ({ req }) => {
    const rights = await checkCredentials(req.header('Authorization'), verify)
    if (rights === null) return refused()
    const name = req.param('dataset')
    if (!isDataset(name)) return unknown()
    const query = tourismDataset.query.safeParse(req.query())
    if (!query.success) {
      const names = query.error.issues.map(({ path }) => path.join('.')).join(', ')
      return problem(400, `Not readable: ${names}`)
    }
    const { seesClosed } = rights
    const entries = selectEntries(entriesIn(name), query.data, seesClosed)
    const write = (entry: PlaceEntry) => datasets[name].write(entry, seesClosed)
    return Response.json(toPage(entries, query.data, new URL(req.url), write))
  })
  app.all('*', unknown)
  return app
}

function unknown(): Response {
  return problem(404, 'There is no such dataset')
}

function refused(): Response {
  const answer = problem(401, 'The credentials are wrong, or the Authorization header is malformed')
  // With `Basic`, browsers would open their own prompt in front of the page.
  answer.headers.set('WWW-Authenticate', 'Bearer realm="tourism"')
  return answer
}
