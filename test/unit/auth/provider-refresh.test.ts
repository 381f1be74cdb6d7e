import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TokenSetEndedError } from '../../../src/auth/provider-errors'
import { takeRedirectCallback } from '../../../src/auth/redirect/redirect-callback'
import { type Login, openLogin } from './login'

let login: Login

beforeEach(async () => {
  login = await openLogin()
})
afterEach(() => login.theirs.close())

describe('the token refresh', () => {
  test('sends the refresh token and returns new tokens of the same subject', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    const renewed = await login.provider().refresh(tokenSet)
    expect(login.tokenRequests()[1]).toEqual({
      grant_type: 'refresh_token',
      refresh_token: tokenSet.refreshToken,
      client_id: 'plugboard',
    })
    expect(renewed.accessToken).not.toBe(tokenSet.accessToken)
    expect(renewed.refreshToken).not.toBe(tokenSet.refreshToken)
    expect(renewed.account).toEqual(tokenSet.account)
  })

  test('keeps the tokens that the answer leaves out', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.token = { id_token: undefined, refresh_token: undefined }
    const { idToken, refreshToken, account } = await login.provider().refresh(tokenSet)
    expect({ idToken, refreshToken, account }).toEqual({
      idToken: tokenSet.idToken,
      refreshToken: tokenSet.refreshToken,
      account: tokenSet.account,
    })
  })

  test('for another subject ends the session', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.claims.sub = 'bob'
    await expect(login.provider().refresh(tokenSet)).rejects.toEqual(new TokenSetEndedError('untrusted'))
  })

  test.each([400, 401])('answered with %d ends the session', async (status) => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.instead['/token'] = (response) =>
      response.writeHead(status).end('{"error":"invalid_grant"}')
    await expect(login.provider().refresh(tokenSet)).rejects.toEqual(new TokenSetEndedError('revoked'))
  })

  test.each([429, 500, 502])('answered with %d may be tried again', async (status) => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.instead['/token'] = (response) =>
      response.writeHead(status).end('{"error":"unknown_error"}')
    const error: unknown = await login
      .provider()
      .refresh(tokenSet)
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(TokenSetEndedError)
  })

  test('that fails has no token in its error', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.claims.sub = 'bob'
    const error = await login
      .provider()
      .refresh(tokenSet)
      .catch((failure: Error) => failure)
    const told = `${(error as Error).stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))}`
    expect(told).not.toMatch(/refresh-\d|access-\d|eyJ/)
  })
})

describe('the end', () => {
  test('revokes the refresh token', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    await login.provider().revoke(tokenSet)
    const { path, form } = login.theirs.requests.at(-1) ?? {}
    expect({ path, form }).toEqual({
      path: '/revoke',
      form: { token: tokenSet.refreshToken, client_id: 'plugboard' },
    })
  })

  test('fails if the provider is unreachable', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.instead['/revoke'] = (response) => response.writeHead(502).end()
    await expect(login.provider().revoke(tokenSet)).rejects.toBeInstanceOf(Error)
  })

  test("navigates through the provider's logout back to the view, with no ID token in an address", async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.metadata.end_session_endpoint = `${login.theirs.authority}/logout?policy=p`
    const { address, fields } = (await login.provider().endSession(tokenSet, '/?q=bozen')) ?? {}
    expect(address).toBe(`${login.theirs.authority}/logout?policy=p`)
    expect(fields).toEqual({
      id_token_hint: tokenSet.idToken,
      client_id: 'plugboard',
      post_logout_redirect_uri: 'https://plugboard.test/',
      state: expect.stringMatching(/^\w+$/),
    })
    const page = login.tab(`/?state=${fields?.state}`)
    expect(takeRedirectCallback(page)?.kind).toBe('sign-out')
    expect(page.location.search).toBe('?q=bozen')
  })

  test('sends no ID token if the configuration uses an address', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    const request = await login.provider(login.tab(), { logout: 'get' }).endSession(tokenSet, '/')
    const { searchParams } = new URL(request?.address ?? '')
    expect(request?.fields).toBeNull()
    expect([...searchParams.keys()].sort()).toEqual(['client_id', 'post_logout_redirect_uri', 'state'])
    expect(searchParams.get('client_id')).toBe('plugboard')
  })

  test('has no address if the provider has no logout', async () => {
    const tokenSet = await login.signIn(await login.callbackOf())
    login.theirs.behaviour.metadata.end_session_endpoint = undefined
    expect(await login.provider().endSession(tokenSet, '/')).toBeNull()
  })
})
