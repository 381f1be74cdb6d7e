import type { TokenSource } from '../model/viewer'
import type { Grant } from './grant'
import { type EndCause, GrantEndedError } from './provider-errors'
import type { Account } from './session-state'

/** Share of a token's lifetime after which a newer one is fetched, so that requests rarely meet an expired one. */
const renewAfter = 0.75
/** Milliseconds without a token request after the provider did not answer one, doubled each time. */
const pauseAfterTrouble = 10_000
const maxPause = 300_000
/** Least milliseconds between two automatic renewals: a provider may state a lifetime of one second. */
const leastInterval = 10_000
/** If the service refuses a renewed token within this many milliseconds, the session has ended. */
const refusedYoung = 60_000

interface Held {
  grant: Grant
  /** Time of its request, by the clock of `now`. */
  since: number
  lifetime: number
  /** Whether it was requested because the service refused the previous one. */
  afterRefusal: boolean
  flight: Promise<string | null> | null
  /** Renewals in a row without an answer of the provider, and the time of the last one. */
  troubles: number
  troubledAt: number
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
  hold(grant: Grant): void
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
 * refresh token would end the session at a provider that rotates them. Each `Held` is one session; answers for another
 * one are dropped.
 */
export function createTokens(options: TokensOptions): Tokens {
  const { refresh, onRenewed, onEnded, onLate, now = () => performance.now() } = options
  let held: Held | null = null

  async function token(rejected?: string): Promise<string | null> {
    const mine = held
    if (!mine) return null
    const current = mine.grant.accessToken
    if (rejected === current) return renew(mine, true)
    if (age(mine) < mine.lifetime * renewAfter) return current
    const renewed = await renew(mine, false)
    if (renewed !== null || held !== mine) return renewed
    return age(mine) < mine.lifetime ? current : null
  }

  function renew(mine: Held, refused: boolean): Promise<string | null> {
    mine.flight ??= fly(mine, refused).finally(() => {
      mine.flight = null
    })
    return mine.flight
  }

  async function fly(mine: Held, refused: boolean): Promise<string | null> {
    const since = now()
    if (pause(mine) > 0) return null
    if (refused && mine.afterRefusal && age(mine) < Math.min(refusedYoung, mine.lifetime / 2))
      return end('refused')
    if (mine.grant.refreshToken === null) return refused || age(mine) >= mine.lifetime ? end('expired') : null
    try {
      const grant = await refresh(mine.grant)
      if (held !== mine) {
        onLate(grant)
        return null
      }
      Object.assign(mine, { grant, since, lifetime: readLifetime(grant), afterRefusal: refused, troubles: 0 })
      onRenewed(grant.account)
      return grant.accessToken
    } catch (error) {
      if (held !== mine) return null
      if (error instanceof GrantEndedError) return end(error.why)
      mine.troubles += 1
      mine.troubledAt = now()
      return null
    }
  }

  function end(why: EndCause): null {
    held = null
    onEnded(why)
    return null
  }

  const age = (mine: Held) => now() - mine.since

  function pause({ troubles, troubledAt }: Held): number {
    if (troubles === 0) return 0
    const length = Math.min(pauseAfterTrouble * 2 ** (troubles - 1), maxPause)
    return Math.max(0, troubledAt + length - now())
  }

  return {
    token,
    hold(grant) {
      held = {
        grant,
        since: now(),
        lifetime: readLifetime(grant),
        afterRefusal: false,
        flight: null,
        troubles: 0,
        troubledAt: 0,
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
      const goal = grant.refreshToken === null ? lifetime : Math.max(lifetime * renewAfter, leastInterval)
      return Math.max(goal - age(held), pause(held), 0)
    },
    resetBackoff() {
      if (held) held.troubles = Math.min(held.troubles, 1)
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
