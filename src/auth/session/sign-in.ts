import { toSignInError } from '../errors'
import { failedSignIn, type SessionEvent } from '../session-state'
import type { TokenSet } from '../token-set'
import type { TokenRefresher } from '../tokens/token-refresher'
import { withTimeout } from '../with-timeout'
import type { SessionParts } from './session-parts'
import type { TabTokenSet } from './tab-token-set'

/** Milliseconds in which the provider must answer. */
const timeout = 8000

/** A sign-in: the redirect to the provider and, in the page that the provider redirects to, the code's exchange. */
export class SignIn {
  readonly #parts: SessionParts
  readonly #tabTokenSet: TabTokenSet
  #pendingRedirect: Promise<void> | null = null

  constructor(parts: SessionParts, tabTokenSet: TabTokenSet) {
    this.#parts = parts
    this.#tabTokenSet = tabTokenSet
  }

  /** Redirects once, however often it is called. @throws SignInError, also set in the state */
  redirect(returnTo: string): Promise<void> {
    this.#pendingRedirect ??= this.#redirect(returnTo).finally(() => {
      this.#pendingRedirect = null
    })
    return this.#pendingRedirect
  }

  /** Exchanges the code of a callback for tokens. The state has the result; never rejects. */
  async exchange(callbackUrl: string, { isSilent }: { isSilent: boolean }): Promise<void> {
    this.#tabTokenSet.listen()
    const exchange = this.#parts.getProvider().then((provider) => provider.exchange(callbackUrl))
    try {
      await this.#trackSignIn(async () => {
        const loading = Promise.all([exchange, this.#tabTokenSet.loadRefresher()])
        const [tokenSet, refresher] = await withTimeout(timeout, loading)
        this.#accept(tokenSet, refresher, isSilent)
      }, isSilent)
    } catch {
      exchange.then(
        (tokenSet) => this.#tabTokenSet.revokeInBackground(tokenSet), // too late, or not to be used
        () => undefined,
      )
    }
  }

  async #redirect(returnTo: string): Promise<void> {
    const { page, store, getProvider } = this.#parts
    const address = await this.#trackSignIn(() =>
      withTimeout(
        timeout,
        getProvider().then((provider) => provider.authorize(returnTo)),
      ),
    )
    page.location.assign(address)
    store.dispatch({ kind: 'redirected' })
  }

  #accept(tokenSet: TokenSet, refresher: TokenRefresher, isSilent: boolean): void {
    const { store, markers } = this.#parts
    const end = this.#findSignOut(tokenSet, isSilent)
    if (end) {
      this.#tabTokenSet.revokeInBackground(tokenSet)
      store.dispatch(end)
      return
    }
    refresher.setTokenSet(tokenSet)
    markers.storeSignIn()
    store.dispatch({ kind: 'signed-in', account: tokenSet.account })
  }

  /**
   * Returns the event that ends this sign-in because the person has signed out in another tab; `null`: they have not.
   */
  #findSignOut(tokenSet: TokenSet, isSilent: boolean): SessionEvent | null {
    if (this.#tabTokenSet.isSignedOut(tokenSet)) return { kind: 'ended', reason: 'other-tab' }
    return isSilent && this.#parts.markers.hasNewSignOut() ? { kind: 'not-resumed' } : null
  }

  /** Runs a part of a sign-in. The state has that it has started, and the reason if it fails; the log has the cause. */
  async #trackSignIn<T>(run: () => Promise<T>, isSilent = false): Promise<T> {
    const { store, logFailure } = this.#parts
    store.dispatch({ kind: 'sign-in-started' })
    try {
      return await run()
    } catch (cause) {
      const error = toSignInError(cause)
      logFailure(error.cause)
      store.dispatch(failedSignIn(error, isSilent))
      throw error
    }
  }
}
