import type { TokenSource } from '../model/viewer'
import { type EndCause, GrantEndedError } from './errors'
import type { Grant } from './grant'
import type { Account } from './session-state'

/** Share of a token's lifetime after which a newer one is fetched, so that requests rarely meet an expired one. */
const renewAfter = 0.75
/** Milliseconds without a token request after one that failed for want of a provider; twice as long each time. */
const pauseAfterTrouble = 10_000
const longestPause = 300_000
/** Milliseconds between two renewals that nobody asked for: a provider may say that a token lives a second. */
const leastInterval = 10_000
/** A renewed token that the service refuses within this many milliseconds was never good. */
const refusedYoung = 60_000

interface Held {
  grant: Grant
  /** On the clock of `now`, when it was asked for. */
  since: number
  lifetime: number
  /** Fetched because the service refused the one before. */
  afterRefusal: boolean
  flight: Promise<string | null> | null
  /** Renewals in a row that failed for want of a provider, and when the last one did. */
  troubles: number
  troubledAt: number
}

export interface TokensOptions {
  refresh(grant: Grant): Promise<Grant>
  onRenewed(account: Account): void
  onEnded(why: EndCause): void
  /** A renewal that came back after its session was over: nobody will use it. */
  onLate(grant: Grant): void
  /** Milliseconds of a clock that no one can set: wall clocks jump, and a jump is no expiry. */
  now?: () => number
}

export interface Tokens {
  hold(grant: Grant): void
  /** Forgets the tokens at once and gives back what was held. */
  drop(): Grant | null
  token: TokenSource
  /** Milliseconds until asking for a token is worth while even if nobody needs one; `null` with nothing held. */
  due(): number | null
  /** The provider may be there again: the next try waits no longer than after a first failure. */
  resetBackoff(): void
  timeLeft(): TimeLeft | null
}

export interface TimeLeft {
  /** Of the access token; `Infinity` where the provider did not say. */
  milliseconds: number
  /** Whether a new one can be had without the person. */
  renewable: boolean
}

/**
 * The one owner of the tokens. A grant is renewed by one request at a
 * time, whoever asks and however often: a second one with the same refresh token would end the session at a
 * provider that rotates them. Each `Held` is one session; whatever comes back for another one is dropped.
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
    const length = Math.min(pauseAfterTrouble * 2 ** (troubles - 1), longestPause)
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

/** Milliseconds; a token without a stated lifetime is used until the service refuses it. */
function readLifetime({ lifetimeSeconds }: Grant): number {
  return lifetimeSeconds === null ? Number.POSITIVE_INFINITY : lifetimeSeconds * 1000
}
