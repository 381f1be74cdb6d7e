import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageHeaders } from '../response-headers'
import { type AccessTokenVerifier, createAccessTokenVerifier } from './access-token'
import { type ProviderOptions, routes } from './configuration'
import { readForm } from './form'
import { createLoginHandler } from './login'
import { createProvider } from './provider'

export interface Identity {
  /** Answers a request to a path below the issuer. */
  handle(request: IncomingMessage, response: ServerResponse): void
  verify: AccessTokenVerifier
}

/** Creates the identity server: an OpenID provider with Keycloak's paths and its own login page. */
export async function createIdentity(options: ProviderOptions): Promise<Identity> {
  const { issuer, appOrigins } = options
  const { provider, publicKey } = await createProvider(options)
  const prefix = new URL(issuer).pathname
  const headers = pageHeaders(appOrigins)
  const callback = provider.callback()
  const login = createLoginHandler(provider, prefix)

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
      const answer = (path: string, method = request.method) => {
        // oidc-provider is mounted below the prefix: it routes by `url` and writes addresses from `originalUrl`.
        Object.assign(request, { method, originalUrl: prefix + path, url: path || '/' })
        callback(request, response)
      }
      const path = url.slice(prefix.length)
      if (request.method !== 'POST' || path !== routes.end_session) return answer(path)
      // RP-Initiated Logout 1.0 §2 requires POST too. oidc-provider accepts it only with cookies that need https.
      readForm(request).then(
        (form) => answer(`${path}?${form}`, 'GET'),
        () => response.writeHead(400).end(),
      )
    },
    verify: createAccessTokenVerifier(publicKey, issuer),
  }
}
