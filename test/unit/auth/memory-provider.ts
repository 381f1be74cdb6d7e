import { onTestFinished } from 'vitest'
import type { Provider, SignOutRequest } from '../../../src/auth/provider'
import { createSession, type Session, type SessionOptions } from '../../../src/auth/session/session'
import type { TokenSet } from '../../../src/auth/token-set'
import { openTab } from './page'

export const identity = { authority: 'https://id.test/realm', clientId: 'plugboard', scope: 'openid' }
export const arrival = {
  kind: 'sign-in',
  url: 'https://plugboard.test/auth/callback/?code=1&state=2',
} as const
export const ada: TokenSet = {
  accessToken: 'access-ada',
  refreshToken: 'refresh-ada',
  idToken: 'id-ada',
  sessionSecret: 'session-ada',
  lifetimeSeconds: 300,
  account: { viewer: 'https://id.test/realm|ada', name: 'Ada', roles: ['reader'] },
}

/** Provider in memory; the test decides every answer. */
export class MemoryProvider implements Provider {
  log: string[] = []
  /** Where the page was sent. */
  visited: string[] = []
  authorize: Provider['authorize'] = async (returnTo) => `https://id.test/auth?back=${returnTo}`
  exchange: Provider['exchange'] = async () => ada
  refresh: Provider['refresh'] = async () => ({ ...ada, accessToken: 'access-ada-2' })
  async revoke({ refreshToken }: TokenSet): Promise<void> {
    this.log.push(`revoke ${refreshToken}`)
  }
  revokeAtSignOut(tokenSet: TokenSet): Promise<void> {
    return this.revoke(tokenSet)
  }
  async endSession(_tokenSet: TokenSet, returnTo: string): Promise<SignOutRequest> {
    this.log.push('endSession')
    return { address: `https://id.test/logout?back=${returnTo}`, fields: null }
  }
}

/** A session of a tab that asks `provider`; its page goes when the test ends. */
export function openSession(provider: MemoryProvider, options: SessionOptions = {}): Session {
  const page = openTab('/?q=meran', { visited: provider.visited })
  const session = createSession(identity, { provider: async () => provider, page, ...options })
  onTestFinished(() => session.suspend())
  return session
}

export const reason = (session: Session) => {
  const state = session.state()
  return state.kind === 'anonymous' ? state.reason : null
}

/** The token for the catalog of the session's current viewer. */
export const tokenOf = (session: Session, refused?: string) =>
  session.tokenFor(session.state().viewer)(
    refused === undefined ? undefined : { token: refused, result: 'refused' },
  )
