import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignInError } from '../../../src/auth/errors'
import { takeRedirectCallback } from '../../../src/auth/redirect/redirect-callback'
import { forgedCallbacks, forgedClaims, forgedMetadata, forgedTokens } from './forgeries'
import { type Login, openLogin } from './login'

let login: Login

beforeEach(async () => {
  login = await openLogin()
})
afterEach(() => login.theirs.close())

const evil = 'https://evil.test'

/** Comes back to `callback` as a page does. @returns why it was rejected, `null` when somebody got in */
async function comeBack(callback: string): Promise<string | null> {
  const page = login.tab(callback)
  const arrival = takeRedirectCallback(page)
  expect(page.location.href, 'the address is clean before anything is asked').not.toMatch(
    /[?&](code|state|iss|error)=/,
  )
  if (arrival?.kind !== 'sign-in') return arrival?.kind ?? 'ordinary'
  const outcome: unknown = await login
    .provider(page)
    .exchange(arrival.url)
    .catch((error: unknown) => error)
  if (!(outcome instanceof SignInError)) return null
  expect(login.storage.size, 'nothing waits any more').toBe(0)
  return outcome.reason
}

test('the unchanged login succeeds', async () => {
  expect(await comeBack(await login.callbackOf())).toBeNull()
})

test.each([...forgedClaims, ...forgedTokens, ...forgedMetadata, ...forgedCallbacks])(
  '$name is $why',
  async ({ why, redeems, spoil, callback }) => {
    const address = await login.callbackOf(callback)
    await spoil?.(login.theirs)
    expect(await comeBack(address)).toBe(why)
    if (!redeems) expect(login.tokenRequests()).toEqual([])
  },
)

test.each(forgedClaims)('$name: the tokens that came with it are revoked', async ({ spoil }) => {
  const address = await login.callbackOf()
  await spoil?.(login.theirs)
  await comeBack(address)
  await vi.waitFor(() => expect(login.revoked()).toMatch(/^refresh-/))
})

describe('a callback', () => {
  test('that came before', async () => {
    const callback = await login.callbackOf()
    expect(await comeBack(callback)).toBeNull()
    expect(await comeBack(callback)).toBe('stale')
    expect(login.tokenRequests()).toHaveLength(1)
  })
})

const issued = Math.floor(Date.now() / 1000)

describe('a refresh is rejected, and its tokens revoked, that', () => {
  test.each<[string, Record<string, unknown>]>([
    ['is of another person', { sub: 'bob' }],
    ['is of the person in capitals', { sub: 'ADA' }],
    ['is of nobody', { sub: '' }],
    ['is of another issuer', { iss: evil }],
    ['is for another client', { aud: 'other' }],
    ['replays an ID token of an hour before', { iat: issued - 3600, exp: issued + 3600 }],
    ['replays one of yesterday', { iat: issued - 86_400, exp: issued - 86_100 }],
    ['ran out before it was issued', { exp: issued - 1 }],
    ['never runs out', { exp: undefined }],
    ['was issued at no time', { iat: undefined }],
  ])('%s', async (_name, spoilt) => {
    const tokenSet = await login.signIn(await login.callbackOf())
    Object.assign(login.theirs.behaviour.claims, spoilt)
    await expect(login.provider().refresh(tokenSet)).rejects.toMatchObject({ reason: 'untrusted' })
    await vi.waitFor(() => expect(login.revoked()).toMatch(/^refresh-/))
    expect(login.revoked()).not.toBe(tokenSet.refreshToken)
  })
})
