import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { Browser } from './cookie-browser'
import { appOrigin, runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 20 })
const realm = '/auth/realms/demo'
const redirectUri = `${appOrigin}/auth/callback/`
const newBrowser = () => new Browser(running.origin)

interface Tokens {
  access_token: string
  refresh_token: string
  id_token: string
  token_type: string
  expires_in: number
}

function authorizationRequest(verifier: string | null, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'plugboard',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
    state: 'the-state',
    nonce: 'the-nonce',
    ...more,
  })
  if (verifier !== null) {
    query.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'))
    query.set('code_challenge_method', 'S256')
  }
  return `${realm}/protocol/openid-connect/auth?${query}`
}

function locationOf(response: Response): string {
  return response.headers.get('Location') ?? ''
}

/** From the app to the login page. */
async function openLogin(browser: Browser, verifier: string): Promise<string> {
  const started = await browser.open(authorizationRequest(verifier))
  return locationOf(started)
}

async function signIn(browser: Browser, verifier: string, name: string): Promise<URL> {
  const login = await openLogin(browser, verifier)
  const submitted = await browser.submit(login, { username: name, password: name })
  return new URL(locationOf(await browser.open(locationOf(submitted))))
}

async function exchange(code: string, verifier: string): Promise<Response> {
  return running.token({
    grant_type: 'authorization_code',
    client_id: 'plugboard',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
}

function refresh(refreshToken: string): Promise<Response> {
  return running.token({
    grant_type: 'refresh_token',
    client_id: 'plugboard',
    refresh_token: refreshToken,
  })
}

describe('a sign-in by code and PKCE', () => {
  const browser = newBrowser()
  const verifier = randomBytes(32).toString('base64url')
  let callback: URL
  let tokens: Tokens

  beforeAll(async () => {
    callback = await signIn(browser, verifier, 'team')
    tokens = await (await exchange(callback.searchParams.get('code') ?? '', verifier)).json()
  })

  test('redirects to the app with code, state and issuer, without a consent page', () => {
    const { state, iss } = Object.fromEntries(callback.searchParams)
    expect(callback.href).toMatch(`${redirectUri}?`)
    expect([state, iss]).toEqual(['the-state', running.origin() + realm])
  })

  test('gets an ID token with nonce, name and roles', async () => {
    const keys = createRemoteJWKSet(new URL(`${running.origin()}${realm}/protocol/openid-connect/certs`))
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: running.origin() + realm,
      audience: 'plugboard',
      algorithms: ['RS256'],
    })
    expect(payload).toMatchObject({ sub: 'team', nonce: 'the-nonce', preferred_username: 'team' })
    expect(payload.sid).toMatch(/^[\w-]{16,}$/)
    const roles = ['BDP_ALPFLEET', 'BDP_NEOGY']
    expect(payload.resource_access).toEqual({ 'odh-mobility-v2': { roles } })
  })

  test('gets an access token of five minutes for closed values', async () => {
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 300 })
    const { data } = await running.flat('/flat/EChargingStation/power/latest', tokens.access_token)
    expect(data.length).toBeGreaterThan(0)
  })

  test('gets an ID token that is no access token', async () => {
    const headers = { Authorization: `Bearer ${tokens.id_token}` }
    expect((await running.fetch('/mobility/v2/flat/*', { headers })).status).toBe(401)
  })

  test('signs in again without the login page', async () => {
    const again = await browser.open(authorizationRequest(verifier))
    expect(locationOf(again)).toMatch(new RegExp(`^${redirectUri}\\?code=`))
  })

  test('accepts a refresh token once: a reused one ends the session', async () => {
    const other = newBrowser()
    const { searchParams } = await signIn(other, verifier, 'guest')
    const first: Tokens = await (await exchange(searchParams.get('code') ?? '', verifier)).json()
    const second: Tokens = await (await refresh(first.refresh_token)).json()
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(400)
    expect(await (await refresh(second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('signs out without a confirmation: the app, no refresh token, and the login page at the next sign-in', async () => {
    const form = {
      id_token_hint: tokens.id_token,
      client_id: 'plugboard',
      post_logout_redirect_uri: `${appOrigin}/`,
      state: 'out',
    }
    const logout = `${realm}/protocol/openid-connect/logout`
    const out = await browser.submit(logout, form)
    expect([out.status, locationOf(out)]).toEqual([303, `${appOrigin}/?state=out`])
    expect((await refresh(tokens.refresh_token)).status).toBe(400)
    expect(await openLogin(browser, verifier)).toContain(`${realm}/login/`)
    const twice = browser.open(`${logout}?${new URLSearchParams(form)}`)
    expect(locationOf(await twice)).toBe(`${appOrigin}/?state=out`)
  })
})

describe('the login page', () => {
  const verifier = randomBytes(32).toString('base64url')

  test('has one text field, one password field, one button, no script, and a strict policy', async () => {
    const browser = newBrowser()
    const response = await browser.open(await openLogin(browser, verifier))
    const html = await response.text()
    expect(html.match(/<input name="(\w+)"[^>]* autofocus>/)?.[1]).toBe('username')
    expect(html.match(/type="\w+"/g)).toEqual(['type="text"', 'type="password"', 'type="submit"'])
    expect(html).not.toMatch(/<script|<style|style="/)
    expect(html).toContain('Local demo')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain(`form-action 'self' ${appOrigin}`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  test('serves its style as a file', async () => {
    const response = await running.fetch(`${realm}/login/style.css`)
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(await response.text()).toContain('prefers-color-scheme: dark')
  })

  test('shows that a password is wrong, with the name as text', async () => {
    const browser = newBrowser()
    const login = await openLogin(browser, verifier)
    const response = await browser.submit(login, { username: '"><b>team', password: 'guest' })
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('password is wrong')
    expect(html).not.toContain('<b>')
    expect(html.match(/<input name="(\w+)"[^>]* autofocus>/)?.[1]).toBe('password')
    const second = await browser.submit(login, { username: 'team', password: 'team' })
    expect(second.status).toBe(303)
  })

  test('explains a sign-in that is unknown to this browser', async () => {
    const login = await openLogin(newBrowser(), verifier)
    const response = await newBrowser().open(login)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('start again')
  })
})

describe('the provider refuses', () => {
  test('a request without PKCE', async () => {
    const response = await newBrowser().open(authorizationRequest(null))
    expect(new URL(locationOf(response)).searchParams.get('error')).toBe('invalid_request')
  })

  test('a redirect address that is not registered', async () => {
    const request = authorizationRequest('x'.repeat(43), { redirect_uri: `${appOrigin}/elsewhere` })
    const response = await newBrowser().open(request)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('redirect_uri')
  })

  test('a code with the wrong verifier', async () => {
    const { searchParams } = await signIn(newBrowser(), 'v'.repeat(43), 'guest')
    const response = await exchange(searchParams.get('code') ?? '', 'w'.repeat(43))
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('a page of another origin', async () => {
    const response = await running.fetch(`${realm}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { Origin: 'http://elsewhere.example' },
      body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'plugboard', refresh_token: 'x' }),
    })
    expect(response.status).toBe(400)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('the password grant to the app', async () => {
    const fields = { grant_type: 'password', client_id: 'plugboard', username: 'team', password: 'team' }
    expect((await running.token(fields)).status).toBe(400)
  })
})

test('a sign-out without an ID token shows a confirmation', async () => {
  const browser = newBrowser()
  await signIn(browser, 'v'.repeat(43), 'guest')
  const response = await browser.open(`${realm}/protocol/openid-connect/logout`)
  const html = await response.text()
  expect(html).toContain('Do you want to sign out?')
  const secret = /name="xsrf" value="([^"]*)"/.exec(html)?.[1] ?? ''
  const done = await browser.submit(`${realm}/protocol/openid-connect/logout/confirm`, {
    xsrf: secret,
    logout: 'yes',
  })
  expect(await (await browser.open(locationOf(done))).text()).toContain('Signed out')
})

test("the discovery document has Keycloak's addresses", async () => {
  const response = await running.fetch(`${realm}/.well-known/openid-configuration`)
  const issuer = running.origin() + realm
  expect(await response.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
    token_endpoint: `${issuer}/protocol/openid-connect/token`,
    jwks_uri: `${issuer}/protocol/openid-connect/certs`,
    end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
    revocation_endpoint: `${issuer}/protocol/openid-connect/revoke`,
    code_challenge_methods_supported: ['S256'],
  })
})
