import { describe, expect, vi } from 'vitest'
import type { SignOutRequest } from '../../../src/auth/provider'
import type { TokenSet } from '../../../src/auth/token-set'
import { ada, arrival, MemoryProvider, openSession, reason, tokenOf } from './memory-provider'
import { openTab } from './page'
import { never, test } from './provider-test'

/** Long enough for word to reach another tab. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
}

describe('a sign-out', () => {
  test('is anonymous at once, then revokes, then navigates to the provider with the view', async ({
    provider,
  }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    const leaving = session.signOut()
    expect(session.state()).toMatchObject({ kind: 'anonymous', viewer: 'anonymous' })
    expect(await tokenOf(session)).toBeNull()
    await leaving
    expect(provider.log).toEqual(['revoke refresh-ada', 'endSession'])
    expect(provider.visited).toEqual(['https://id.test/logout?back=/?q=meran'])
  })

  test('stays on the page with a reason if the provider does not answer within 2 s', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    vi.useFakeTimers()
    provider.revoke = never
    const leaving = session.signOut()
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'unknown' })
    await vi.advanceTimersByTimeAsync(2000)
    await leaving
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'open' })
    expect(provider.visited).toEqual([])
  })

  test('stays on the page if the logout is not ready within 2 s', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    vi.useFakeTimers()
    provider.endSession = never
    const leaving = session.signOut()
    await vi.advanceTimersByTimeAsync(2000)
    await leaving
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'open' })
  })

  test('does not navigate a page that signs in again before the logout is ready', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    let prepared: ((request: SignOutRequest) => void) | undefined
    provider.endSession = () =>
      new Promise((resolve) => {
        prepared = resolve
      })
    const leaving = session.signOut()
    await vi.waitFor(() => expect(prepared).toBeDefined())
    await session.signIn('/')
    prepared?.({ address: 'https://id.test/logout', fields: null })
    await leaving
    expect(provider.visited).toEqual(['https://id.test/auth?back=/'])
  })

  test('does not navigate a page that is signing in again', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    let revoked: () => void = () => undefined
    provider.revoke = () =>
      new Promise((resolve) => {
        revoked = resolve
      })
    const leaving = session.signOut()
    await session.signIn('/')
    revoked()
    await leaving
    expect(provider.visited).toEqual(['https://id.test/auth?back=/'])
    expect(provider.log).toEqual([])
  })

  test('cancels a running refresh, whose late token is revoked', async ({ provider }) => {
    const session = openSession(provider)
    await session.finishRedirect(arrival)
    let asked = false
    let answer: (tokenSet: TokenSet) => void = () => undefined
    provider.refresh = () => {
      asked = true
      return new Promise((resolve) => {
        answer = resolve
      })
    }
    const renewing = tokenOf(session, 'access-ada')
    await vi.waitFor(() => expect(asked).toBe(true))
    await session.signOut()
    answer({ ...ada, refreshToken: 'refresh-late' })
    expect(await renewing).toBeNull()
    expect(session.state().kind).toBe('anonymous')
    await vi.waitFor(() => expect(provider.log).toContain('revoke refresh-late'))
  })

  test('reaches the same person in other tabs, who revoke their own token set', async ({ provider }) => {
    const others = new MemoryProvider()
    const here = openSession(provider)
    const there = openSession(others)
    await here.finishRedirect(arrival)
    await there.finishRedirect(arrival)
    await here.signOut()
    await vi.waitFor(() => expect(reason(there)).toEqual({ kind: 'ended', reason: 'other-tab' }))
    expect(await tokenOf(there)).toBeNull()
    await vi.waitFor(() => expect(others.log).toEqual(['revoke refresh-ada']))
    expect(reason(here)).toEqual({ kind: 'signed-out', atProvider: 'unknown' })
  })

  test('notifies other tabs after this one is cleared, and before it navigates', async ({ provider }) => {
    const page = openTab('/')
    const here = openSession(provider, { page })
    const there = openSession(new MemoryProvider())
    await Promise.all([here, there].map((session) => session.finishRedirect(arrival)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    void here.signOut()
    await someTurns()
    expect(there.state().kind).toBe('signed-in')
    page.dispatchEvent(new Event('pagehide'))
    await someTurns()
    expect(reason(there)).toEqual({ kind: 'ended', reason: 'other-tab' })
  })

  test('does not affect another person in another tab', async ({ provider }) => {
    const others = new MemoryProvider()
    others.exchange = async () => ({
      ...ada,
      account: { ...ada.account, viewer: 'https://id.test/realm|bob' },
      sessionSecret: 'session-bob',
    })
    const here = openSession(provider)
    const there = openSession(others)
    const witness = openSession(new MemoryProvider())
    await Promise.all([here, there, witness].map((session) => session.finishRedirect(arrival)))
    await here.signOut()
    await vi.waitFor(() => expect(reason(witness)).not.toBeNull())
    expect(there.state().kind).toBe('signed-in')
  })
})
