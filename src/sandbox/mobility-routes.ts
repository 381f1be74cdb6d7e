import { type Context, Hono } from 'hono'
import { flatQuerySchema } from '../contract/mobility-v2'
import type { Caller } from './caller'
import { jsonAnswer } from './json-answer'
import { ListMemory } from './list-memory'
import { type FlatQuery, latestAnswer, type Names, seriesAnswer, stationsAnswer } from './mobility/flat'
import { QueryError } from './mobility/query-error'
import { isTimeZone, timestampWriter } from './mobility/timestamp'
import { problem, unreadable } from './problem'
import { exhausted } from './quota'
import type { Source } from './source'

type FlatContext = Context<Caller>

const nobody: ReadonlySet<string> = new Set()

/** The mobility API, version 2: flat stations, series and latest values. */
export function mobilityRoutes(source: Source, now: () => number): Hono<Caller> {
  const app = new Hono<Caller>()
  const memory = new ListMemory()
  const list = (context: FlatContext, pieces: () => Iterable<string>) =>
    memory.answer(context.req.url, context.req.header('Accept-Encoding'), pieces)

  app.get('/:representation', (context) =>
    flat(context, () =>
      Response.json(
        source.types.map((id) => ({ id, description: null, 'self.stations': `${context.req.url}/${id}` })),
      ),
    ),
  )
  app.get('/:representation/:types', (context) =>
    flat(context, (query) => list(context, () => stationsAnswer(source, names(context, 'types'), query))),
  )
  app.get('/:representation/:types/:dataTypes', (context) =>
    flat(context, (query) =>
      list(context, () => seriesAnswer(source, names(context, 'types'), names(context, 'dataTypes'), query)),
    ),
  )
  app.get('/:representation/:types/:dataTypes/latest', (context) =>
    flat(context, (query) => {
      const timeZone = context.req.query('timezone') ?? 'UTC'
      if (!isTimeZone(timeZone)) return problem(500, `Unknown time-zone ID: ${timeZone}`)
      const asker = {
        rights: context.get('rights') ?? nobody,
        at: now(),
        writeTime: timestampWriter(timeZone),
      }
      const [types, dataTypes] = [names(context, 'types'), names(context, 'dataTypes')]
      const pieces = latestAnswer(source, types, dataTypes, query, asker)
      return jsonAnswer(pieces, context.req.header('Accept-Encoding'))
    }),
  )
  return app
}

/** Reads what all flat calls have in common, and gives every way to fail its answer. */
function flat(context: FlatContext, answer: (query: FlatQuery) => Response): Response | Promise<Response> {
  if (!isFlat(context.req.param('representation') ?? '')) return context.notFound()
  const failing = names(context, 'types').flatMap((type) => failures.get(type) ?? [])[0]
  if (failing !== undefined) return failing()
  const query = readQuery(context.req.query())
  if (query === null) return unreadable()
  try {
    return answer(query)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return problem(400, `${error.message} (at character ${error.position})`, { position: error.position })
  }
}

/** `flat`, and `flat,node`, which is the same; in any order and case. */
function isFlat(representation: string): boolean {
  const parts = representation.split(',').map((part) => part.trim().toLowerCase())
  return parts.includes('flat') && parts.every((part) => part === 'flat' || part === 'node')
}

/** Station types that fail in their own way, so that anyone can see what the app does then. */
const failures: ReadonlyMap<string, () => Response> = new Map([
  ['Status403', () => problem(403, 'This station type always refuses')],
  ['Status429', () => exhausted('Anonymous')],
  ['Status500', () => problem(500, 'This station type always fails')],
])

function names(context: FlatContext, parameter: string): Names {
  return (context.req.param(parameter) ?? '').split(',')
}

const defaultLimit = 200

/** `null` when a parameter is not what the interface asks for. */
function readQuery(parameters: Record<string, string>): FlatQuery | null {
  const result = flatQuerySchema.safeParse(parameters)
  if (!result.success) return null
  const { limit, offset, select, where, shownull, distinct } = result.data
  return {
    limit: Number(limit ?? defaultLimit),
    offset: Number(offset ?? 0),
    select,
    where,
    showNull: shownull === 'true',
    distinct: distinct !== 'false',
  }
}
