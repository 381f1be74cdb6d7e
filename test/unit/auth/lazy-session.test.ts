import { expect, test } from 'vitest'
import { lazySession } from '../../../src/auth/lazy-session'
import { createSession } from '../../../src/auth/session/session'
import { identity, MemoryProvider, reason, tokenOf } from './memory-provider'
import { openTab } from './page'

/** A late session in a tab of its own, and how often its script was asked for. */
function open({ fails = 0, framed = false } = {}) {
  const provider = new MemoryProvider()
  const storage = new Map<string, string>()
  const page = openTab('/?q=meran', { visited: provider.visited, storage, framed })
  const asked: string[] = []
  const session = lazySession(
    identity,
    async () => {
      asked.push('session')
      if (asked.length <= fails) throw new TypeError('Failed to fetch dynamically imported module')
      return {
        createSession: (configured) => createSession(configured, { provider: async () => provider, page }),
      }
    },
    page,
  )
  return { session, provider, asked, storage }
}

test("an anonymous page does not load the session's script", async () => {
  const { session, asked } = open()
  expect(session.available).toBe(true)
  expect(session.state()).toMatchObject({ kind: 'anonymous', reason: { kind: 'none' } })
  expect([await tokenOf(session), session.timeLeft(), await session.resume()]).toEqual([null, null, false])
  expect(asked).toEqual([])
})

test('a sign-in navigates to the provider and notifies listeners', async () => {
  const { session, provider, asked } = open()
  const heard: unknown[] = []
  session.subscribe(() => heard.push(reason(session)))
  await Promise.all([session.signIn('/?q=meran'), session.signIn('/?q=meran')])
  expect(provider.visited).toEqual(['https://id.test/auth?back=/?q=meran'])
  expect(heard).toEqual([{ kind: 'signing-in' }, { kind: 'none' }])
  expect(asked).toEqual(['session'])
})

test('a session script that fails to load does not count as an unreachable provider, and is requested again', async () => {
  const { session, provider } = open({ fails: 1 })
  const heard: unknown[] = []
  session.subscribe(() => heard.push(reason(session)))
  await expect(session.signIn('/')).rejects.toThrow('Failed to fetch')
  expect(heard).toEqual([{ kind: 'sign-in-failed', reason: 'not-loaded' }])
  await session.signIn('/')
  expect(provider.visited).toHaveLength(1)
})

test('a page that returns after a sign-in can resume, except in a frame', () => {
  for (const framed of [false, true]) {
    const { session, storage } = open({ framed })
    expect(session.canResume()).toBe(false)
    storage.set('plugboard.signed-in', '')
    expect(session.canResume()).toBe(!framed)
    expect(session.available).toBe(!framed)
  }
})
