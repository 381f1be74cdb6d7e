import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { bearerPattern } from '../contract/errors'
import type { Caller } from './caller'
import { emobilityRoutes } from './emobility-routes'
import { mobilityRoutes } from './mobility-routes'
import { problem } from './problem'
import { createQuota, exhausted, type Plan } from './quota'
import type { Source } from './source'

export interface ServiceOptions {
  source: Source
  /** Whether the older interface is there too. */
  older: boolean
  /** Epoch milliseconds. */
  now(): number
  /** Roles in an access token. @throws when it is not a valid one */
  verify(token: string): Promise<ReadonlySet<string>>
  rate: boolean
  bare401: boolean
}

/** The data service, as the browser of another origin meets it. */
export function createService(options: ServiceOptions): Hono<Caller> {
  const app = new Hono<Caller>()
  app.use(answerHeaders)
  const checks = [crossOrigin, authentication(options)]
  // The real service refuses a token before it thinks of other origins, which then see no answer at all.
  for (const check of options.bare401 ? checks.reverse() : checks) app.use(check)
  if (options.rate) app.use(quota())

  app.route('/mobility/v2', mobilityRoutes(options.source, options.now))
  if (options.older) {
    app.route('/mobility/v1', emobilityRoutes(options.source))
    app.route('/dataset', emobilityRoutes(options.source, 'it.bz.idm.bdp.dto.emobility.EchargingStationDto'))
  }
  // Browsers ask for it when they show a page of this origin, and complain about a 404.
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.notFound(() => problem(404, 'There is nothing at this address'))
  app.onError((error) => {
    console.error(error)
    return problem(500, 'The sandbox failed to answer')
  })
  return app
}

const answerHeaders: MiddlewareHandler<Caller> = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-cache, no-store')
  context.header('Vary', 'Origin, Authorization')
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Cross-Origin-Resource-Policy', 'cross-origin')
}

const crossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'OPTIONS'],
  exposeHeaders: [
    'Retry-After',
    'WWW-Authenticate',
    'X-Rate-Limit-Policy',
    'X-Rate-Limit-Limit',
    'X-Rate-Limit-Remaining',
    'X-Rate-Limit-Reset',
  ],
})

function authentication({ verify, bare401 }: ServiceOptions): MiddlewareHandler<Caller> {
  const refused = (message: string) => {
    if (bare401) return new Response(null, { status: 401 })
    const answer = problem(401, message)
    answer.headers.set('WWW-Authenticate', 'Bearer realm="demo", error="invalid_token"')
    return answer
  }
  return async (context, next) => {
    const header = context.req.header('Authorization')
    if (header === undefined) context.set('rights', null)
    else {
      const token = bearerPattern.exec(header)?.[1]
      if (token === undefined) return refused('Expected "Bearer", one space and a token')
      const rights = await verify(token).catch(() => undefined)
      if (rights === undefined) return refused('The token has expired or is not valid')
      context.set('rights', rights)
    }
    return next()
  }
}

function quota(): MiddlewareHandler<Caller> {
  const count = createQuota()
  return async (context, next) => {
    const plan = planOf(context.get('rights') !== null, context.req.header('Referer'))
    const { allowed, headers } = count(plan, context.req.path)
    if (allowed) await next()
    else context.res = exhausted(plan)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  }
}

function planOf(signedIn: boolean, referer: string | undefined): Plan {
  if (signedIn) return 'Authenticated Basic'
  return referer === undefined ? 'Anonymous' : 'Referer'
}
