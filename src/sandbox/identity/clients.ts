import type { ClientMetadata } from 'oidc-provider'

const passwordClient = { grant_types: ['password', 'refresh_token'], response_types: [], redirect_uris: [] }

/**
 * Returns the realm's clients. `plugboard`: the app; public, code and PKCE. `generic`: scripts; public, password grant
 * with or without credentials. `generic-secret`: scripts before version 2020.10, with the secret `secret`.
 */
export function listClients(appOrigins: readonly string[]): ClientMetadata[] {
  return [
    {
      client_id: 'plugboard',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      redirect_uris: appOrigins.map((origin) => `${origin}/auth/callback/`),
      post_logout_redirect_uris: appOrigins.map((origin) => `${origin}/`),
    },
    { ...passwordClient, client_id: 'generic', token_endpoint_auth_method: 'none' },
    {
      ...passwordClient,
      client_id: 'generic-secret',
      client_secret: 'secret',
      token_endpoint_auth_method: 'client_secret_post',
    },
  ]
}
