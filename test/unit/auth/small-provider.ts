import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/**
 * A small identity provider over real HTTP that answers as it is told, also wrongly: what a well-behaved one
 * (`src/sandbox`) cannot show.
 */
export type SmallProvider = Awaited<ReturnType<typeof startSmallProvider>>

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
    /** Parameters of the callback that are others; `null` leaves one out. */
    callback: Record<string, string | null>
    /** While the person is at the login page. */
    atLogin(): void | Promise<void>
  } = { metadata: {}, claims: {}, token: {}, instead: {}, callback: {}, atLogin: () => undefined }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    requests.push({ path, form: Object.fromEntries(new URLSearchParams(body)) })
    const instead = behaviour.instead[path]
    if (instead) return instead(response)
    if (path.startsWith('/auth?')) {
      const location = await login(new URL(path, authority).searchParams)
      return response.writeHead(302, { location }).end()
    }
    const answer = await answers[path.split('?')[0] ?? '']?.()
    response
      .writeHead(answer ? 200 : 404, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      })
      .end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Lets everybody in at once. @returns where the browser is sent */
  const login = async (asked: URLSearchParams): Promise<string> => {
    behaviour.claims = { nonce: asked.get('nonce') }
    await behaviour.atLogin()
    const answer = { code: 'c1', state: asked.get('state'), iss: authority, ...behaviour.callback }
    const callback = new URL(asked.get('redirect_uri') ?? '')
    for (const [name, value] of Object.entries(answer))
      if (value !== null) callback.searchParams.set(name, value)
    return callback.href
  }

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
