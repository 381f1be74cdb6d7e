import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SignInError } from '../../../src/auth/errors'
import { ada, arrival, MemoryProvider, openSession, reason, tokenOf } from './memory-provider'
import { openTab } from './page'

const quiet = { ...arrival, kind: 'silent-sign-in' } as const

let provider: MemoryProvider
/** What the tab and the browser keep from page to page. */
let storage: Map<string, string>
let local: Map<string, string>

beforeEach(() => {
  provider = new MemoryProvider()
  storage = new Map()
  local = new Map()
})
afterEach(() => {
  vi.useRealTimers()
})

const nextPage = () =>
  openSession(provider, { page: openTab('/?q=meran', { storage, local, visited: provider.visited }) })

async function signedInPage() {
  const session = nextPage()
  await session.finishRedirect(arrival)
  return session
}

describe('a reload', () => {
  test('of a signed-in page asks the provider once with prompt=none', async () => {
    await signedInPage()
    const quietly: boolean[] = []
    provider.authorize = async (returnTo, signal) => {
      quietly.push(signal instanceof AbortSignal)
      return `https://id.test/auth?back=${returnTo}`
    }
    expect(await nextPage().resume()).toBe(true)
    expect({ visited: provider.visited, quietly }).toEqual({
      visited: ['https://id.test/auth?back=/?q=meran'],
      quietly: [true],
    })
    expect(await nextPage().resume()).toBe(false)
  })

  test('of a page that was never signed in sends no request', async () => {
    provider.authorize = () => Promise.reject(new Error('must not be asked'))
    expect(await nextPage().resume()).toBe(false)
  })

  test.each<[string, () => Promise<void>]>([
    ['signed out here', async () => (await signedInPage()).signOut()],
    [
      'signed out in another tab while this one was not there',
      async () => {
        await signedInPage()
        const there = openSession(provider, { page: openTab('/', { local }) })
        await there.finishRedirect(arrival)
        await there.signOut()
      },
    ],
  ])('of a page that %s sends no request', async (_name, signOut) => {
    await signOut()
    provider.visited = []
    expect(await nextPage().resume()).toBe(false)
    expect(provider.visited).toEqual([])
  })

  test('waits at most 2 s for the provider; the next reload asks again', async () => {
    await signedInPage()
    vi.useFakeTimers()
    let given: AbortSignal | undefined
    provider.authorize = (_returnTo, signal) => {
      given = signal
      return new Promise(() => undefined)
    }
    const session = nextPage()
    const resumed = session.resume()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await resumed).toBe(false)
    expect(given?.aborted).toBe(true)
    expect({ kept: session.canResume(), reason: reason(session), visited: provider.visited }).toEqual({
      kept: true,
      reason: { kind: 'sign-in-failed', reason: 'unreachable' },
      visited: [],
    })
  })

  test('of a page that can no longer store its sign-in shows no failure', async () => {
    await signedInPage()
    provider.authorize = () => Promise.reject(new SignInError('browser'))
    const session = nextPage()
    expect(await session.resume()).toBe(false)
    expect(reason(session)).toEqual({ kind: 'none' })
  })

  test('does not resume if the browser blocks the storage', async () => {
    const page = openTab('/')
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(page, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    const session = openSession(provider, { page })
    await session.finishRedirect(arrival)
    expect(session.state().kind).toBe('signed-in')
    expect(session.canResume()).toBe(false)
    await session.signOut()
    expect(session.state().kind).toBe('anonymous')
  })
})

