import type { TokenSet } from '../token-set'
import { startAutoRefresh, type WakeEvents } from './auto-refresh'
import { Tokens, type TokensOptions } from './tokens'

interface TokenRefresherOptions extends TokensOptions {
  page: WakeEvents
  /** Called when the page wakes (see `startAutoRefresh`), before the tokens are refreshed. */
  onWake(): void
}

/** Tokens that are refreshed automatically. */
export interface TokenRefresher {
  readonly tokens: Tokens
  /** Replaces the token set, and refreshes it whenever that is due. */
  setTokenSet(tokenSet: TokenSet): void
  /** Ends the automatic refresh. The tokens are not forgotten: see `takeTokenSet`. */
  close(): void
}

/** Creates the tokens of this tab with their automatic refresh. Its script is loaded at a sign-in. */
export function createTokenRefresher({ page, onWake, ...options }: TokenRefresherOptions): TokenRefresher {
  const tokens = new Tokens(options)
  const timer = startAutoRefresh(tokens, page, onWake)
  return {
    tokens,
    setTokenSet(tokenSet) {
      tokens.setTokenSet(tokenSet)
      timer.schedule()
    },
    close: timer.stop,
  }
}
