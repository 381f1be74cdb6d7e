import { type Context, Hono } from 'hono'
import { listQuerySchema } from '../contract/mobility-v2'
import { apiDocument } from './apispec'
import type { Caller } from './caller'
import { jsonAnswer } from './json-answer'
import { ListMemory } from './list-memory'
import { failureOf } from './mobility/failures'
import type { ListQuery } from './mobility/page'
import { QueryError, Refusal } from './mobility/query-error'
import {
  entryPoints,
  type Representation,
  representationOf,
  typeList,
  writers,
} from './mobility/representation'
import {
  type Asker,
  historyRows,
  latestRows,
  type Names,
  type Rows,
  type Span,
  seriesRows,
  stationRows,
} from './mobility/rows'
import { parseMoment, timestampWriterIn } from './mobility/timestamp'
import { problem, unreadable } from './problem'
import { planOf, tooManyDays } from './quota'
import type { Source } from './source'

type ListContext = Context<Caller>

interface Asked {
  form: Representation
  types: Names
  dataTypes: Names
  query: ListQuery
}

const nobody: ReadonlySet<string> = new Set()

/** The mobility API, version 2: types, stations, series, latest values and histories, flat and as trees. */
export function mobilityRoutes(source: Source, now: () => number): Hono<Caller> {
  const app = new Hono<Caller>()
  const memory = new ListMemory()
  /** Lists are the same for everyone. */
  const list = (context: ListContext, { form, query }: Asked, rows: Rows) =>
    memory.answer(context.req.url, context.req.header('Accept-Encoding'), () => writers[form](rows, query))
  const values = (context: ListContext, { form, query }: Asked, rows: Rows) => {
    const writeTime = timestampWriterIn(context.req.query('timezone') ?? 'UTC')
    return jsonAnswer(writers[form](rows, query, writeTime), context.req.header('Accept-Encoding'))
  }
  const askerOf = (context: ListContext): Asker => ({ rights: context.get('rights') ?? nobody, at: now() })

  app.get('/', (context) => Response.json(entryPoints(addressOf(context))))
  app.get('/apispec', (context) => Response.json(apiDocument(new URL(context.req.url).origin)))
  app.get('/:representation', (context) =>
    answering(context, ({ form }) => Response.json(typeList(source.types, form, addressOf(context)))),
  )
  app.get('/:representation/:types', (context) =>
    answering(context, (asked) => list(context, asked, stationRows(source, asked.types))),
  )
  app.get('/:representation/:types/:dataTypes', (context) =>
    answering(context, (asked) => list(context, asked, seriesRows(source, asked.types, asked.dataTypes))),
  )
  app.get('/:representation/:types/:dataTypes/latest', (context) =>
    answering(context, (asked) =>
      values(context, asked, latestRows(source, asked.types, asked.dataTypes, askerOf(context))),
    ),
  )
  app.get('/:representation/:types/:dataTypes/:from/:to', (context) =>
    answering(context, (asked) => {
      const { from = '', to = '' } = context.req.param()
      const span = spanOf(from, to)
      const rows = historyRows(source, asked.types, asked.dataTypes, span, askerOf(context))
      return tooManyDays(callersPlan(context), daysBetween(from, to)) ?? values(context, asked, rows)
    }),
  )
  return app
}

/** Reads what all calls have in common, and gives every way to fail its answer. */
function answering(context: ListContext, answer: (asked: Asked) => Response): Response {
  try {
    const form = representationOf(context.req.param('representation') ?? '')
    const types = names(context, 'types')
    const failure = failureOf(types)
    if (failure) return failure
    const query = readQuery(context.req.query())
    return query === null
      ? unreadable()
      : answer({ form, types, dataTypes: names(context, 'dataTypes'), query })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (!(error instanceof QueryError)) return problem(error.status, error.message)
    const { message, position } = error
    return problem(400, `${message} (at character ${position})`, { position })
  }
}

function names(context: ListContext, parameter: string): Names {
  return (context.req.param(parameter) ?? '').split(',')
}

/** Address of a call without what it asks. */
function addressOf({ req }: ListContext): string {
  return req.url.replace(/[?#].*$/s, '').replace(/\/$/, '')
}

/** @throws {Refusal} */
function spanOf(...ends: [from: string, to: string]): Span {
  const [from = 0, to = 0] = ends.map((text) => {
    const moment = parseMoment(text)
    if (moment === null)
      throw new Refusal(`"${text}" is no moment: yyyy-MM-dd or yyyy-MM-ddTHH:mm:ss.SSS+0000`)
    return moment
  })
  return { from, to }
}

/** Calendar days as written, whatever the offsets. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000
}

/** A page that sends no referrer can name one in its question. */
function callersPlan(context: ListContext) {
  const { req } = context
  const referer = req.query('referer') ?? req.query('Referer') ?? req.header('Referer')
  return planOf(context.get('rights') !== null, referer)
}

const defaultLimit = 200

/** `null` when a parameter is not what the interface asks for. */
function readQuery(parameters: Record<string, string>): ListQuery | null {
  const result = listQuerySchema.safeParse(parameters)
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
