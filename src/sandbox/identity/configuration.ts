import { randomBytes } from 'node:crypto'
import type { Configuration, JWK, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { findAccount, listClaims, mobilityAudience } from './accounts'
import { listClients } from './clients'
import { renderMessagePage, stylePath } from './pages'

export interface ProviderOptions {
  issuer: string
  appOrigins: readonly string[]
  /** Seconds until an access token expires. */
  tokenTtl: number
}

/** Seconds until a session ends; the same as on the real server. */
const sessionTtl = 7_200

/** Keycloak's paths below the issuer. */
export const routes = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  userinfo: '/protocol/openid-connect/userinfo',
  jwks: '/protocol/openid-connect/certs',
  end_session: '/protocol/openid-connect/logout',
  revocation: '/protocol/openid-connect/revoke',
}

export interface Resource {
  indicator: string
  server: ResourceServer
}

/** Returns the mobility API as a resource. oidc-provider issues JWTs as access tokens only for resources. */
export function createMobilityResource({ issuer, tokenTtl }: ProviderOptions): Resource {
  return {
    indicator: new URL('/mobility', issuer).href,
    server: {
      scope: '',
      audience: mobilityAudience,
      accessTokenFormat: 'jwt',
      accessTokenTTL: tokenTtl,
      jwt: { sign: { alg: 'RS256' } },
    },
  }
}

/** @param key private key that signs tokens */
export function createProviderConfiguration(options: ProviderOptions, key: JWK): Configuration {
  const { issuer, appOrigins, tokenTtl } = options
  return {
    clients: listClients(appOrigins),
    clientBasedCORS: (_context, origin) => appOrigins.includes(origin),
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [key] },
    routes,
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'sid', 'name', 'preferred_username', 'resource_access'] },
    features: features(options),
    findAccount: (_context, id, token) => {
      const account = findAccount(id)
      // Keycloak's `sid` is the session of the code or the refresh token.
      const session = token && 'sessionUid' in token ? { sid: token.sessionUid } : {}
      return (
        account && { accountId: id, claims: async () => ({ sub: id, ...session, ...listClaims(account) }) }
      )
    },
    extraTokenClaims: async (_context, token) => {
      const account = 'accountId' in token ? findAccount(String(token.accountId)) : undefined
      return account && listClaims(account)
    },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/login/${uid}` },
    loadExistingGrant: findGrant,
    // Keycloak issues refresh tokens without the scope offline_access and replaces them at every use.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html'
      context.body = renderMessagePage(
        'That did not work',
        issuer + stylePath,
        `${description ?? error}. Go back and start again.`,
      )
    },
    ttl: {
      AccessToken: tokenTtl,
      AuthorizationCode: 60,
      Grant: sessionTtl,
      IdToken: tokenTtl,
      Interaction: 600,
      RefreshToken: refreshTokenTtl,
      Session: sessionTtl,
    },
  }
}

/** Revocation, logout and the mobility API as the resource of every token. */
function features(options: ProviderOptions): Configuration['features'] {
  const { indicator, server } = createMobilityResource(options)
  const style = options.issuer + stylePath
  return {
    devInteractions: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        const button =
          '<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>'
        context.body = renderMessagePage('Sign out', style, 'Do you want to sign out?', form + button)
      },
      postLogoutSuccessSource: (context) => {
        context.body = renderMessagePage('Signed out', style, 'You can close this page.')
      },
    },
    // Grant the resource by default, so that the app need not send a parameter that Keycloak does not have.
    resourceIndicators: {
      enabled: true,
      defaultResource: () => indicator,
      useGrantedResource: () => true,
      getResourceServerInfo: () => server,
    },
  }
}

/** Seconds until a refresh token expires. A rotated one expires when the first one would have. */
const refreshTokenTtl = ({ oidc }: KoaContextWithOIDC) =>
  oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionTtl

/** Returns the app's grant, or creates it without asking for consent, because the app is our own. */
async function findGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing !== undefined) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid')
  await grant.save()
  return grant
}
