import type { Grant, SignOutRequest } from './grant'
import { GrantEndedError } from './provider-errors'
import type { SessionParts } from './session-parts'
import { openSignOutChannel, type SignOutChannel } from './sign-out-channel'
import type { TokenRefresher } from './token-refresher'
import type { TimeLeft } from './tokens'

/**
 * The grant of this tab. It is refreshed until the person signs out here or in another tab, or it cannot be refreshed
 * any more. Every tab has its own grant, so each must revoke its own.
 */
export class TabGrant {
  readonly #parts: SessionParts
  readonly #now: (() => number) | undefined
  #refresher: TokenRefresher | null = null
  #channel: SignOutChannel | null = null
  #sessionSecret = ''
  /** Messages of other tabs during a sign-in. */
  readonly #received = new Set<unknown>()

  constructor(parts: SessionParts, now?: () => number) {
    this.#parts = parts
    this.#now = now
  }

  /** Listens to the sign-outs of other tabs. */
  listen(): void {
    this.#received.clear()
    this.#channel ??= openSignOutChannel(this.#parts.page, (message) => this.#receive(message))
  }

  /** Whether another tab has signed out of the grant's session since `listen`. */
  isSignedOut({ sessionSecret }: Grant): boolean {
    return this.#received.has(sessionSecret)
  }

  /** Loads the script that refreshes tokens. Must be called before `set`. */
  async load(): Promise<void> {
    const { page, store, markers } = this.#parts
    const { TokenRefresher } = await import('./token-refresher')
    this.#refresher ??= new TokenRefresher({
      page,
      refresh: (grant) => this.#refresh(grant),
      onRefreshed: (account) => store.dispatch({ kind: 'refreshed', account }),
      onEnded: (reason) => {
        markers.clearSignIn()
        store.dispatch({ kind: 'ended', reason })
      },
      onLateGrant: (grant) => this.revokeInBackground(grant),
      // A message of another tab may be delayed in a tab that was frozen; the stored marker is not.
      onWake: () => {
        if (store.state.kind === 'signed-in' && markers.isSignedOut(this.#sessionSecret))
          this.#endAfterOtherTab()
      },
      ...(this.#now && { now: this.#now }),
    })
  }

  set(grant: Grant): void {
    this.#refresher?.setGrant(grant)
    this.#sessionSecret = grant.sessionSecret
  }

  /** Forgets the tokens at once and returns them. */
  take(): Grant | null {
    return this.#refresher?.takeGrant() ?? null
  }

  async token(refused?: string): Promise<string | null> {
    return this.#refresher?.token(refused) ?? null
  }

  timeLeft(): TimeLeft | null {
    return this.#refresher?.timeLeft() ?? null
  }

  /** Informs the other tabs of a sign-out. */
  announceSignOut({ sessionSecret }: Grant): void {
    this.#channel?.announce(sessionSecret)
  }

  navigateToLogout(request: SignOutRequest): void {
    this.#refresher?.navigateToLogout(request)
  }

  revokeInBackground(grant: Grant): void {
    const { getProvider } = this.#parts
    // A token that is not revoked expires by itself.
    getProvider()
      .then((provider) => provider.revoke(grant))
      .catch(() => undefined)
  }

  /** Forgets the tokens and listens to nothing any more. */
  close(): void {
    this.take()
    this.#refresher?.close()
    this.#channel?.close()
  }

  async #refresh(grant: Grant): Promise<Grant> {
    const { getProvider, logFailure } = this.#parts
    try {
      return await (await getProvider()).refresh(grant)
    } catch (error) {
      logFailure(error instanceof GrantEndedError ? error.cause : error)
      throw error
    }
  }

  #receive(message: unknown): void {
    const { store, markers } = this.#parts
    if (store.state.kind !== 'signed-in') this.#received.add(message)
    else if (message === this.#sessionSecret) this.#endAfterOtherTab()
    else markers.storeSignIn()
  }

  #endAfterOtherTab(): void {
    const grant = this.take()
    this.#parts.markers.clearSignIn()
    this.#parts.store.dispatch({ kind: 'ended', reason: 'other-tab' })
    if (grant) this.revokeInBackground(grant)
  }
}
