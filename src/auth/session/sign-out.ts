import type { SignOutRequest } from '../provider'
import type { TokenSet } from '../token-set'
import { withTimeout } from '../with-timeout'
import { navigateToLogout } from './logout-navigation'
import { currentView, type SessionParts } from './session-parts'
import type { TabTokenSet } from './tab-token-set'

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
  const { page, store, logFailure } = parts
  const signedOut = store.state
  // A person who is signing in again must not be sent to the logout, nor lose the pending redirect.
  const isSignedOut = () => store.state === signedOut
  const request = await withTimeout(timeout, prepareLogout(tokenSet, parts, isSignedOut)).catch(
    (error: unknown) => {
      logFailure(error)
      return null
    },
  )
  if (!isSignedOut()) return
  // Without an answer, the state has that the provider's session may be open.
  if (request === null) store.dispatch({ kind: 'provider-session', atProvider: 'open' })
  else navigateToLogout(request, page)
}

/** Revokes the tokens and creates the request of the logout, which replaces the pending redirect. */
async function prepareLogout(
  tokenSet: TokenSet,
  { page, getProvider }: SessionParts,
  isSignedOut: () => boolean,
): Promise<SignOutRequest | null> {
  const provider = await getProvider()
  await provider.revokeAtSignOut(tokenSet)
  return isSignedOut() ? await provider.endSession(tokenSet, currentView(page)) : null
}
