import type { JWTVerifyGetKey } from 'jose'
import { OidcClient, type StateStore } from 'oidc-client-ts'
import type { IdentityConfig } from '../../config/config'
import type { ProviderMetadata } from '../../contract/identity'
import { loadOnce } from '../../retry/load-once'
import { discover } from './discovery'
import { createKeys } from './keys'

interface Connection {
  metadata: ProviderMetadata
  /** Creates the requests of the redirects. */
  client: OidcClient
  keys: JWTVerifyGetKey
}

export interface ConnectionOptions {
  identity: IdentityConfig
  origin: string
  redirectUri: string
  stateStore: StateStore
}

/** Cached metadata and keys of the provider. */
export class ProviderConnection {
  readonly #options: ConnectionOptions
  #load: () => Promise<Connection>

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#load = loadOnce(() => connect(options))
  }

  /** The same connection until `reset`. A failed discovery is not cached. @throws what `discover` throws */
  get(): Promise<Connection> {
    return this.#load()
  }

  /** The next `get` loads the metadata again. */
  reset(): void {
    this.#load = loadOnce(() => connect(this.#options))
  }
}

async function connect({
  identity,
  origin,
  redirectUri,
  stateStore,
}: ConnectionOptions): Promise<Connection> {
  const { authority, clientId, scope } = identity
  const metadata = await discover(authority)
  const client = new OidcClient({
    authority,
    metadata: {
      authorization_endpoint: metadata.authorization_endpoint,
      ...(metadata.end_session_endpoint && { end_session_endpoint: metadata.end_session_endpoint }),
    },
    client_id: clientId,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: `${origin}/`,
    scope,
    response_type: 'code',
    stateStore,
    fetchRequestCredentials: 'omit',
    loadUserInfo: false,
  })
  return { metadata, client, keys: createKeys(metadata.jwks_uri) }
}
