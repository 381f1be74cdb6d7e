import { failNotLoaded } from './errors'
import type { Grant } from './grant'
import { GrantEndedError } from './provider-errors'
import type { SessionParts } from './session-parts'
import { openSignOutChannel, type SignOutChannel } from './sign-out-channel'
import type { TokenRefresher } from './token-refresher'
import type { Tokens } from './tokens'

/**
 * The grant of this tab, which `Tokens` stores: has it refreshed, and ends it when that is no longer possible or when
 * the person signs out in another tab. Every tab has its own grant, so each must revoke its own.
 */
export class TabGrant {
  readonly #parts: SessionParts
  readonly #now: (() => number) | undefined
  #refresher: TokenRefresher | null = null
  #channel: SignOutChannel | null = null
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

  /** The tokens of this tab; `null`: nobody has signed in in this page. */
  get tokens(): Tokens | null {
    return this.#refresher?.tokens ?? null
  }

  /** Loads the script that refreshes tokens. @throws SignInError */
  async loadRefresher(importScript = () => import('./token-refresher')): Promise<TokenRefresher> {
    const { page, store, markers, logFailure } = this.#parts
    const { createTokenRefresher } = await importScript().catch(failNotLoaded)
    this.#refresher ??= createTokenRefresher({
      page,
      refresh: (grant) => this.#refresh(grant),
      onRefreshed: (account) => store.dispatch({ kind: 'refreshed', account }),
      onEnded: (reason) => {
        markers.clearSignIn()
        // Answers of the provider, which cause the others, are logged when they come.
        if (reason === 'refused')
          logFailure(new Error('The service refused a token that had just been refreshed'))
        store.dispatch({ kind: 'ended', reason })
      },
      onLateGrant: (grant) => this.revokeInBackground(grant),
      // A message of another tab may be delayed in a tab that was frozen; the stored marker is not.
      onWake: () => {
        const secret = this.tokens?.sessionSecret ?? null
        if (secret !== null && markers.isSignedOut(secret)) this.#endAfterOtherTab()
      },
      ...(this.#now && { now: this.#now }),
    })
    return this.#refresher
  }

  /** Informs the other tabs of a sign-out. */
  announceSignOut({ sessionSecret }: Grant): void {
    this.#channel?.announce(sessionSecret)
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
    this.tokens?.takeGrant()
    this.#refresher?.close()
    this.#refresher = null
    this.#channel?.close()
    this.#channel = null
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
    else if (message === this.tokens?.sessionSecret) this.#endAfterOtherTab()
    // Another session was signed out. The sign-in is stored again, so that a reload does not end this session.
    else markers.storeSignIn()
  }

  #endAfterOtherTab(): void {
    const grant = this.tokens?.takeGrant()
    this.#parts.markers.clearSignIn()
    this.#parts.store.dispatch({ kind: 'ended', reason: 'other-tab' })
    if (grant) this.revokeInBackground(grant)
  }
}
