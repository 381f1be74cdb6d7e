import { startAutoRefresh, type WakeEvents } from './auto-refresh'
import type { SignOutRequest } from './grant'
import { type LogoutPage, navigateToLogout } from './logout-navigation'
import { createTokens, type Tokens, type TokensOptions } from './tokens'

export interface TokenRefresher extends Tokens {
  /** Stops refreshing. */
  close(): void
  /** Navigates to the provider's logout. */
  navigateToLogout(request: SignOutRequest): void
}

/** Refreshes tokens automatically. This script is loaded at a sign-in. */
export function createTokenRefresher(
  options: TokensOptions & { page: WakeEvents & LogoutPage; onWake(): void },
): TokenRefresher {
  const tokens = createTokens(options)
  const { schedule, stop } = startAutoRefresh(tokens, options.page, options.onWake)
  return {
    ...tokens,
    setGrant(grant) {
      tokens.setGrant(grant)
      schedule()
    },
    close: stop,
    navigateToLogout: (request) => navigateToLogout(request, options.page),
  }
}
