import { type Context, Hono } from 'hono'
import { listQuerySchema } from '../contract/mobility-v2'
import { apiDocument } from './apispec'
import { type Caller, noRoles } from './caller'
import { jsonAnswer } from './json-answer'
import { ListCache } from './list-cache'
import { findFailure } from './mobility/failures'
import type { ListQuery } from './mobility/page'
import { QueryError, RefusalError } from './mobility/query-error'
import {
  type AnswerForm,
  type EntityKind,
  entryPoints,
  parseRepresentation,
  typeList,
  writers,
} from './mobility/representation'
import {
  historyRows,
  latestRows,
  metadataHistoryRows,
  noRows,
  type RowContext,
  type Rows,
  type Span,
  seriesRows,
  stationRows,
  type TypeNames,
} from './mobility/rows'
import { parseSpanEnd, timestampWriterIn } from './mobility/timestamp'
import { emptyBadRequest, problem } from './problem'
import { findPlan, tooManyDays } from './quota'
import type { Source } from './source'

type ListContext = Context<Caller>

interface ListRequest {
  form: AnswerForm
  types: TypeNames
  dataTypes: TypeNames
  query: ListQuery
}

/** Answers with values, whose times are in the zone of the request. */
function values(context: ListContext, { form, query }: ListRequest, rows: Rows): Response {
  const writeTime = timestampWriterIn(context.req.query('timezone') ?? 'UTC')
  return jsonAnswer(writers[form](rows, query, writeTime), context.req.header('Accept-Encoding'))
}

/** Routes of the mobility API v2: types, stations, series, latest values and histories, flat and as trees. */
export function mobilityRoutes(source: Source, now: () => number): Hono<Caller> {
  const app = new Hono<Caller>()
  const cache = new ListCache()
  /** Answers with a list, which is the same for every viewer. */
  const list = (context: ListContext, { form, query }: ListRequest, rows: Rows) =>
    cache.answer(context.req.url, context.req.header('Accept-Encoding'), () => writers[form](rows, query))

  app.get('/', listEntryPoints)
  app.get('/apispec', (context) => Response.json(apiDocument(new URL(context.req.url).origin)))
  app.get('/:representation', (context) =>
    respond(context, ({ form }) => Response.json(typeList(source.types, form, readAddress(context))), {
      edge: () => Response.json([]),
      event: () => Response.json([]),
    }),
  )
  app.get('/:representation/:types', (context) =>
    respond(context, (request) => list(context, request, stationRows(source, request.types)), {
      edge: (request) => list(context, request, nothing),
      event: (request) => list(context, request, nothing),
    }),
  )
  app.get('/:representation/:types/:dataTypes', (context) =>
    respond(
      context,
      (request) => list(context, request, seriesRows(source, request.types, request.dataTypes)),
      {
        // For events, `types` is an origin and `dataTypes` the start of the time span, or `latest`.
        event: (request) => {
          const since = context.req.param('dataTypes') ?? ''
          if (since !== 'latest') parseSpan(now(), since, since)
          return list(context, request, nothing)
        },
      },
    ),
  )
  app.get('/:representation/:types/metadata/:from/:to', (context) =>
    respond(context, (request) => {
      const { from = '', to = '' } = context.req.param()
      parseSpan(now(), from, to)
      return values(context, request, metadataHistoryRows)
    }),
  )
  app.get('/:representation/:types/:dataTypes/latest', (context) =>
    respond(context, (request) => {
      const rows = latestRows(source, request.types, request.dataTypes, toRowContext(context, now()))
      return values(context, request, rows)
    }),
  )
  app.get('/:representation/:types/:dataTypes/:from/:to', (context) =>
    respond(context, (request) => {
      const { from = '', to = '' } = context.req.param()
      const span = parseSpan(now(), from, to)
      const rows = historyRows(source, request.types, request.dataTypes, span, toRowContext(context, now()))
      return tooManyDays(findPlan(context), daysBetween(from, to, span)) ?? values(context, request, rows)
    }),
  )
  return app
}

const nothing = noRows(new Map())

type Answer = (request: ListRequest) => Response

/**
 * Reads the parameters of all requests and converts each failure to a response.
 * @param others answers for edges and events, if they have the route too
 */
function respond(context: ListContext, ofNodes: Answer, others: Partial<Record<EntityKind, Answer>> = {}) {
  try {
    const { form, entity } = parseRepresentation(context.req.param('representation') ?? '')
    const answer = entity === 'node' ? ofNodes : others[entity]
    if (answer === undefined) return problem(404, `There is no such route for ${form},${entity}`)
    const types = names(context, 'types')
    const failure = findFailure(types)
    if (failure) return failure
    const query = readQuery(context.req.query())
    return query === null
      ? emptyBadRequest()
      : answer({ form, types, dataTypes: names(context, 'dataTypes'), query })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    if (!(error instanceof QueryError)) return problem(error.status, error.message)
    const { message, position } = error
    return problem(400, `${message} (at character ${position})`, { position })
  }
}

function names(context: ListContext, parameter: string): TypeNames {
  return (context.req.param(parameter) ?? '').split(',')
}

/** Returns the entry points: the answer at the API's address, with and without a slash at its end. */
export function listEntryPoints(context: ListContext): Response {
  return Response.json(entryPoints(readAddress(context)))
}

/** Returns the address of a request without query and slash at its end. */
function readAddress({ req }: ListContext): string {
  return req.url.replace(/[?#].*$/s, '').replace(/\/$/, '')
}

/** @throws RefusalError */
function parseSpan(now: number, ...ends: [from: string, to: string]): Span {
  const [from = 0, to = 0] = ends.map((text) => {
    const moment = parseSpanEnd(text, now)
    if (moment === null)
      throw new RefusalError(
        `"${text}" is no moment: yyyy-MM-dd, yyyy-MM-ddTHH:mm:ss.SSS+0000, now, or a duration such as -PT10M`,
      )
    return moment
  })
  return { from, to }
}

/** Returns the number of calendar days as written, without regard to offsets. */
function daysBetween(from: string, to: string, span: Span): number {
  const day = (text: string, moment: number) =>
    /^\d{4}-/.test(text) ? Date.parse(text.slice(0, 10)) : Math.floor(moment / 86_400_000) * 86_400_000
  return (day(to, span.to) - day(from, span.from)) / 86_400_000
}

function toRowContext(context: ListContext, now: number): RowContext {
  return { roles: context.get('roles') ?? noRoles, now }
}

const defaultLimit = 200

/** Returns the list parameters; `null`: one of them is invalid. */
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
