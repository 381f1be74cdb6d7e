import { OpenIdProvider } from '../../../src/auth/provider/openid-provider'
import { takeRedirectCallback } from '../../../src/auth/redirect/redirect-callback'
import type { IdentityConfig } from '../../../src/config/config'
import { openTab } from './page'
import { startSmallProvider } from './small-provider'

/** The real `provider.ts` before a small provider, in a tab whose pages share one storage. */
export async function openLogin() {
  const theirs = await startSmallProvider()
  const storage = new Map<string, string>()
  const tab = (address = '/') => openTab(address, { storage })
  const provider = (page = tab(), more: Partial<IdentityConfig> = {}) =>
    new OpenIdProvider({ authority: theirs.authority, clientId: 'plugboard', scope: 'openid', ...more }, page)

  /** Starts a sign-in up to the login page, and returns the callback of a correct provider. */
  async function callbackOf(changes: Record<string, string | null> = {}, isSilent = false) {
    const abort = isSilent ? new AbortController().signal : undefined
    const request = new URL(await provider().authorize('/?q=meran', abort))
    theirs.behaviour.claims = { nonce: request.searchParams.get('nonce'), ...theirs.behaviour.claims }
    const callback = new URL('https://plugboard.test/auth/callback/')
    const answer = { code: 'c1', state: request.searchParams.get('state'), iss: theirs.authority, ...changes }
    for (const [name, value] of Object.entries(answer))
      if (value !== null) callback.searchParams.set(name, value)
    return callback.href
  }

  /** Comes back in a new page, as after every redirect. */
  async function signIn(callback: string) {
    const page = tab(callback)
    takeRedirectCallback(page)
    return await provider(page).exchange(callback)
  }

  const tokenRequests = () => theirs.requests.filter(({ path }) => path === '/token').map(({ form }) => form)
  /** The token that was revoked last. */
  const revoked = () => theirs.requests.findLast(({ path }) => path === '/revoke')?.form.token

  return { theirs, storage, tab, provider, callbackOf, signIn, tokenRequests, revoked }
}

export type Login = Awaited<ReturnType<typeof openLogin>>
