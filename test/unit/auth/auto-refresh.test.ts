import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TokenSetEndedError } from '../../../src/auth/provider-errors'
import type { TokenSet } from '../../../src/auth/token-set'
import { day, minute } from '../../../src/durations'
import { ada, arrival, MemoryProvider, openSession, reason, tokenOf } from './memory-provider'
import { openTab, type Tab, turn } from './page'

let provider: MemoryProvider
let page: Tab
/** How often the token endpoint was asked. */
let refreshes: number

beforeEach(() => {
  vi.useFakeTimers()
  provider = new MemoryProvider()
  page = openTab('/')
  refreshes = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function answerRefreshes(answer: () => TokenSet | Error) {
  provider.refresh = async () => {
    refreshes += 1
    const result = answer()
    if (result instanceof Error) throw result
    return result
  }
}

/** Signed in, on the clock of the fake timers. */
async function signedIn(tokenSet: Partial<TokenSet> = {}) {
  provider.exchange = async () => ({ ...ada, ...tokenSet })
  const session = openSession(provider, { page, now: () => performance.now() })
  await session.finishRedirect(arrival)
  return session
}

describe('a visible page', () => {
  test('refreshes at three quarters of each lifetime', async () => {
    answerRefreshes(() => ada)
    await signedIn()
    await vi.advanceTimersByTimeAsync(225_000 - 1)
    expect(refreshes).toBe(0)
    await vi.advanceTimersByTimeAsync(2)
    expect(refreshes).toBe(1)
    await vi.advanceTimersByTimeAsync(9 * 225_000)
    expect(refreshes).toBe(10)
  })

  test('never refreshes more often than every 10 s', async () => {
    answerRefreshes(() => ({ ...ada, lifetimeSeconds: 0 }))
    await signedIn({ lifetimeSeconds: 0 })
    await vi.advanceTimersByTimeAsync(minute)
    expect(refreshes).toBeLessThanOrEqual(6)
  })

  test('ends the session when a token without a refresh expires', async () => {
    const session = await signedIn({ refreshToken: null })
    expect(session.timeLeft()).toEqual({ milliseconds: 300_000, refreshable: false })
    await vi.advanceTimersByTimeAsync(300_001)
    expect(reason(session)).toEqual({ kind: 'ended', reason: 'expired' })
  })

  test('retries an unreachable provider at growing pauses, and stays signed in', async () => {
    answerRefreshes(() => new TypeError('Failed to fetch'))
    const session = await signedIn({ lifetimeSeconds: 3600 })
    await vi.advanceTimersByTimeAsync(day)
    expect(refreshes).toBeGreaterThan(100)
    expect(refreshes).toBeLessThanOrEqual(300)
    expect(session.state().kind).toBe('signed-in')
  })

  test("does not depend on the device's clock", async () => {
    answerRefreshes(() => ada)
    const session = await signedIn()
    for (const hours of [24, -48, 24]) {
      vi.setSystemTime(Date.now() + hours * 60 * minute)
      await tokenOf(session)
    }
    expect(refreshes).toBe(0)
    expect(session.state().kind).toBe('signed-in')
  })
})

describe('a hidden page', () => {
  test('refreshes nothing if it was opened in the background', async () => {
    answerRefreshes(() => ada)
    turn(page, 'hidden')
    await signedIn()
    await vi.advanceTimersByTimeAsync(day)
    expect(refreshes).toBe(0)
  })

  test('sends no request in 24 hours, and one when it becomes visible', async () => {
    answerRefreshes(() => ada)
    await signedIn()
    turn(page, 'hidden')
    await vi.advanceTimersByTimeAsync(day)
    expect(refreshes).toBe(0)
    turn(page, 'visible')
    await vi.advanceTimersByTimeAsync(1)
    expect(refreshes).toBe(1)
  })

  test.each<[string, () => void]>([
    ['the network is back', () => page.dispatchEvent(new Event('online'))],
    ['it thaws', () => page.document.dispatchEvent(new Event('resume'))],
    ['somebody returns to the tab', () => turn(page, 'visible')],
  ])('checks the token at once when %s', async (_name, wake) => {
    answerRefreshes(() => new TypeError('Failed to fetch'))
    await signedIn()
    // Failures at 225, 235 and 255 s; the next try would be at 295 s.
    await vi.advanceTimersByTimeAsync(270_000)
    const before = refreshes
    answerRefreshes(() => ada)
    wake()
    await vi.advanceTimersByTimeAsync(1)
    expect(refreshes).toBe(before + 1)
  })

  test('detects after a sleep that another tab has signed out, before the message arrives', async () => {
    const local = new Map<string, string>()
    page = openTab('/', { local })
    const session = await signedIn()
    local.set('plugboard.signed-out', 'mark session-bob session-ada')
    page.document.dispatchEvent(new Event('resume'))
    expect(reason(session)).toEqual({ kind: 'ended', reason: 'other-tab' })
  })
})

test('an invalid refresh token is sent once in 24 hours of requests and refusals', async () => {
  answerRefreshes(() => new TokenSetEndedError('revoked'))
  const session = await signedIn()
  const watch = setInterval(() => {
    void tokenOf(session, 'access-ada')
    void session.tokenFor('https://id.test/realm|ada')()
    page.dispatchEvent(new Event('online'))
    turn(page, 'visible')
  }, minute)
  await vi.advanceTimersByTimeAsync(day)
  clearInterval(watch)
  expect(refreshes).toBe(1)
  expect(reason(session)).toEqual({ kind: 'ended', reason: 'revoked' })
})
