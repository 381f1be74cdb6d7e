import { navigateToLogout } from './logout-navigation'
import type { SignOutRequest } from './provider'
import { currentView, type SessionParts } from './session-parts'
import type { TabTokenSet } from './tab-token-set'
import type { TokenSet } from './token-set'
import { withTimeout } from './with-timeout'

/** Milliseconds in which the provider must answer, or its session may remain. */
const timeout = 2000

/** The steps of a session's `signOut`. Never rejects. */
export async function signOut(parts: SessionParts, tabTokenSet: TabTokenSet): Promise<void> {
  const { store, markers } = parts
  const tokenSet = tabTokenSet.tokens?.takeTokenSet()
  if (!tokenSet) return
  store.dispatch({ kind: 'signed-out' })
  markers.storeSignOut(tokenSet.sessionSecret)
  tabTokenSet.announceSignOut(tokenSet)
  await redirectToLogout(tokenSet, parts)
}

async function redirectToLogout(tokenSet: TokenSet, parts: SessionParts): Promise<void> {
  const { page, store } = parts
  const signedOut = store.state
  const hasAnswered = await revoke(tokenSet, parts)
  // A person who is signing in again must not be sent to the logout, nor lose the pending redirect.
  if (store.state !== signedOut) return
  // Without an answer, the state has that the provider's session may be open.
  const request = hasAnswered ? await prepareLogout(tokenSet, parts) : null
  if (request === null) store.dispatch({ kind: 'provider-session', atProvider: 'open' })
  else navigateToLogout(request, page)
}

/** Whether the provider has answered in time. */
async function revoke(tokenSet: TokenSet, { getProvider, logFailure }: SessionParts): Promise<boolean> {
  const revoking = getProvider().then((provider) => provider.revokeAtSignOut(tokenSet))
  try {
    await withTimeout(timeout, revoking)
    return true
  } catch (error) {
    logFailure(error)
    return false
  }
}

async function prepareLogout(tokenSet: TokenSet, parts: SessionParts): Promise<SignOutRequest | null> {
  const { page, getProvider, logFailure } = parts
  try {
    return await (await getProvider()).endSession(tokenSet, currentView(page))
  } catch (error) {
    logFailure(error)
    return null
  }
}
