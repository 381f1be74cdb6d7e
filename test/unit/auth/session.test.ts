import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GrantEndedError, SignInError } from '../../../src/auth/errors'
import type { Grant, Provider } from '../../../src/auth/grant'
import { createSession, type Session } from '../../../src/auth/session'

const identity = { authority: 'https://id.test/realm', clientId: 'plugboard', scope: 'openid' }
const arrival = { kind: 'sign-in', url: 'https://plugboard.test/auth/callback/?code=1&state=2' } as const
const ada: Grant = {
  accessToken: 'access-ada',
  refreshToken: 'refresh-ada',
  idToken: 'id-ada',
  lifetimeSeconds: 300,
  account: { viewer: 'https://id.test/realm|ada', name: 'Ada', roles: ['reader'] },
}

/** A provider in memory: every answer is the test's to give. */
class MemoryProvider implements Provider {
  log: string[] = []
  authorize: Provider['authorize'] = async (returnTo) => `https://id.test/auth?back=${returnTo}`
  exchange: Provider['exchange'] = async () => ada
  refresh: Provider['refresh'] = async () => ({ ...ada, accessToken: 'access-ada-2' })
  async revoke({ refreshToken }: Grant) {
    this.log.push(`revoke ${refreshToken}`)
  }
  async endSession(_grant: Grant, returnTo: string) {
    this.log.push('endSession')
    return `https://id.test/logout?back=${returnTo}`
  }
}

let provider: MemoryProvider
let visited: string[]

function open(theirs: MemoryProvider = provider): Session {
  const location = {
    origin: 'https://plugboard.test',
    pathname: '/',
    search: '?q=meran',
    hash: '',
    assign: (url: string) => visited.push(url),
  } as unknown as Location
  return createSession(identity, { provider: async () => theirs, page: { location } })
}

const never = () => new Promise<never>(() => undefined)
const reason = (session: Session) => {
  const state = session.state()
  return state.kind === 'anonymous' ? state.reason : null
}

beforeEach(() => {
  provider = new MemoryProvider()
  visited = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('signing in', () => {
  test('leaves for the provider', async () => {
    await open().signIn('/?q=bozen')
    expect(visited).toEqual(['https://id.test/auth?back=/?q=bozen'])
  })

  test('twice at once leaves once', async () => {
    const session = open()
    await Promise.all([session.signIn('/'), session.signIn('/')])
    expect(visited).toHaveLength(1)
  })

  test('says so while it looks for the provider, and no more once the page is left', async () => {
    const session = open()
    const seen: unknown[] = []
    session.subscribe(() => seen.push(reason(session)))
    await session.signIn('/')
    expect(seen).toEqual([{ kind: 'signing-in' }, { kind: 'never' }])
  })

  test('fails by name when the provider does not answer within 8 s', async () => {
    vi.useFakeTimers()
    provider.authorize = never
    const session = open()
    const outcome = session.signIn('/').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(7999)
    expect(reason(session)).toEqual({ kind: 'signing-in' })
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual(new SignInError('unreachable'))
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', why: 'unreachable' })
    expect(visited).toEqual([])
  })

  test('can be tried again when the provider code could not be loaded', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return provider
    }
    const page = { location: { assign: (url: string) => visited.push(url) } as unknown as Location }
    const session = createSession(identity, { provider: load, page })
    await expect(session.signIn('/')).rejects.toEqual(new SignInError('unreachable'))
    await session.signIn('/')
    expect(visited).toHaveLength(1)
  })

  test('is not to be had without a configured provider', async () => {
    const session = createSession(undefined, { page: { location: {} as Location } })
    expect(session.available).toBe(false)
    await expect(session.signIn('/')).rejects.toEqual(new SignInError('not-configured'))
    expect(await session.token()).toBeNull()
  })
})