describe('the return from prompt=none', () => {
  test('with a code is signed in, and stores the marker again', async () => {
    const session = nextPage()
    await session.finishRedirect(quiet)
    expect(session.state()).toMatchObject({ kind: 'signed-in', name: 'Ada' })
    expect(session.canResume()).toBe(true)
  })

  test.each([
    ['no-session', { kind: 'ended', reason: 'at-provider' }],
    ['stale', { kind: 'none' }],
  ] as const)('with %s is not asked again, and tells the end of a session', async (code, told) => {
    provider.exchange = () => Promise.reject(new SignInError(code))
    const session = nextPage()
    await session.finishRedirect(quiet)
    expect(reason(session)).toEqual(told)
    expect(session.canResume()).toBe(false)
  })

  test.each(['unreachable', 'not-loaded', 'denied', 'refused', 'untrusted', 'clock'] as const)(
    'that fails as %s is told',
    async (code) => {
      provider.exchange = () => Promise.reject(new SignInError(code))
      const session = nextPage()
      await session.finishRedirect(quiet)
      expect(reason(session)).toEqual({ kind: 'sign-in-failed', reason: code })
    },
  )
})

/** Signs out in one tab, and waits until that was heard in another one that was opened last. */
async function signOutHeard(there: ReturnType<typeof nextPage>): Promise<void> {
  const witness = openSession(new MemoryProvider(), { page: openTab('/') })
  await witness.finishRedirect(arrival)
  await there.signOut()
  await vi.waitFor(() => expect(reason(witness)).toEqual({ kind: 'ended', reason: 'other-tab' }))
}

/** A tab that reloads, and another one where the same person signs out before the provider has sent it back. */
async function overtakenReload(
  meanwhile: (reloaded: ReturnType<typeof nextPage>) => Promise<boolean>,
  heard: () => void = () => undefined,
) {
  ;(await signedInPage()).suspend()
  const there = openSession(new MemoryProvider(), { page: openTab('/', { local }) })
  await there.finishRedirect(arrival)
  const left = meanwhile(nextPage())
  await signOutHeard(there)
  heard()
  return left
}

describe('a sign-out in another tab while a reload is at the provider', () => {
  test('is not reverted by its return', async () => {
    expect(await overtakenReload((reloaded) => reloaded.resume())).toBe(true)
    const back = nextPage()
    await back.finishRedirect(quiet)
    expect({ reason: reason(back), token: await tokenOf(back) }).toEqual({
      reason: { kind: 'none' },
      token: null,
    })
    await vi.waitFor(() => expect(provider.log).toEqual(['revoke refresh-ada']))
    expect({ again: back.canResume(), kept: storage.size }).toEqual({ again: false, kept: 0 })
  })

  test('is not reverted if it came before the page had left', async () => {
    let answer: (address: string) => void = () => undefined
    provider.authorize = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    await overtakenReload(
      (reloaded) => reloaded.resume(),
      () => answer('https://id.test/auth'),
    )
    const back = nextPage()
    await back.finishRedirect(quiet)
    expect(back.state().kind).toBe('anonymous')
  })

  test('does not prevent a later sign-in', async () => {
    await overtakenReload((reloaded) => reloaded.resume())
    const back = nextPage()
    await back.finishRedirect(arrival)
    expect(back.state().kind).toBe('signed-in')
    expect(back.canResume()).toBe(true)
  })
})

test('the stored state of a reload contains nothing of the person', async () => {
  ;(await signedInPage()).suspend()
  await nextPage().resume()
  expect([...storage.values()].join()).toMatch(/^asked ([\w-]{36})?$/)
})

test('a suspended page has no token, and the next one can resume', async () => {
  const session = await signedInPage()
  session.suspend()
  expect(await tokenOf(session)).toBeNull()
  expect(reason(session)).toEqual({ kind: 'none' })
  expect(session.timeLeft()).toBeNull()
  expect(provider.log).toEqual([])
  expect(session.canResume()).toBe(true)
})

test('a sign-out in another tab during a sign-in cancels it', async () => {
  const there = openSession(new MemoryProvider())
  await there.finishRedirect(arrival)
  let answer: () => void = () => undefined
  provider.exchange = () =>
    new Promise((resolve) => {
      answer = () => resolve(ada)
    })
  const here = nextPage()
  const completing = here.finishRedirect(arrival)
  await signOutHeard(there)
  answer()
  await completing
  expect(reason(here)).toEqual({ kind: 'ended', reason: 'other-tab' })
  expect(provider.log).toEqual(['revoke refresh-ada'])
  expect(here.canResume()).toBe(false)
})
