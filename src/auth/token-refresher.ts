import { startAutoRefresh, type WakeEvents } from './auto-refresh'
import type { TokenSet } from './token-set'
import { Tokens, type TokensOptions } from './tokens'

interface TokenRefresherOptions extends TokensOptions {
  page: WakeEvents
  /** Called when the page wakes, before tokens are refreshed. */
  onWake(): void
}

export interface TokenRefresher {
  readonly tokens: Tokens
  /** Keeps the token set and refreshes it from now on. */
  setTokenSet(tokenSet: TokenSet): void
  /** Refreshes nothing any more. */
  close(): void
}

/** Refreshes tokens automatically. This script is loaded at a sign-in. */
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
