import type { SignOutRequest } from './grant'
import { keepFresh, type Woken } from './keep-fresh'
import { type Leaving, leaveFor } from './leave'
import { createTokens, type Tokens, type TokensOptions } from './tokens'

export interface Keeper extends Tokens {
  /** Keeps nothing fresh any more. */
  close(): void
  /** Leaves the page for the provider's logout. */
  leaveFor(request: SignOutRequest): void
}

/** The tokens of one page and what keeps them fresh; loaded when there is something to keep. */
export function createKeeper(options: TokensOptions & { page: Woken & Leaving; onWake(): void }): Keeper {
  const tokens = createTokens(options)
  const { arm, stop } = keepFresh(tokens, options.page, options.onWake)
  return {
    ...tokens,
    hold(grant) {
      tokens.hold(grant)
      arm()
    },
    close: stop,
    leaveFor: (request) => leaveFor(request, options.page),
  }
}
