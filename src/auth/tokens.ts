import type { TokenSource } from '../model/viewer'
import type { Grant } from './grant'
import { type EndCause, GrantEndedError } from './provider-errors'
import type { Account } from './session-state'

/** Share of a token's lifetime after which a newer one is fetched, so that requests rarely meet an expired one. */
const renewAfter = 0.75
/** Milliseconds without a token request after the provider did not answer one, doubled each time. */
const pauseAfterFailure = 10_000
const maxPause = 300_000
/** Least milliseconds between two automatic renewals: a provider may state a lifetime of one second. */
const leastInterval = 10_000
/** Milliseconds. If the service refuses a renewed token that is younger, the session has ended. */
const minAgeForRetry = 60_000

interface TokenState {
  grant: Grant
  /** Time of its request, by the clock of `now`. */
  since: number
  lifetime: number
  /** Whether it was requested because the service refused the previous one. */
  afterRefusal: boolean
  pendingRenewal: Promise<string | null> | null
  /** Number of renewals in a row that the provider did not answer, and the time of the last one. */
  failures: number
  failedAt: number
}

export interface TokensOptions {
  refresh(grant: Grant): Promise<Grant>
  onRenewed(account: Account): void
  onEnded(why: EndCause): void
  /** Called with a renewal that arrived after its session had ended, so that nobody uses it. */
  onLate(grant: Grant): void
  /** Milliseconds of a monotonic clock, because a change of the wall clock is no expiry. */
  now?: () => number
}

export interface Tokens {
  setGrant(grant: Grant): void
  /** Forgets the tokens at once and returns them. */
  drop(): Grant | null
  token: TokenSource
  /** Milliseconds until a renewal is due; `null`: no token. */
  due(): number | null
  /** Shortens the pause to that of a first failure, because the provider may be reachable again. */
  resetBackoff(): void
  timeLeft(): TimeLeft | null
}

export interface TimeLeft {
  /** Expiry of the access token; `Infinity`: not stated. */
  milliseconds: number
  /** Whether it can be renewed without the person. */
  renewable: boolean
}

/**
 * The only owner of the tokens. It renews a grant with one request at a time, because a second one with the same
 * refresh token would end the session at a provider that rotates them. Each `TokenState` is one session; answers for another
 * one are dropped.
 */
export function createTokens(options: TokensOptions): Tokens {
  const { refresh, onRenewed, onEnded, onLate, now = () => performance.now() } = options
  let held: TokenState | null = null

  async function token(refused?: string): Promise<string | null> {
    const session = held
    if (!session) return null
    const current = session.grant.accessToken
    if (refused === current) return renew(session, true)
    if (age(session) < session.lifetime * renewAfter) return current
    const renewed = await renew(session, false)
    if (renewed !== null || held !== session) return renewed
    return age(session) < session.lifetime ? current : null
  }

  function renew(session: TokenState, afterRefusal: boolean): Promise<string | null> {
    session.pendingRenewal ??= requestRenewal(session, afterRefusal).finally(() => {
      session.pendingRenewal = null
    })
    return session.pendingRenewal
  }

  async function requestRenewal(session: TokenState, afterRefusal: boolean): Promise<string | null> {
    const since = now()
    if (pause(session) > 0) return null
    if (afterRefusal && session.afterRefusal && age(session) < Math.min(minAgeForRetry, session.lifetime / 2))
      return end('refused')
    if (session.grant.refreshToken === null)
      return afterRefusal || age(session) >= session.lifetime ? end('expired') : null
    try {
      const grant = await refresh(session.grant)
      if (held !== session) {
        onLate(grant)
        return null
      }
      Object.assign(session, { grant, since, lifetime: readLifetime(grant), afterRefusal, failures: 0 })
      onRenewed(grant.account)
      return grant.accessToken
    } catch (error) {
      if (held !== session) return null
      if (error instanceof GrantEndedError) return end(error.why)
      session.failures += 1
      session.failedAt = now()
      return null
    }
  }

  function end(why: EndCause): null {
    held = null
    onEnded(why)
    return null
  }

  const age = (session: TokenState) => now() - session.since

  function pause({ failures, failedAt }: TokenState): number {
    if (failures === 0) return 0
    const length = Math.min(pauseAfterFailure * 2 ** (failures - 1), maxPause)
    return Math.max(0, failedAt + length - now())
  }

  return {
    token,
    setGrant(grant) {
      held = {
        grant,
        since: now(),
        lifetime: readLifetime(grant),
        afterRefusal: false,
        pendingRenewal: null,
        failures: 0,
        failedAt: 0,
      }
    },
    drop() {
      const dropped = held?.grant ?? null
      held = null
      return dropped
    },
    due() {
      if (!held) return null
      const { grant, lifetime } = held
      const dueAge = grant.refreshToken === null ? lifetime : Math.max(lifetime * renewAfter, leastInterval)
      return Math.max(dueAge - age(held), pause(held), 0)
    },
    resetBackoff() {
      if (held) held.failures = Math.min(held.failures, 1)
    },
    timeLeft() {
      if (!held) return null
      const milliseconds = Math.max(0, held.lifetime - age(held))
      return { milliseconds, renewable: held.grant.refreshToken !== null }
    },
  }
}

/** Milliseconds. A token without a stated lifetime is used until the service refuses it. */
function readLifetime({ lifetimeSeconds }: Grant): number {
  return lifetimeSeconds === null ? Number.POSITIVE_INFINITY : lifetimeSeconds * 1000
}
