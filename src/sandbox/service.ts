import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { bearerPattern } from '../contract/bearer'
import type { Caller } from './caller'
import { datasetTokenRoutes, type TokenExchange } from './dataset-token'
import { emobilityProblem } from './emobility/problem'
import { emobilityRoutes } from './emobility-routes'
import { listEntryPoints, mobilityRoutes } from './mobility-routes'
import { problem } from './problem'
import { createQuota, findPlan, tooManyRequests } from './quota'
import { answerHeaders } from './response-headers'
import type { Source } from './source'
import { tourismRoutes } from './tourism/routes'

export interface ServiceOptions {
  source: Source
  /** Whether the older interface is served too. */
  servesV1: boolean
  /** Epoch milliseconds. */
  now(): number
  /** Returns the roles of an access token. @throws if it is not valid */
  verify(token: string): Promise<ReadonlySet<string>>
  exchange: TokenExchange
  rate: boolean
  bare401: boolean
  /** Whether ids of removed stations are still listed. */
  flaws: boolean
}

const recordTypes = {
  station: 'it.bz.idm.bdp.dto.emobility.EchargingStationDto',
  measured: 'it.bz.idm.bdp.dto.SimpleRecordDto',
}
const v1Paths = { later: '/mobility/v1', first: '/dataset' }

/** Creates the data service with the real service's behaviour for pages of other origins. */
export function createService(options: ServiceOptions): Hono<Caller> {
  const app = new Hono<Caller>()
  app.use(addHeaders)
  // The tourism datasets accept other credentials.
  app.use('/tourism/*', crossOrigin).route('/tourism', tourismRoutes(options))
  const checks = [crossOrigin, authentication(options)]
  // The real service refuses a token before it adds CORS headers, so pages of other origins cannot read the answer.
  for (const check of options.bare401 ? checks.reverse() : checks) app.use(check)
  if (options.rate) app.use(quota())

  app.route('/mobility/v2', mobilityRoutes(options.source, options.now))
  app.get('/mobility/v2/', listEntryPoints)
  if (options.servesV1) {
    app.route(v1Paths.later, emobilityRoutes(options))
    app.route(v1Paths.first, emobilityRoutes({ ...options, recordTypes }))
    for (const path of Object.values(v1Paths)) app.route(path, datasetTokenRoutes(options.exchange))
  }
  // Browsers request the icon when they show a page of this origin, and report a 404.
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.notFound(({ req }) => findProblemFormat(req.path)(404, 'There is nothing at this address'))
  app.onError((error, { req }) => {
    console.error(error)
    return findProblemFormat(req.path)(500, 'The sandbox failed to answer')
  })
  return app
}

/** Returns the function for error responses of the requested interface. */
function findProblemFormat(path: string) {
  return Object.values(v1Paths).some((prefix) => path.startsWith(`${prefix}/`)) ? emobilityProblem : problem
}

const addHeaders: MiddlewareHandler<Caller> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(answerHeaders)) context.header(name, value)
}

/** As on the real service, pages of other origins can read only the headers that browsers always allow. */
const crossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'OPTIONS'],
})

function authentication({ verify, bare401 }: ServiceOptions): MiddlewareHandler<Caller> {
  const refused = (path: string, message: string) => {
    if (bare401) return new Response(null, { status: 401 })
    const answer = findProblemFormat(path)(401, message)
    answer.headers.set('WWW-Authenticate', 'Bearer realm="demo", error="invalid_token"')
    return answer
  }
  return async (context, next) => {
    const header = context.req.header('Authorization')
    if (header === undefined) context.set('roles', null)
    else {
      const token = bearerPattern.exec(header)?.[1]
      if (token === undefined) return refused(context.req.path, 'Expected "Bearer", one space and a token')
      const roles = await verify(token).catch(() => undefined)
      if (roles === undefined) return refused(context.req.path, 'The token has expired or is not valid')
      context.set('roles', roles)
    }
    return next()
  }
}

function quota(): MiddlewareHandler<Caller> {
  const count = createQuota()
  return async (context, next) => {
    const plan = findPlan(context)
    const { allowed, headers } = count(plan, context.req.path)
    if (allowed) await next()
    else context.res = tooManyRequests(plan)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  }
}
