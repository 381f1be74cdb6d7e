import type { KoaContextWithOIDC, Provider } from 'oidc-provider'

/**
 * Signs out without a question and without a script if the request has a valid ID token, or if nobody is signed in.
 * It runs after oidc-provider, which has checked the request and written a page that requests a confirmation.
 */
export function endSession(provider: Provider) {
  return async (context: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next()
    const { oidc } = context
    if (oidc?.route !== 'end_session' || context.status !== 200) return
    const { session, params } = oidc
    if (session === undefined) return
    if (session.accountId !== undefined && oidc.entities.IdTokenHint === undefined) return

    const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
    await Promise.all(
      grants.flatMap((grantId) => [
        provider.AccessToken.revokeByGrantId(grantId),
        provider.AuthorizationCode.revokeByGrantId(grantId),
        provider.RefreshToken.revokeByGrantId(grantId),
      ]),
    )
    await session.destroy()
    oidc.cookies.set(provider.cookieName('session'), null)
    context.status = 303
    context.redirect(returnAddress(params) ?? oidc.urlFor('end_session_success'))
  }
}

/**
 * Returns the app's return address with its `state`; `null`: none. oidc-provider has removed an address that is not
 * registered.
 */
function returnAddress(params: KoaContextWithOIDC['oidc']['params']): string | null {
  const { post_logout_redirect_uri: address, state } = params ?? {}
  if (typeof address !== 'string') return null
  const url = new URL(address)
  if (typeof state === 'string') url.searchParams.set('state', state)
  return url.href
}
