import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/**
 * A small identity provider over real HTTP that answers as it is told, also wrongly: what a well-behaved one
 * (`src/sandbox`) cannot show.
 */
export async function startSmallProvider() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }
  const requests: { path: string; form: Record<string, string> }[] = []
  const behaviour: {
    metadata: Record<string, unknown>
    claims: JWTPayload
    token: Record<string, unknown>
    /** Answers a path in place of the provider. */
    instead: Record<string, (response: ServerResponse) => void>
  } = { metadata: {}, claims: {}, token: {}, instead: {} }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    requests.push({ path, form: Object.fromEntries(new URLSearchParams(body)) })
    const instead = behaviour.instead[path]
    if (instead) return instead(response)
    const answer = await answers[path.split('?')[0] ?? '']?.()
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const now = Math.floor(Date.now() / 1000)
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: authority,
      authorization_endpoint: `${authority}/auth`,
      token_endpoint: `${authority}/token`,
      jwks_uri: `${authority}/certs`,
      end_session_endpoint: `${authority}/logout`,
      revocation_endpoint: `${authority}/revoke`,
      authorization_response_iss_parameter_supported: true,
      ...behaviour.metadata,
    }),
    '/certs': () => ({ keys: [jwk] }),
    '/revoke': () => ({}),
    '/token': async () => ({
      access_token: `access-${requests.length}`,
      token_type: 'Bearer',
      expires_in: 300,
      refresh_token: `refresh-${requests.length}`,
      id_token: await new SignJWT({
        iss: authority,
        aud: 'plugboard',
        sub: 'ada',
        name: 'Ada',
        iat: now,
        exp: now + 300,
        ...behaviour.claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .sign(privateKey),
      ...behaviour.token,
    }),
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { authority, behaviour, requests, close }
}
