import { describe, expect, test } from 'vitest'
import { requestToken, type TokenRequest } from '../../../src/sandbox/token-request'
import { failureOf, sendJson, serve } from '../api/service'
import { runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 60, tokenTtl: 90 })
const ask = (request: TokenRequest) => requestToken(`${running.origin()}/auth/realms/demo`, request)
const password = { grant_type: 'password' } as const
const team = { username: 'team', password: 'team' }
const withSecret = { client_id: 'generic-secret', client_secret: 'secret' }

/** How many closed values a token opens. */
const opened = async (token: string) =>
  (await running.flat('/flat/EChargingStation/power/latest?limit=1', token)).data.length

describe.each<[string, { client_id: string; client_secret?: string }]>([
  ['the generic client', { client_id: 'generic' }],
  ['the generic client as it was before 2020.10', withSecret],
])('%s', (_, client) => {
  test('gets a token for name and password, and another for its refresh token', async () => {
    const first = await ask({ ...password, ...client, ...team })
    expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 90 })
    expect(await opened(first.access_token)).toBe(1)
    const refresh_token = first.refresh_token ?? ''
    const second = await ask({ grant_type: 'refresh_token', ...client, refresh_token })
    expect(second).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) })
    expect(second.access_token).not.toBe(first.access_token)
    expect(await opened(second.access_token)).toBe(1)
  })

  test('gets a token without credentials, for open data', async () => {
    const { access_token, refresh_token } = await ask({ ...password, ...client })
    expect(await opened(access_token)).toBe(0)
    expect(refresh_token).toEqual(expect.any(String))
  })

  test.each([
    [{ username: 'team', password: 'wrong' }],
    [{ username: 'nobody', password: 'nobody' }],
    [{ username: 'team' }],
    [{ password: 'team' }],
  ])('is refused with %j', async (credentials) => {
    expect(await failureOf(ask({ ...password, ...client, ...credentials }))).toMatchObject({
      name: 'TokenEndpointError',
      status: 400,
      error: 'invalid_grant',
    })
  })

  test('is refused with an invalid or used refresh token', async () => {
    const refresh = (refresh_token: string) =>
      failureOf(ask({ grant_type: 'refresh_token', ...client, refresh_token }))
    const { refresh_token = '' } = await ask({ ...password, ...client })
    await ask({ grant_type: 'refresh_token', ...client, refresh_token })
    for (const token of ['none', refresh_token])
      expect(await refresh(token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })
})

test.each([
  { client_id: 'generic-secret' },
  { ...withSecret, client_secret: 'wrong' },
  { client_id: 'nobody' },
])('the client %j is refused', async (client) => {
  expect(await failureOf(ask({ ...password, ...client, ...team }))).toMatchObject({
    status: 401,
    error: 'invalid_client',
  })
})

test('a refresh token is valid for its client only', async () => {
  const { refresh_token = '' } = await ask({ ...password, client_id: 'generic' })
  const failure = await failureOf(ask({ grant_type: 'refresh_token', ...withSecret, refresh_token }))
  expect(failure).toMatchObject({ status: 400, error: 'invalid_grant' })
})

test.each([
  ['an unknown grant', { grant_type: 'magic', client_id: 'generic' }, 'unsupported_grant_type'],
  ['no grant', { client_id: 'generic' }, 'invalid_request'],
  ['no refresh token', { grant_type: 'refresh_token', client_id: 'generic' }, 'invalid_request'],
])('%s is refused with an error of RFC 6749', async (_, fields, error) => {
  const response = await running.token(fields)
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error })])
})

test('the answer is not cacheable', async () => {
  const { headers } = await running.token({ ...password, client_id: 'generic' })
  expect(headers.get('Cache-Control')).toContain('no-store')
})

test('unknown fields are never sent, and an answer without the required ones throws', async () => {
  const { base, requests } = await serve((_, response) => sendJson(response, { token: 'x' }))
  const nonsense = { grant_type: 'refresh_token', client_id: 'generic' } as unknown as TokenRequest
  expect(await failureOf(requestToken(base, nonsense))).toBeInstanceOf(Error)
  expect(requests).toEqual([])
  expect(await failureOf(requestToken(base, { ...password, client_id: 'generic' }))).toBeInstanceOf(Error)
  expect(requests.map(({ path }) => path)).toEqual(['/protocol/openid-connect/token'])
})
