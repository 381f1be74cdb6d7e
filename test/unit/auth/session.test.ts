import { describe, expect, vi } from 'vitest'
import { SignInError } from '../../../src/auth/errors'
import { importProvider, type LoadProvider } from '../../../src/auth/provider/load-provider'
import { TokenSetEndedError } from '../../../src/auth/provider-errors'
import { createSession } from '../../../src/auth/session/session'
import { TabTokenSet } from '../../../src/auth/session/tab-token-set'
import type { TokenSet } from '../../../src/auth/token-set'
import { ada, arrival, identity, openSession, reason, tokenOf } from './memory-provider'
import { openTab } from './page'
import { never, test } from './provider-test'

describe('a sign-in', () => {
  test('navigates to the provider', async ({ provider }) => {
    await openSession(provider).signIn('/?q=bozen')
    expect(provider.visited).toEqual(['https://id.test/auth?back=/?q=bozen'])
  })

  test('called twice navigates once', async ({ provider }) => {
    const session = openSession(provider)
    await Promise.all([session.signIn('/'), session.signIn('/')])
    expect(provider.visited).toHaveLength(1)
  })

  test('has the state "signing in" until the page is left', async ({ provider }) => {
    const session = openSession(provider)
    const seen: unknown[] = []
    session.subscribe(() => seen.push(reason(session)))
    await session.signIn('/')
    expect(seen).toEqual([{ kind: 'signing-in' }, { kind: 'none' }])
  })

  test('fails as unreachable if the provider does not answer within 8 s', async ({ provider }) => {
    vi.useFakeTimers()
    provider.authorize = never
    const session = openSession(provider)
    const outcome = session.signIn('/').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7999)
    expect(reason(session)).toEqual({ kind: 'signing-in' })
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual(new SignInError('unreachable'))
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: 'unreachable' })
    expect(provider.visited).toEqual([])
  })

  test("can be retried if the provider's script could not be loaded", async ({ provider }) => {
    let loads = 0
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const load: LoadProvider = async (to) => {
      loads += 1
      return loads === 1 ? importProvider(to, lost) : provider
    }
    const session = openSession(provider, { provider: load })
    await expect(session.signIn('/')).rejects.toEqual(new SignInError('not-loaded'))
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: 'not-loaded' })
    await session.signIn('/')
    expect(provider.visited).toHaveLength(1)
  })

  test.each([undefined, { ...identity, clientId: '' }])(
    'is not to be had when configured as %j',
    async (configured) => {
      const session = createSession(configured, { page: openTab('/') })
      expect(session.available).toBe(false)
      expect(await session.resume()).toBe(false)
      await expect(session.signIn('/')).rejects.toEqual(new SignInError('not-configured'))
      expect(await tokenOf(session)).toBeNull()
    },
  )
})

describe('a return', () => {
  test('whose script is lost does not count as an unreachable provider', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    await expect(new TabTokenSet({} as never).loadRefresher(lost)).rejects.toEqual(
      new SignInError('not-loaded'),
    )
  })

  test('sets the viewer, and gives the token to the service only', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    expect(session.state()).toEqual({ kind: 'signed-in', ...ada.account })
    expect(JSON.stringify(session.state())).not.toMatch(/access|refresh-|id-ada/)
    expect(await tokenOf(session)).toBe('access-ada')
    expect(session.state()).toBe(session.state())
  })

  test('gives a token to its own viewer only', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    expect(await session.tokenFor('https://id.test/realm|ada')()).toBe('access-ada')
    expect(await session.tokenFor('https://id.test/realm|bob')()).toBeNull()
    expect(await session.tokenFor('anonymous')()).toBeNull()
  })

  test.for(['denied', 'refused', 'untrusted', 'stale', 'unreachable'] as const)(
    'with %s leaves an anonymous viewer and the reason, and never throws',
    async (code, { provider }) => {
      provider.exchange = () => Promise.reject(new SignInError(code))
      const session = openSession(provider)
      await session.finishRedirect(arrival)
      expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: code })
      expect(await tokenOf(session)).toBeNull()
    },
  )

  test('after the time limit stays anonymous, and revokes the late tokens', async ({ provider }) => {
    vi.useFakeTimers()
    let answer: (tokenSet: TokenSet) => void = () => undefined
    provider.exchange = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const session = openSession(provider)
    const completing = session.finishRedirect(arrival)
    await vi.advanceTimersByTimeAsync(8000)
    await completing
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: 'unreachable' })
    answer(ada)
    await vi.waitFor(() => expect(provider.log).toEqual(['revoke refresh-ada']))
    expect(session.state().kind).toBe('anonymous')
  })

  test('with a callback without a pending redirect sends no request', async ({ provider }) => {
    provider.exchange = () => Promise.reject(new Error('must not be asked'))
    const session = openSession(provider)
    await session.finishRedirect({ kind: 'stale', url: arrival.url })
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: 'stale' })
  })

  test('from the provider\'s logout sets the reason "signed out"', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect({ kind: 'sign-out', url: 'https://plugboard.test/?state=1' })
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'closed' })
  })
})

test('a session that the provider ends becomes anonymous', async ({ provider }) => {
  provider.refresh = () => Promise.reject(new TokenSetEndedError('revoked'))
  const session = openSession(provider)
  await session.finishRedirect(arrival)
  expect(await tokenOf(session, 'access-ada')).toBeNull()
  expect(reason(session)).toEqual({ kind: 'ended', reason: 'revoked' })
})
