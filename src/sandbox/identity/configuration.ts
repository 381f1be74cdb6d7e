import { randomBytes } from 'node:crypto'
import type { Configuration, JWK, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import { findAccount, listClaims, mobilityAudience } from './accounts'
import { clients } from './clients'
import { messagePage, stylePath } from './pages'

export interface ProviderOptions {
  issuer: string
  appOrigins: readonly string[]
  /** Seconds. */
  tokenTtl: number
}

/** Seconds; as the real server's. */
const sessionTtl = 7_200

/** Keycloak's addresses below the issuer. */
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

/** The mobility API, for which access tokens are; that it is one makes them JWTs. */
export function mobilityResource({ issuer, tokenTtl }: ProviderOptions): Resource {
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

/** @param key private, for signatures */
export function providerConfiguration(options: ProviderOptions, key: JWK): Configuration {
  const { issuer, appOrigins, tokenTtl } = options
  const { indicator, server } = mobilityResource(options)
  const style = issuer + stylePath
  return {
    clients: clients(appOrigins),
    clientBasedCORS: (_context, origin) => appOrigins.includes(origin),
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [key] },
    routes,
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'sid', 'name', 'preferred_username', 'resource_access'] },
    features: {
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
          context.body = messagePage('Sign out', style, 'Do you want to sign out?', form + button)
        },
        postLogoutSuccessSource: (context) => {
          context.body = messagePage('Signed out', style, 'You can close this page.')
        },
      },
      // Granted by default, so that the app needs no parameter that Keycloak does not know.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => indicator,
        useGrantedResource: () => true,
        getResourceServerInfo: () => server,
      },
    },
    findAccount: (_context, id, token) => {
      const account = findAccount(id)
      // As Keycloak does: the session that the code or the refresh token came of.
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
    // As Keycloak does: without the scope offline_access, and every use brings a new one.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: (context, { error, error_description: description }) => {
      context.type = 'html'
      context.body = messagePage(
        'That did not work',
        style,
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

/** A rotated refresh token keeps the end of the first one. */
const refreshTokenTtl = ({ oidc }: KoaContextWithOIDC) =>
  oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionTtl

/** What the person granted the app; the app is ours, so that nobody is asked. */
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
