import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../src/auth/session/session'
import { type Login, openLogin } from './login'
import { arrival, identity, MemoryProvider, openSession } from './memory-provider'

let login: Login
let written: string[]

beforeEach(async () => {
  login = await openLogin()
  written = []
  vi.spyOn(console, 'error').mockImplementation((text) => void written.push(String(text)))
})
afterEach(() => {
  login.theirs.close()
  vi.restoreAllMocks()
})

/** Comes back from the provider in a new page, with the whole session. */
async function finish(callback: string) {
  const page = login.tab(callback)
  const configured = { ...identity, authority: login.theirs.authority }
  const session = createSession(configured, { page, provider: async () => login.provider(page) })
  await session.finishRedirect({ kind: 'sign-in', url: callback })
  session.suspend()
}

test.each<[string, string, () => void]>([
  [
    'a check of the metadata',
    'UntrustedError: metadata: issuer',
    () => Object.assign(login.theirs.behaviour.metadata, { issuer: 'https://evil.test' }),
  ],
  [
    'a check of the ID token',
    'UntrustedError: ID token: ERR_JWT_CLAIM_VALIDATION_FAILED',
    () => Object.assign(login.theirs.behaviour.claims, { aud: 'other' }),
  ],
  [
    'a wrong clock',
    'ClockError: ID token: its times',
    () => Object.assign(login.theirs.behaviour.claims, { iat: 0, exp: 60 }),
  ],
  [
    'a refusal of the token endpoint',
    'TokenRefusedError: The token endpoint answered 400',
    () => Object.assign(login.theirs.behaviour.instead, { '/token': answerWith(400, '{}') }),
  ],
  [
    'an answer that is no JSON',
    'Error: The answer is not JSON',
    () =>
      Object.assign(login.theirs.behaviour.instead, {
        '/token': answerWith(200, '{"access_token":"access-1"'),
      }),
  ],
])('the console names %s', async (_name, cause, spoil) => {
  const callback = await login.callbackOf()
  spoil()
  await finish(callback)
  expect(written).toEqual([`Login at ${login.theirs.authority}: ${cause}`])
})

const answerWith = (status: number, body: string) => (response: import('node:http').ServerResponse) =>
  response.writeHead(status).end(body)

test('the console names an error of the code itself', async () => {
  const provider = new MemoryProvider()
  provider.authorize = () => Promise.reject(new TypeError('x is not a function'))
  await expect(openSession(provider).signIn('/')).rejects.toMatchObject({ reason: 'unreachable' })
  expect(written).toEqual([`Login at ${identity.authority}: TypeError: x is not a function`])
})

test('the console names a failed refresh', async () => {
  const provider = new MemoryProvider()
  provider.refresh = () => Promise.reject(new TypeError('Failed to fetch'))
  const session = openSession(provider)
  await session.finishRedirect({ kind: 'sign-in', url: 'https://plugboard.test/auth/callback/?code=1' })
  await session.tokenFor(session.state().viewer)({ token: 'access-ada', result: 'refused' })
  expect(written).toEqual([`Login at ${identity.authority}: TypeError: Failed to fetch`])
})

test('the console names a refusal by the service', async () => {
  const session = openSession(new MemoryProvider())
  await session.finishRedirect(arrival)
  const { viewer } = session.state()
  expect(await session.tokenFor(viewer)({ token: 'access-ada', result: 'refused' })).toBe('access-ada-2')
  expect(await session.tokenFor(viewer)({ token: 'access-ada-2', result: 'refused' })).toBeNull()
  expect(written).toEqual([
    `Login at ${identity.authority}: Error: The service refused a token that had just been refreshed`,
  ])
})

test.each(['{"access_token":"secret-access"', '"secret-access', '{"a":secret-access}', 'secret-access'])(
  'nothing of the answer %s is in the console or in the error',
  async (body) => {
    const callback = await login.callbackOf()
    login.theirs.behaviour.instead['/token'] = answerWith(200, body)
    const error: unknown = await login.signIn(callback).catch((reason: unknown) => reason)
    expect(`${error} ${error instanceof Error ? error.cause : ''}`).not.toContain('secret')
    await finish(await login.callbackOf())
    expect(written.join()).not.toContain('secret')
    expect(written).toHaveLength(1)
  },
)

test('a person who refuses writes nothing into the console', async () => {
  await finish(await login.callbackOf({ code: null, error: 'access_denied' }))
  expect(written).toEqual([])
})
