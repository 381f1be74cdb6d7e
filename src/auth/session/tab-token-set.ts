import { failNotLoaded } from '../errors'
import { TokenSetEndedError } from '../provider-errors'
import type { TokenSet } from '../token-set'
import type { TokenRefresher } from '../tokens/token-refresher'
import type { Tokens } from '../tokens/tokens'
import type { SessionParts } from './session-parts'
import { openSignOutChannel, type SignOutChannel } from './sign-out-channel'

/**
 * The token set of this tab, which `Tokens` stores: has it refreshed, and ends it when that is no longer possible or
 * when the person signs out in another tab. Every tab has its own token set, so each must revoke its own.
 */
export class TabTokenSet {
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

  /** Whether another tab has signed out of the token set's session since `listen`. */
  isSignedOut({ sessionSecret }: TokenSet): boolean {
    return this.#received.has(sessionSecret)
  }

  /** The tokens of this tab; `null`: nobody has signed in in this page. */
  get tokens(): Tokens | null {
    return this.#refresher?.tokens ?? null
  }

  /** Loads the script that refreshes tokens. @throws SignInError */
  async loadRefresher(importScript = () => import('../tokens/token-refresher')): Promise<TokenRefresher> {
    const { page, store, markers, logFailure } = this.#parts
    const { createTokenRefresher } = await importScript().catch(failNotLoaded)
    this.#refresher ??= createTokenRefresher({
      page,
      refresh: (tokenSet) => this.#refresh(tokenSet),
      onRefreshed: (account) => store.dispatch({ kind: 'refreshed', account }),
      onEnded: (reason) => {
        markers.clearSignIn()
        // Answers of the provider, which cause the others, are logged when they come.
        if (reason === 'refused')
          logFailure(new Error('The service refused a token that had just been refreshed'))
        store.dispatch({ kind: 'ended', reason })
      },
      onLateTokenSet: (tokenSet) => this.revokeInBackground(tokenSet),
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
  announceSignOut({ sessionSecret }: TokenSet): void {
    this.#channel?.announce(sessionSecret)
  }

  revokeInBackground(tokenSet: TokenSet): void {
    const { getProvider } = this.#parts
    // A token that is not revoked expires by itself.
    getProvider()
      .then((provider) => provider.revoke(tokenSet))
      .catch(() => undefined)
  }

  /** Forgets the tokens and listens to nothing any more. */
  close(): void {
    this.tokens?.takeTokenSet()
    this.#refresher?.close()
    this.#refresher = null
    this.#channel?.close()
    this.#channel = null
  }

  async #refresh(tokenSet: TokenSet): Promise<TokenSet> {
    const { getProvider, logFailure } = this.#parts
    try {
      return await (await getProvider()).refresh(tokenSet)
    } catch (error) {
      logFailure(error instanceof TokenSetEndedError ? error.cause : error)
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
    const tokenSet = this.tokens?.takeTokenSet()
    this.#parts.markers.clearSignIn()
    this.#parts.store.dispatch({ kind: 'ended', reason: 'other-tab' })
    if (tokenSet) this.revokeInBackground(tokenSet)
  }
}
