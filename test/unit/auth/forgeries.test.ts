import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeArrival } from '../../../src/auth/arrival'
import { SignInError } from '../../../src/auth/errors'
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
  const arrival = takeArrival(page)
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
  return outcome.code
}

test('the bare login that all of these spoil gets in', async () => {
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

describe('a callback', () => {
  test('that came before', async () => {
    const callback = await login.callbackOf()
    expect(await comeBack(callback)).toBeNull()
    expect(await comeBack(callback)).toBe('stale')
    expect(login.tokenRequests()).toHaveLength(1)
  })
})

describe('a renewal that changes the person', () => {
  test.each([{ sub: 'bob' }, { sub: 'ADA' }, { sub: '' }, { iss: evil }, { aud: 'other' }])(
    '%j',
    async (spoilt) => {
      const grant = await login.signIn(await login.callbackOf())
      Object.assign(login.theirs.behaviour.claims, spoilt)
      await expect(login.provider().refresh(grant)).rejects.toMatchObject({ why: 'untrusted' })
    },
  )
})
