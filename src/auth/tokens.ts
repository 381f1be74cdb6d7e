import type { TokenSource } from '../model/viewer'
import type { Grant } from './grant'
import { type EndCause, GrantEndedError } from './provider-errors'
import type { Account } from './session-state'

/** Share of a token's lifetime after which it is refreshed, so that the service rarely gets an expired one. */
const refreshAfter = 0.75
/** Milliseconds without a token request after the provider did not answer one, doubled each time. */
const pauseAfterFailure = 10_000
const maxPause = 300_000
/** Least milliseconds between two automatic refreshes: a provider may state a lifetime of one second. */
const leastInterval = 10_000
/** Milliseconds. If the service refuses a refreshed token that is younger, the session has ended. */
const minAgeForRetry = 60_000

interface TokenState {
  grant: Grant
  /** Time of its request, by the clock of `now`. */
  requestedAt: number
  lifetime: number
  /** Whether it was requested because the service refused the previous one. */
  afterRefusal: boolean
  pendingRefresh: Promise<string | null> | null
  /** Number of refreshes in a row that the provider did not answer, and the time of the last one. */
  failures: number
  failedAt: number
}

export interface TokensOptions {
  refresh(grant: Grant): Promise<Grant>
  onRefreshed(account: Account): void
  onEnded(why: EndCause): void
  /** Called with a grant that arrived after its session had ended: it must be revoked. */
  onLateGrant(grant: Grant): void
  /** Milliseconds of a monotonic clock, because a change of the wall clock is no expiry. */
  now?: () => number
}

export interface Tokens {
  setGrant(grant: Grant): void
  /** Forgets the tokens at once and returns them. */
  takeGrant(): Grant | null
  token: TokenSource
  /** Milliseconds until a refresh is due; `null`: no token. */
  millisecondsUntilRefresh(): number | null
  /** Shortens the pause to that of a first failure, because the provider may be reachable again. */
  resetBackoff(): void
  timeLeft(): TimeLeft | null
}

export interface TimeLeft {
  /** Expiry of the access token; `Infinity`: not stated. */
  milliseconds: number
  /** Whether it can be refreshed without the person. */
  refreshable: boolean
}

/**
 * The only owner of the tokens. It refreshes a grant with one request at a time, because a second one with the same
 * refresh token would end the session at a provider that rotates them. Each `TokenState` is one session; answers for
 * another one are dropped.
 */
export function createTokens(options: TokensOptions): Tokens {
  const { refresh, onRefreshed, onEnded, onLateGrant, now = () => performance.now() } = options
  let current: TokenState | null = null

  async function token(refused?: string): Promise<string | null> {
    const session = current
    if (!session) return null
    const { accessToken } = session.grant
    if (refused === accessToken) return refreshOnce(session, true)
    if (age(session) < session.lifetime * refreshAfter) return accessToken
    const newToken = await refreshOnce(session, false)
    if (newToken !== null || current !== session) return newToken
    return age(session) < session.lifetime ? accessToken : null
  }

  function refreshOnce(session: TokenState, afterRefusal: boolean): Promise<string | null> {
    session.pendingRefresh ??= requestNewToken(session, afterRefusal).finally(() => {
      session.pendingRefresh = null
    })
    return session.pendingRefresh
  }

  async function requestNewToken(session: TokenState, afterRefusal: boolean): Promise<string | null> {
    const requestedAt = now()
    if (pause(session) > 0) return null
    if (afterRefusal && session.afterRefusal && age(session) < Math.min(minAgeForRetry, session.lifetime / 2))
      return end('refused')
    if (session.grant.refreshToken === null)
      return afterRefusal || age(session) >= session.lifetime ? end('expired') : null
    try {
      const grant = await refresh(session.grant)
      if (current !== session) {
        onLateGrant(grant)
        return null
      }
      Object.assign(session, { grant, requestedAt, lifetime: readLifetime(grant), afterRefusal, failures: 0 })
      onRefreshed(grant.account)
      return grant.accessToken
    } catch (error) {
      if (current !== session) return null
      if (error instanceof GrantEndedError) return end(error.why)
      session.failures += 1
      session.failedAt = now()
      return null
    }
  }

  function end(why: EndCause): null {
    current = null
    onEnded(why)
    return null
  }

  const age = (session: TokenState) => now() - session.requestedAt

  function pause({ failures, failedAt }: TokenState): number {
    if (failures === 0) return 0
    const length = Math.min(pauseAfterFailure * 2 ** (failures - 1), maxPause)
    return Math.max(0, failedAt + length - now())
  }

  return {
    token,
    setGrant(grant) {
      current = {
        grant,
        requestedAt: now(),
        lifetime: readLifetime(grant),
        afterRefusal: false,
        pendingRefresh: null,
        failures: 0,
        failedAt: 0,
      }
    },
    takeGrant() {
      const grant = current?.grant ?? null
      current = null
      return grant
    },
    millisecondsUntilRefresh() {
      if (!current) return null
      const { grant, lifetime } = current
      const dueAge = grant.refreshToken === null ? lifetime : Math.max(lifetime * refreshAfter, leastInterval)
      return Math.max(dueAge - age(current), pause(current), 0)
    },
    resetBackoff() {
      if (current) current.failures = Math.min(current.failures, 1)
    },
    timeLeft() {
      if (!current) return null
      const milliseconds = Math.max(0, current.lifetime - age(current))
      return { milliseconds, refreshable: current.grant.refreshToken !== null }
    },
  }
}

/** Milliseconds. A token without a stated lifetime is used until the service refuses it. */
function readLifetime({ lifetimeSeconds }: Grant): number {
  return lifetimeSeconds === null ? Number.POSITIVE_INFINITY : lifetimeSeconds * 1000
}