describe('coming back', () => {
  test('makes the viewer known, and the token only to the service', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    expect(session.state()).toEqual({ kind: 'signed-in', epoch: 1, ...ada.account })
    expect(JSON.stringify(session.state())).not.toMatch(/access|refresh-|id-ada/)
    expect(await session.token()).toBe('access-ada')
    expect(session.state()).toBe(session.state())
  })

  test('gives a token to nobody but the viewer it is of', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    expect(await session.tokenOf('https://id.test/realm|ada')()).toBe('access-ada')
    expect(await session.tokenOf('https://id.test/realm|bob')()).toBeNull()
    expect(await session.tokenOf('anonymous')()).toBeNull()
  })

  test.each(['denied', 'refused', 'untrusted', 'stale', 'unreachable'] as const)(
    'with %s leaves an anonymous viewer and the reason, and never throws',
    async (code) => {
      provider.exchange = () => Promise.reject(new SignInError(code))
      const session = open()
      await session.completeSignIn(arrival)
      expect(reason(session)).toEqual({ kind: 'sign-in-failed', why: code })
      expect(await session.token()).toBeNull()
    },
  )

  test('too late leaves an anonymous viewer, and the late tokens are revoked', async () => {
    vi.useFakeTimers()
    let answer: (grant: Grant) => void = () => undefined
    provider.exchange = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const session = open()
    const completing = session.completeSignIn(arrival)
    await vi.advanceTimersByTimeAsync(8000)
    await completing
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', why: 'unreachable' })
    answer(ada)
    await vi.waitFor(() => expect(provider.log).toEqual(['revoke refresh-ada']))
    expect(session.state().kind).toBe('anonymous')
  })

  test('with a callback that nobody waits for asks the provider nothing', async () => {
    provider.exchange = () => Promise.reject(new Error('must not be asked'))
    const session = open()
    await session.completeSignIn({ kind: 'stale', url: arrival.url })
    expect(reason(session)).toEqual({ kind: 'sign-in-failed', why: 'stale' })
  })

  test('from the logout of the provider says that it is closed there too', async () => {
    const session = open()
    await session.completeSignIn({ kind: 'sign-out', url: 'https://plugboard.test/?state=1' })
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'closed' })
  })

  test('on an ordinary visit changes nothing', async () => {
    const session = open()
    const before = session.state()
    await session.completeSignIn(null)
    expect(session.state()).toBe(before)
  })
})

describe('signing out', () => {
  test('is anonymous at once, then revokes, then leaves for the provider with the view', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    const leaving = session.signOut()
    expect(session.state()).toMatchObject({ kind: 'anonymous', viewer: 'anonymous', epoch: 2 })
    expect(await session.token()).toBeNull()
    await leaving
    expect(provider.log).toEqual(['revoke refresh-ada', 'endSession'])
    expect(visited).toEqual(['https://id.test/logout?back=/?q=meran'])
  })

  test('stays and says so when the provider does not answer within 2 s', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    vi.useFakeTimers()
    provider.revoke = never
    const leaving = session.signOut()
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'unknown' })
    await vi.advanceTimersByTimeAsync(2000)
    await leaving
    expect(reason(session)).toEqual({ kind: 'signed-out', atProvider: 'open' })
    expect(visited).toEqual([])
  })

  test('does not drag away a person who is signing in again already', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    let revoked: () => void = () => undefined
    provider.revoke = () =>
      new Promise((resolve) => {
        revoked = resolve
      })
    const leaving = session.signOut()
    await session.signIn('/')
    revoked()
    await leaving
    expect(visited).toEqual(['https://id.test/auth?back=/'])
    expect(provider.log).toEqual([])
  })

  test('wins over a renewal under way, whose late token is revoked', async () => {
    const session = open()
    await session.completeSignIn(arrival)
    let asked = false
    let answer: (grant: Grant) => void = () => undefined
    provider.refresh = () => {
      asked = true
      return new Promise((resolve) => {
        answer = resolve
      })
    }
    const renewing = session.token('access-ada')
    await vi.waitFor(() => expect(asked).toBe(true))
    await session.signOut()
    answer({ ...ada, refreshToken: 'refresh-late' })
    expect(await renewing).toBeNull()
    expect(session.state().kind).toBe('anonymous')
    await vi.waitFor(() => expect(provider.log).toContain('revoke refresh-late'))
  })

  test('reaches the same person in other tabs, who revoke their own grant', async () => {
    const others = new MemoryProvider()
    const here = open()
    const there = open(others)
    await here.completeSignIn(arrival)
    await there.completeSignIn(arrival)
    await here.signOut()
    await vi.waitFor(() => expect(reason(there)).toEqual({ kind: 'ended', why: 'other-tab' }))
    expect(await there.token()).toBeNull()
    await vi.waitFor(() => expect(others.log).toEqual(['revoke refresh-ada']))
    expect(reason(here)).toEqual({ kind: 'signed-out', atProvider: 'unknown' })
  })

  test('leaves another person in another tab alone', async () => {
    const others = new MemoryProvider()
    others.exchange = async () => ({
      ...ada,
      account: { ...ada.account, viewer: 'https://id.test/realm|bob' },
    })
    const here = open()
    const there = open(others)
    const witness = open(new MemoryProvider())
    await Promise.all([here, there, witness].map((session) => session.completeSignIn(arrival)))
    await here.signOut()
    await vi.waitFor(() => expect(reason(witness)).not.toBeNull())
    expect(there.state().kind).toBe('signed-in')
  })
})

test('a session that the provider ends is over for whoever looks', async () => {
  provider.refresh = () => Promise.reject(new GrantEndedError('revoked'))
  const session = open()
  await session.completeSignIn(arrival)
  expect(await session.token('access-ada')).toBeNull()
  expect(reason(session)).toEqual({ kind: 'ended', why: 'revoked' })
})
