import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeArrival } from '../../../src/auth/arrival'
import { GrantEndedError, SignInError } from '../../../src/auth/errors'
import { createProvider } from '../../../src/auth/provider'
import { openTab } from './page'
import { startSmallProvider } from './small-provider'

const discovery = '/.well-known/openid-configuration'

let theirs: Awaited<ReturnType<typeof startSmallProvider>>
let storage: Map<string, string>

beforeEach(async () => {
  theirs = await startSmallProvider()
  storage = new Map()
})
afterEach(() => theirs.close())

const tab = (address = '/') => openTab(address, storage)
const provider = (page = tab()) =>
  createProvider({ authority: theirs.authority, clientId: 'plugboard', scope: 'openid' }, page)

/** Signs in as far as the login page, and gives the callback that a good provider would answer with. */
async function callbackOf(changes: Record<string, string | null> = {}) {
  const request = new URL(await provider().authorize('/?q=meran'))
  theirs.behaviour.claims = { nonce: request.searchParams.get('nonce'), ...theirs.behaviour.claims }
  const callback = new URL('https://plugboard.test/auth/callback/')
  const answer = { code: 'c1', state: request.searchParams.get('state'), iss: theirs.authority, ...changes }
  for (const [name, value] of Object.entries(answer))
    if (value !== null) callback.searchParams.set(name, value)
  return callback.href
}

/** Comes back in a new page, as after every redirect. */
async function signIn(callback: string) {
  const page = tab(callback)
  takeArrival(page)
  return await provider(page).exchange(callback)
}

const tokenRequests = () => theirs.requests.filter(({ path }) => path === '/token').map(({ form }) => form)

describe('the sign-in request', () => {
  test('asks for a code with PKCE, state and nonce, each new every time', async () => {
    const first = new URL(await provider().authorize('/')).searchParams
    const second = new URL(await provider().authorize('/')).searchParams
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

  test('leaves one entry behind, however many were abandoned', async () => {
    for (let count = 0; count < 20; count += 1) await provider().authorize('/')
    expect(storage.size).toBe(1)
  })

  test('fails when the browser blocks the storage', async () => {
    const page = tab()
    page.sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await expect(provider(page).authorize('/')).rejects.toEqual(new SignInError('browser'))
  })

  test.each<[string, (typeof theirs)['behaviour']['instead'][string]]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['answers with a web page', (response) => response.writeHead(200).end('<html>')],
    ['leads elsewhere', (response) => response.writeHead(302, { location: `${discovery}?elsewhere` }).end()],
    ['hangs up', (response) => response.destroy()],
  ])('fails when the provider %s', async (_name, answer) => {
    theirs.behaviour.instead[discovery] = answer
    await expect(provider().authorize('/')).rejects.toEqual(new SignInError('unreachable'))
    expect(storage.size).toBe(0)
  })

  test('notices a provider that went away since the last one', async () => {
    const ours = provider()
    await ours.authorize('/')
    theirs.close()
    await expect(ours.authorize('/')).rejects.toEqual(new SignInError('unreachable'))
  })
})

