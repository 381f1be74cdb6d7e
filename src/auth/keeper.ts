import { keepFresh, type Woken } from './keep-fresh'
import { createTokens, type Tokens, type TokensOptions } from './tokens'

export interface Keeper extends Tokens {
  /** Keeps nothing fresh any more. */
  close(): void
}

/** The tokens of one page and what keeps them fresh; loaded when there is something to keep. */
export function createKeeper(options: TokensOptions & { page: Woken; onWake(): void }): Keeper {
  const tokens = createTokens(options)
  const { arm, stop } = keepFresh(tokens, options.page, options.onWake)
  return {
    ...tokens,
    hold(grant) {
      tokens.hold(grant)
      arm()
    },
    close: stop,
  }
}
