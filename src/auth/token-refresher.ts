import { startAutoRefresh, type WakeEvents } from './auto-refresh'
import type { Grant, SignOutRequest } from './grant'
import { type LogoutPage, navigateToLogout } from './logout-navigation'
import { Tokens, type TokensOptions } from './tokens'

interface TokenRefresherOptions extends TokensOptions {
  page: WakeEvents & LogoutPage
  /** Called when the page wakes, before tokens are refreshed. */
  onWake(): void
}

/** Refreshes tokens automatically. This script is loaded at a sign-in. */
export class TokenRefresher extends Tokens {
  readonly #page: LogoutPage
  readonly #timer: { schedule(): void; stop(): void }

  constructor({ page, onWake, ...options }: TokenRefresherOptions) {
    super(options)
    this.#page = page
    this.#timer = startAutoRefresh(this, page, onWake)
  }

  override setGrant(grant: Grant): void {
    super.setGrant(grant)
    this.#timer.schedule()
  }

  close(): void {
    this.#timer.stop()
  }

  /** Navigates to the provider's logout. */
  navigateToLogout(request: SignOutRequest): void {
    navigateToLogout(request, this.#page)
  }
}