describe('the exchange', () => {
  test('brings tokens and account for code and verifier, and leaves nothing in the storage', async () => {
    const grant = await signIn(await callbackOf())
    expect(grant).toMatchObject({
      accessToken: expect.stringMatching(/^access-/),
      refreshToken: expect.stringMatching(/^refresh-/),
      lifetimeSeconds: 300,
      account: { viewer: `${theirs.authority}|ada`, name: 'Ada', roles: [] },
    })
    expect(tokenRequests()).toEqual([
      {
        grant_type: 'authorization_code',
        code: 'c1',
        redirect_uri: 'https://plugboard.test/auth/callback/',
        code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
        client_id: 'plugboard',
      },
    ])
    expect(storage.size).toBe(0)
  })

  test.each<[string, Record<string, string | null>, string]>([
    ['that the person refused', { code: null, error: 'access_denied' }, 'denied'],
    ['that the provider refused', { code: null, error: 'invalid_scope' }, 'refused'],
    ['of a foreign issuer', { iss: 'https://evil.test' }, 'untrusted'],
    ['without the promised issuer', { iss: null }, 'untrusted'],
    ['without a code', { code: null }, 'stale'],
    ['with a foreign state', { state: 'foreign' }, 'stale'],
  ])('of a callback %s asks for no token', async (_name, changes, code) => {
    await expect(signIn(await callbackOf(changes))).rejects.toEqual(new SignInError(code as 'stale'))
    expect(tokenRequests()).toEqual([])
  })

  test('happens once: a replayed callback is stale', async () => {
    const callback = await callbackOf()
    await signIn(callback)
    await expect(signIn(callback)).rejects.toEqual(new SignInError('stale'))
    expect(tokenRequests()).toHaveLength(1)
  })

  test.each<[string, () => void]>([
    ['another nonce', () => Object.assign(theirs.behaviour.claims, { nonce: 'other' })],
    ['another issuer', () => Object.assign(theirs.behaviour.claims, { iss: 'https://evil.test' })],
    ['another audience', () => Object.assign(theirs.behaviour.claims, { aud: 'other' })],
    ['a token that ran out', () => Object.assign(theirs.behaviour.claims, { exp: 1 })],
    ['no ID token', () => Object.assign(theirs.behaviour.token, { id_token: undefined })],
    ['an ID token that is none', () => Object.assign(theirs.behaviour.token, { id_token: 'x' })],
    [
      'an access token that would break the header',
      () => Object.assign(theirs.behaviour.token, { access_token: 'a\r\nb: c' }),
    ],
    ['a token that is not for bearers', () => Object.assign(theirs.behaviour.token, { token_type: 'DPoP' })],
    [
      'metadata of a foreign issuer',
      () => Object.assign(theirs.behaviour.metadata, { issuer: 'https://evil.test' }),
    ],
  ])('does not trust %s', async (_name, spoil) => {
    const callback = await callbackOf()
    spoil()
    await expect(signIn(callback)).rejects.toEqual(new SignInError('untrusted'))
    expect(storage.size).toBe(0)
  })

  test.each<[number, string]>([
    [400, 'refused'],
    [401, 'refused'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('answered with %d is %s', async (status, code) => {
    const callback = await callbackOf()
    theirs.behaviour.instead['/token'] = (response) => response.writeHead(status).end('{"error":"x"}')
    await expect(signIn(callback)).rejects.toEqual(new SignInError(code as 'refused'))
  })
})

describe('the renewal', () => {
  test('sends the refresh token and brings new tokens of the same person', async () => {
    const grant = await signIn(await callbackOf())
    const renewed = await provider().refresh(grant)
    expect(tokenRequests()[1]).toEqual({
      grant_type: 'refresh_token',
      refresh_token: grant.refreshToken,
      client_id: 'plugboard',
    })
    expect(renewed.accessToken).not.toBe(grant.accessToken)
    expect(renewed.account).toEqual(grant.account)
  })

  test('keeps what the answer leaves out', async () => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.token = { id_token: undefined, refresh_token: undefined }
    const { idToken, refreshToken, account } = await provider().refresh(grant)
    expect({ idToken, refreshToken, account }).toEqual({
      idToken: grant.idToken,
      refreshToken: grant.refreshToken,
      account: grant.account,
    })
  })

  test('of someone else ends the session', async () => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.claims.sub = 'bob'
    await expect(provider().refresh(grant)).rejects.toEqual(new GrantEndedError('untrusted'))
  })

  test.each([400, 401])('answered with %d ends the session', async (status) => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.instead['/token'] = (response) =>
      response.writeHead(status).end('{"error":"invalid_grant"}')
    await expect(provider().refresh(grant)).rejects.toEqual(new GrantEndedError('revoked'))
  })

  test.each([429, 500, 502])('answered with %d may be tried again', async (status) => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.instead['/token'] = (response) =>
      response.writeHead(status).end('{"error":"unknown_error"}')
    const error: unknown = await provider()
      .refresh(grant)
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(GrantEndedError)
  })

  test('that fails says nothing of the tokens', async () => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.claims.sub = 'bob'
    const error = await provider()
      .refresh(grant)
      .catch((failure: Error) => failure)
    const told = `${(error as Error).stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`
    expect(told).not.toMatch(/refresh-\d|access-\d|eyJ/)
  })
})

describe('the end', () => {
  test('revokes the refresh token', async () => {
    const grant = await signIn(await callbackOf())
    await provider().revoke(grant)
    const { path, form } = theirs.requests.at(-1) ?? {}
    expect({ path, form }).toEqual({
      path: '/revoke',
      form: { token: grant.refreshToken, client_id: 'plugboard' },
    })
  })

  test('is told when the provider is not there', async () => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.instead['/revoke'] = (response) => response.writeHead(502).end()
    await expect(provider().revoke(grant)).rejects.toBeInstanceOf(Error)
  })

  test('leads through the logout of the provider back to the view', async () => {
    const grant = await signIn(await callbackOf())
    const address = new URL((await provider().endSession(grant, '/?q=bozen')) ?? '')
    expect(address.pathname).toBe('/logout')
    expect(address.searchParams.get('id_token_hint')).toBe(grant.idToken)
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('https://plugboard.test/')
    const page = tab(`/?state=${address.searchParams.get('state')}`)
    expect(takeArrival(page)?.kind).toBe('sign-out')
    expect(page.location.search).toBe('?q=bozen')
  })

  test('has no address where the provider has no logout', async () => {
    const grant = await signIn(await callbackOf())
    theirs.behaviour.metadata.end_session_endpoint = undefined
    expect(await provider().endSession(grant, '/')).toBeNull()
  })
})
