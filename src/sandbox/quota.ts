import type { Context } from 'hono'
import type { ErrorBody } from '../contract/errors'
import type { Caller } from './caller'

export type Plan = keyof typeof perSecond

/** Requests per second and path. A page of another origin sends a referrer and so has the second plan. */
const perSecond = { Anonymous: 10, Referer: 20, 'Authenticated Basic': 50 }
/** Maximum calendar days of history in one request. */
const maxDays: Record<Plan, number> = { Anonymous: 5, Referer: 100, 'Authenticated Basic': 1000 }

/** Chooses the plan of a request. A page that sends no referrer can name one in the query. */
export function findPlan(context: Context<Caller>): Plan {
  const { req } = context
  if (context.get('roles') !== null) return 'Authenticated Basic'
  const referer = req.query('referer') ?? req.query('Referer') ?? req.header('Referer')
  return referer === undefined ? 'Anonymous' : 'Referer'
}

export interface Allowance {
  allowed: boolean
  /** `X-Rate-Limit-…` */
  headers: Record<string, string>
}

/** Counts requests by plan and path; each second starts at 0. */
export function createQuota(now: () => number = Date.now): (plan: Plan, path: string) => Allowance {
  let second = 0
  const used = new Map<string, number>()
  return (plan, path) => {
    const current = Math.floor(now() / 1000)
    if (current !== second) used.clear()
    second = current
    const key = `${plan} ${path}`
    const count = (used.get(key) ?? 0) + 1
    used.set(key, count)
    return {
      allowed: count <= perSecond[plan],
      headers: {
        'X-Rate-Limit-Policy': plan,
        'X-Rate-Limit-Limit': String(perSecond[plan]),
        'X-Rate-Limit-Remaining': String(Math.max(0, perSecond[plan] - count)),
        'X-Rate-Limit-Reset': '1',
      },
    }
  }
}

export function tooManyRequests(plan: Plan): Response {
  return refused(plan, 'You have exhausted your API Request Quota')
}

/** Returns the response to a time span over the plan's limit; a retry does not help. `null`: within the limit. */
export function tooManyDays(plan: Plan, days: number): Response | null {
  if (days <= maxDays[plan]) return null
  return refused(plan, `You have exceeded the date range limit of ${maxDays[plan]} days`)
}

function refused(policy: Plan, message: string): Response {
  const hint = 'https://github.com/noi-techpark/odh-docs/wiki/Api-Quota'
  return Response.json({ message, policy, hint } satisfies ErrorBody, { status: 429 })
}
