import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageHeaders } from '../response-headers'
import { type AccessTokenVerifier, accessTokenVerifier } from './access-token'
import type { ProviderOptions } from './configuration'
import { loginHandler } from './login'
import { createProvider } from './provider'

export interface Identity {
  /** Answers a call to an address below the issuer's. */
  handle(request: IncomingMessage, response: ServerResponse): void
  verify: AccessTokenVerifier
}

/** The identity server: an OpenID provider with Keycloak's addresses and its own login page. */
export async function createIdentity(options: ProviderOptions): Promise<Identity> {
  const { issuer, appOrigins } = options
  const { provider, publicKey } = await createProvider(options)
  const prefix = new URL(issuer).pathname
  const headers = pageHeaders(appOrigins)
  const callback = provider.callback()
  const login = loginHandler(provider, prefix)

  return {
    handle(request, response) {
      const url = request.url ?? ''
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (url.startsWith(`${prefix}/login/`)) {
        login(request, response).catch((error: unknown) => {
          console.error(error)
          response.writeHead(500).end()
        })
        return
      }
      // oidc-provider's own mounting: it routes by `url` and writes addresses by `originalUrl`.
      Object.assign(request, { originalUrl: url, url: url.slice(prefix.length) || '/' })
      callback(request, response)
    },
    verify: accessTokenVerifier(publicKey, issuer),
  }
}
