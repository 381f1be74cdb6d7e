import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Account, anonymousAccount, authenticate } from './accounts'
import type { Resource } from './configuration'

/**
 * Adds the password grant for the generic clients. RFC 9700 §2.4 forbids it; the interface lists it. Since version
 * 2020.10 it works without credentials: the token is then for the anonymous account.
 * @param invalidGrant creates the error for a wrong password
 */
export function registerPasswordGrant(
  provider: Provider,
  resource: Resource,
  invalidGrant: () => Error,
): void {
  provider.registerGrantType(
    'password',
    async (context) => {
      const { client, params } = context.oidc
      const account = accountIn(params)
      if (account === undefined) throw invalidGrant()
      const grant = new provider.Grant({ accountId: account.id, clientId: client.clientId })
      grant.addOIDCScope('openid')
      const granted = {
        accountId: account.id,
        client,
        grantId: await grant.save(),
        gty: 'password',
        scope: 'openid',
      }
      const access = new provider.AccessToken({ ...granted, scope: '' })
      access.resourceServer = new provider.ResourceServer(resource.indicator, resource.server)
      const refresh = new provider.RefreshToken({ ...granted, resource: resource.indicator })
      context.body = {
        access_token: await access.save(),
        expires_in: access.expiration,
        refresh_token: await refresh.save(),
        token_type: access.tokenType,
        scope: granted.scope,
      }
    },
    ['username', 'password', 'scope'],
  )
}

type Parameters = NonNullable<KoaContextWithOIDC['oidc']['params']>

function accountIn({ username, password }: Parameters): Account | undefined {
  if (username === undefined && password === undefined) return anonymousAccount
  return authenticate(String(username), String(password))
}
