import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignInError } from '../../../src/auth/errors'
import { type Login, openLogin } from './login'

const discovery = '/.well-known/openid-configuration'

let login: Login

beforeEach(async () => {
  login = await openLogin()
})
afterEach(() => login.theirs.close())

describe('the sign-in request', () => {
  test('requests a code with new PKCE, state and nonce each time', async () => {
    const first = new URL(await login.provider().authorize('/')).searchParams
    const second = new URL(await login.provider().authorize('/')).searchParams
    expect(Object.fromEntries(first)).toMatchObject({
      client_id: 'plugboard',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://plugboard.test/auth/callback/',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.get(name)?.length).toBeGreaterThanOrEqual(32)
      expect(first.get(name)).not.toBe(second.get(name))
    }
  })

  test('leaves one stored entry, whatever the number of abandoned ones', async () => {
    for (let count = 0; count < 20; count += 1) await login.provider().authorize('/')
    expect(login.storage.size).toBe(1)
  })

  test('fails when the browser blocks the storage', async () => {
    const page = login.tab()
    page.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await expect(login.provider(page).authorize('/')).rejects.toEqual(new SignInError('browser'))
  })

  test.each<[string, Login['theirs']['behaviour']['instead'][string]]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['answers with a web page', (response) => response.writeHead(200).end('<html>')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: `${discovery}?elsewhere` }).end()],
    ['hangs up', (response) => response.destroy()],
  ])('fails when the provider %s', async (_name, answer) => {
    login.theirs.behaviour.instead[discovery] = answer
    await expect(login.provider().authorize('/')).rejects.toEqual(new SignInError('unreachable'))
    expect(login.storage.size).toBe(0)
  })

  test('fails if the provider has become unreachable', async () => {
    const ours = login.provider()
    await ours.authorize('/')
    login.theirs.close()
    await expect(ours.authorize('/')).rejects.toEqual(new SignInError('unreachable'))
  })
})

describe('the exchange', () => {
  test('returns tokens and account for code and verifier, and clears the storage', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    expect(tokenSet).toMatchObject({
      accessToken: expect.stringMatching(/^access-/),
      refreshToken: expect.stringMatching(/^refresh-/),
      lifetimeSeconds: 300,
      account: { viewer: `${login.theirs.authority}|ada`, name: 'Ada', roles: [] },
    })
    expect(login.tokenRequests()).toEqual([
      {
        grant_type: 'authorization_code',
        code: 'c1',
        redirect_uri: 'https://plugboard.test/auth/callback/',
        code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
        client_id: 'plugboard',
      },
    ])
    expect(login.storage.size).toBe(0)
  })

  test.each<[string, Record<string, string | null>, string]>([
    ['that the person refused', { code: null, error: 'access_denied' }, 'denied'],
    ['that the provider refused', { code: null, error: 'invalid_scope' }, 'refused'],
    ['of a foreign issuer', { iss: 'https://evil.test' }, 'untrusted'],
    ['without the promised issuer', { iss: null }, 'untrusted'],
    ['without a code', { code: null }, 'stale'],
    ['with a foreign state', { state: 'foreign' }, 'stale'],
  ])('of a callback %s sends no token request', async (_name, changes, code) => {
    await expect(login.signIn(await login.callbackOf(changes))).rejects.toEqual(
      new SignInError(code as 'stale'),
    )
    expect(login.tokenRequests()).toEqual([])
  })

  test.each([
    ['login_required', true, 'no-session'],
    ['interaction_required', true, 'no-session'],
    ['consent_required', true, 'no-session'],
    ['account_selection_required', true, 'no-session'],
    ['login_required', false, 'refused'],
    ['access_denied', true, 'denied'],
    ['invalid_scope', true, 'refused'],
    ['server_error', true, 'unreachable'],
    ['temporarily_unavailable', true, 'unreachable'],
    ['temporarily_unavailable', false, 'unreachable'],
  ] as const)('with the error %s, silent: %s, is %s', async (error, isSilent, reason) => {
    const callback = await login.callbackOf({ code: null, error }, isSilent)
    await expect(login.signIn(callback)).rejects.toEqual(new SignInError(reason))
  })

  test('happens once: a replayed callback is stale', async () => {
    const callback = await login.callbackOf()
    await login.signIn(callback)
    await expect(login.signIn(callback)).rejects.toEqual(new SignInError('stale'))
    expect(login.tokenRequests()).toHaveLength(1)
  })

  test.each<[string, () => void]>([
    ['another nonce', () => Object.assign(login.theirs.behaviour.claims, { nonce: 'other' })],
    ['another issuer', () => Object.assign(login.theirs.behaviour.claims, { iss: 'https://evil.test' })],
    ['another audience', () => Object.assign(login.theirs.behaviour.claims, { aud: 'other' })],
    ['a token that ran out', () => Object.assign(login.theirs.behaviour.claims, { exp: 1 })],
    ['no ID token', () => Object.assign(login.theirs.behaviour.token, { id_token: undefined })],
    ['an ID token that is none', () => Object.assign(login.theirs.behaviour.token, { id_token: 'x' })],
    [
      'an access token that would break the header',
      () => Object.assign(login.theirs.behaviour.token, { access_token: 'a\r\nb: c' }),
    ],
    [
      'a token that is not for bearers',
      () => Object.assign(login.theirs.behaviour.token, { token_type: 'DPoP' }),
    ],
    [
      'metadata of a foreign issuer',
      () => Object.assign(login.theirs.behaviour.metadata, { issuer: 'https://evil.test' }),
    ],
  ])('rejects %s', async (_name, spoil) => {
    const callback = await login.callbackOf()
    spoil()
    await expect(login.signIn(callback)).rejects.toEqual(new SignInError('untrusted'))
    expect(login.storage.size).toBe(0)
  })

  test.each<[number, string]>([
    [400, 'refused'],
    [401, 'refused'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('answered with %d is %s', async (status, code) => {
    const callback = await login.callbackOf()
    login.theirs.behaviour.instead['/token'] = (response) => response.writeHead(status).end('{"error":"x"}')
    await expect(login.signIn(callback)).rejects.toEqual(new SignInError(code as 'refused'))
  })
})

test('the revocation of a sign-out goes on when the page is left, and sends no cookie', async () => {
  const tokenSet = await login.signIn(await login.callbackOf())
  const sent = vi.spyOn(globalThis, 'fetch')
  await login.provider().revoke(tokenSet)
  const [, options] = sent.mock.calls.find(([address]) => String(address).endsWith('/revoke')) ?? []
  sent.mockRestore()
  expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
  expect(login.revoked()).toBe(tokenSet.refreshToken)
})

describe('a provider without a revocation', () => {
  const asked = () => login.theirs.requests.map(({ path }) => path)

  async function tokenSetOf() {
    Object.assign(login.theirs.behaviour.metadata, { revocation_endpoint: undefined })
    const tokenSet = await login.signIn(await login.callbackOf())
    const ours = login.provider()
    await ours.revoke(tokenSet)
    login.theirs.requests.length = 0
    return { tokenSet, ours }
  }

  test('is asked at a sign-out whether it answers', async () => {
    const { tokenSet, ours } = await tokenSetOf()
    await ours.revokeAtSignOut(tokenSet)
    expect(asked()).toEqual([discovery])
    login.theirs.close()
    await expect(ours.revokeAtSignOut(tokenSet)).rejects.toThrow()
  })

  test('is not asked by a revocation in the background', async () => {
    const { tokenSet, ours } = await tokenSetOf()
    await ours.revoke(tokenSet)
    expect(asked()).toEqual([])
  })
})
