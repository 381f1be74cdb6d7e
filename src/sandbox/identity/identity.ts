import type { IncomingMessage, ServerResponse } from 'node:http'
import { jwtVerify } from 'jose'
import { type MobilityClaims, mobilityAudience } from './accounts'
import type { ProviderOptions } from './configuration'
import { loginHandler } from './login'
import { createProvider } from './provider'

export interface Identity {
  /** Answers a call to an address below the issuer's. */
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Roles for the mobility API in an access token. @throws when it is not one of ours, or no longer good */
  verify(token: string): Promise<ReadonlySet<string>>
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
    async verify(token) {
      const { payload } = await jwtVerify<MobilityClaims>(token, publicKey, {
        algorithms: ['RS256'],
        issuer,
        audience: mobilityAudience,
        typ: 'at+jwt',
        requiredClaims: ['exp', 'sub'],
      })
      return new Set(payload.resource_access?.[mobilityAudience].roles)
    },
  }
}

/** The form's answer leads back to the app, which Chrome counts as a form action too. */
function pageHeaders(appOrigins: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'self'`,
      `img-src 'self'`,
      `form-action 'self' ${appOrigins.join(' ')}`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
