import { minute } from '../../durations'
import type { Refusal, TokenReport } from '../../model/viewer'
import { backgroundPauses, backOff } from '../../retry/back-off'
import { type EndReason, TokenSetEndedError } from '../provider-errors'
import type { Account } from '../session-state'
import type { TokenSet } from '../token-set'

/** Share of a token's lifetime after which it is refreshed, so that the service rarely gets an expired one. */
const refreshAfter = 0.75
/** Minimum milliseconds between two automatic refreshes: a provider may state a lifetime of one second. */
const leastInterval = 10_000
/** Milliseconds. If the service refuses a refreshed token that is younger, the session has ended. */
const minAgeForRetry = minute

interface TokenState {
  tokenSet: TokenSet
  /** Time of its request, by the clock of `now`. */
  requestedAt: number
  /** Milliseconds from `requestedAt` to the access token's expiry; `Infinity`: not stated. */
  lifetime: number
  /**
   * Whether the service refused this token or the one before it, or seemed to, and has accepted none since. `tested`: a
   * token was given out after that, so that the next refusal is the second one in a row. Of simultaneous calls that one
   * failure of the network ends, none is.
   */
  doubt: 'none' | 'raised' | 'tested'
  pendingRefresh: Promise<string | null> | null
  /** Number of refreshes in a row that the provider did not answer, and the time of the last one. */
  failures: number
  failedAt: number
}

export interface TokensOptions {
  refresh(tokenSet: TokenSet): Promise<TokenSet>
  onRefreshed(account: Account): void
  onEnded(reason: EndReason): void
  /** Called with a token set that arrived after its session had ended: it must be revoked. */
  onLateTokenSet(tokenSet: TokenSet): void
  /** Milliseconds of a monotonic clock, because a change of the wall clock is no expiry. */
  now?: () => number
}

export interface TimeLeft {
  /** Expiry of the access token; `Infinity`: not stated. */
  milliseconds: number
  /** Whether it can be refreshed without the person. */
  refreshable: boolean
}

/**
 * The only owner of the tokens. It refreshes a token set with one request at a time, because a second one with the same
 * refresh token would end the session at a provider that rotates them. Each `TokenState` is one session; answers for
 * another one are dropped.
 */
export class Tokens {
  readonly #options: TokensOptions
  readonly #now: () => number
  #current: TokenState | null = null

  constructor(options: TokensOptions) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  setTokenSet(tokenSet: TokenSet): void {
    this.#current = {
      tokenSet,
      requestedAt: this.#now(),
      lifetime: readLifetime(tokenSet),
      doubt: 'none',
      pendingRefresh: null,
      failures: 0,
      failedAt: 0,
    }
  }

  /** Secret of the session whose tokens these are; `null`: no tokens. */
  get sessionSecret(): string | null {
    return this.#current?.tokenSet.sessionSecret ?? null
  }

  /** Forgets the tokens at once and returns them. */
  takeTokenSet(): TokenSet | null {
    const tokenSet = this.#current?.tokenSet ?? null
    this.#current = null
    return tokenSet
  }

  /**
   * The access token, refreshed if that is due; `null`: no token, or it cannot be refreshed now.
   * @param report after a refused or suspected token another one is returned, or the same one if it cannot be refreshed
   */
  async token(report?: TokenReport): Promise<string | null> {
    const state = this.#current
    if (!state) return null
    const { accessToken } = state.tokenSet
    if (report?.token === accessToken) {
      if (report.result !== 'accepted') return this.#refreshOnce(state, report.result)
      state.doubt = 'none'
      return accessToken
    }
    if (state.doubt === 'raised') state.doubt = 'tested'
    if (this.#age(state) < state.lifetime * refreshAfter) return accessToken
    const newToken = await this.#refreshOnce(state, null)
    if (newToken !== null || this.#current !== state) return newToken
    return this.#age(state) < state.lifetime ? accessToken : null
  }

  /** Milliseconds until a refresh is due; `null`: no token. */
  millisecondsUntilRefresh(): number | null {
    const state = this.#current
    if (!state) return null
    const { tokenSet, lifetime } = state
    const dueAge =
      tokenSet.refreshToken === null ? lifetime : Math.max(lifetime * refreshAfter, leastInterval)
    return Math.max(dueAge - this.#age(state), this.#pause(state), 0)
  }

  /** Shortens the pause to that of a first failure, because the provider may be reachable again. */
  shortenBackoff(): void {
    const state = this.#current
    if (state) state.failures = Math.min(state.failures, 1)
  }

  timeLeft(): TimeLeft | null {
    const state = this.#current
    if (!state) return null
    const milliseconds = Math.max(0, state.lifetime - this.#age(state))
    return { milliseconds, refreshable: state.tokenSet.refreshToken !== null }
  }

  #refreshOnce(state: TokenState, refusal: Refusal | null): Promise<string | null> {
    state.pendingRefresh ??= this.#requestNewToken(state, refusal).finally(() => {
      state.pendingRefresh = null
    })
    return state.pendingRefresh
  }

  async #requestNewToken(state: TokenState, refusal: Refusal | null): Promise<string | null> {
    if (this.#pause(state) > 0) return null
    const isRefusedAgain = refusal !== null && state.doubt === 'tested'
    if (state.tokenSet.refreshToken === null) {
      if (isRefusedAgain || refusal === 'refused' || this.#age(state) >= state.lifetime)
        return this.#end('expired')
      if (refusal === null) return null
      state.doubt = 'raised'
      return state.tokenSet.accessToken
    }
    if (isRefusedAgain && this.#age(state) < Math.min(minAgeForRetry, state.lifetime / 2))
      return this.#end('refused')
    try {
      return await this.#replaceTokenSet(state, refusal)
    } catch (error) {
      if (this.#current !== state) return null
      if (error instanceof TokenSetEndedError) return this.#end(error.reason)
      state.failures += 1
      state.failedAt = this.#now()
      return null
    }
  }

  async #replaceTokenSet(state: TokenState, refusal: Refusal | null): Promise<string | null> {
    const requestedAt = this.#now()
    const tokenSet = await this.#options.refresh(state.tokenSet)
    if (this.#current !== state) {
      this.#options.onLateTokenSet(tokenSet)
      return null
    }
    const doubt = refusal === null ? 'none' : 'tested'
    Object.assign(state, { tokenSet, requestedAt, lifetime: readLifetime(tokenSet), doubt, failures: 0 })
    this.#options.onRefreshed(tokenSet.account)
    return tokenSet.accessToken
  }

  #end(reason: EndReason): null {
    this.#current = null
    this.#options.onEnded(reason)
    return null
  }

  #age(state: TokenState): number {
    return this.#now() - state.requestedAt
  }

  /** Milliseconds until the provider may be asked again. */
  #pause({ failures, failedAt }: TokenState): number {
    return Math.max(0, failedAt + backOff(failures, backgroundPauses) - this.#now())
  }
}

/** Milliseconds. A token without a stated lifetime is used until the service refuses it. */
function readLifetime({ lifetimeSeconds }: TokenSet): number {
  return lifetimeSeconds === null ? Number.POSITIVE_INFINITY : lifetimeSeconds * 1000
}
