import { toSignInError } from './errors'
import type { Grant } from './grant'
import type { SessionParts } from './session-parts'
import { failedSignIn, type SessionEvent } from './session-state'
import type { TabGrant } from './tab-grant'
import type { TokenRefresher } from './token-refresher'
import { withTimeout } from './with-timeout'

/** Milliseconds in which the provider must answer. */
const timeout = 8000

/** A sign-in: the redirect to the provider and, in the page that the provider redirects to, the code's exchange. */
export class SignIn {
  readonly #parts: SessionParts
  readonly #tabGrant: TabGrant
  #pendingRedirect: Promise<void> | null = null

  constructor(parts: SessionParts, tabGrant: TabGrant) {
    this.#parts = parts
    this.#tabGrant = tabGrant
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
    this.#tabGrant.listen()
    const exchange = this.#parts.getProvider().then((provider) => provider.exchange(callbackUrl))
    try {
      await this.#trackSignIn(async () => {
        const loading = Promise.all([exchange, this.#tabGrant.loadRefresher()])
        const [grant, refresher] = await withTimeout(timeout, loading)
        this.#accept(grant, refresher, isSilent)
      }, isSilent)
    } catch {
      exchange.then(
        (grant) => this.#tabGrant.revokeInBackground(grant), // too late, or not to be used
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

  #accept(grant: Grant, refresher: TokenRefresher, isSilent: boolean): void {
    const { store, markers } = this.#parts
    const end = this.#findSignOut(grant, isSilent)
    if (end) {
      this.#tabGrant.revokeInBackground(grant)
      store.dispatch(end)
      return
    }
    refresher.setGrant(grant)
    markers.storeSignIn()
    store.dispatch({ kind: 'signed-in', account: grant.account })
  }

  /** Returns the event that ends this sign-in because the person has signed out in another tab; `null`: they have not. */
  #findSignOut(grant: Grant, isSilent: boolean): SessionEvent | null {
    if (this.#tabGrant.isSignedOut(grant)) return { kind: 'ended', reason: 'other-tab' }
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
      store.dispatch(failedSignIn(error.reason, isSilent))
      throw error
    }
  }
}
