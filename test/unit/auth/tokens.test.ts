import { beforeEach, describe, expect, test } from 'vitest'
import { type EndReason, TokenSetEndedError } from '../../../src/auth/provider-errors'
import type { TokenSet } from '../../../src/auth/token-set'
import { Tokens } from '../../../src/auth/tokens/tokens'

const account = { viewer: 'https://id.test|ada', name: 'Ada', roles: [] } as const

function tokenSetOf(generation: number, overrides: Partial<TokenSet> = {}): TokenSet {
  return {
    accessToken: `access-${generation}`,
    refreshToken: `refresh-${generation}`,
    idToken: 'id',
    sessionSecret: 'session',
    lifetimeSeconds: 300,
    account,
    ...overrides,
  }
}

/** Answers to the refresh requests that were made, to be given by the test. */
let asked: { tokenSet: TokenSet; answer: (tokenSet: TokenSet) => void; fail: (error: Error) => void }[]
let ended: EndReason[]
let late: TokenSet[]
let clock: number

function setUp() {
  return new Tokens({
    refresh: (tokenSet) =>
      new Promise((answer, fail) => {
        asked.push({ tokenSet, answer, fail })
      }),
    onRefreshed: () => undefined,
    onEnded: (why) => ended.push(why),
    onLateTokenSet: (tokenSet) => late.push(tokenSet),
    now: () => clock,
  })
}

beforeEach(() => {
  asked = []
  ended = []
  late = []
  clock = 1_000_000
})

const refused = (token: string) => ({ token, result: 'refused' }) as const

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a token request', () => {
  test('gets no token without a session', async () => {
    const tokens = setUp()
    expect(await tokens.token()).toBeNull()
    expect(await tokens.token(refused('access-1'))).toBeNull()
    expect(asked).toHaveLength(0)
  })

  test('gets the current token before three quarters of its lifetime', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    clock += 224_999
    expect(await tokens.token()).toBe('access-1')
    expect(asked).toHaveLength(0)
  })

  test('waits for a new token after three quarters of its lifetime', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    clock += 225_000
    const answer = tokens.token()
    asked[0]?.answer(tokenSetOf(2))
    expect(await answer).toBe('access-2')
    clock += 200_000
    expect(await tokens.token()).toBe('access-2')
    expect(asked).toHaveLength(1)
  })

  test('gets a token without a lifetime until it is refused', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1, { lifetimeSeconds: null }))
    clock += 1e9
    expect(await tokens.token()).toBe('access-1')
    const answer = tokens.token(refused('access-1'))
    asked[0]?.answer(tokenSetOf(2))
    expect(await answer).toBe('access-2')
  })
})

describe('a refused token', () => {
  test('causes one refresh for 100 simultaneous refusals', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const answers = Array.from({ length: 100 }, () => tokens.token(refused('access-1')))
    asked[0]?.answer(tokenSetOf(2))
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['access-2']))
    expect(asked).toHaveLength(1)
  })

  test('causes one refresh for 100 successive refusals', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const first = tokens.token(refused('access-1'))
    asked[0]?.answer(tokenSetOf(2))
    await first
    for (let count = 0; count < 99; count += 1)
      expect(await tokens.token(refused('access-1'))).toBe('access-2')
    expect(asked).toHaveLength(1)
  })

  test('of long ago is replaced by the current token', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(2))
    clock += 300_000
    const answer = tokens.token(refused('access-1'))
    asked[0]?.answer(tokenSetOf(3))
    expect(await answer).toBe('access-3')
  })

  test('ends the session if its replacement is refused at once', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const second = tokens.token(refused('access-1'))
    asked[0]?.answer(tokenSetOf(2))
    await second
    clock += 1000
    expect(await tokens.token(refused('access-2'))).toBeNull()
    expect(ended).toEqual(['refused'])
    expect(await tokens.token()).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test('after three quarters of its lifetime is refreshed each time', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    for (let generation = 1; generation <= 20; generation += 1) {
      clock += 310_000
      const next = tokens.token(refused(`access-${generation}`))
      asked[generation - 1]?.answer(tokenSetOf(generation + 1))
      expect(await next).toBe(`access-${generation + 1}`)
    }
    expect(ended).toEqual([])
  })
})

describe('a failed refresh', () => {
  test.each(['revoked', 'untrusted'] as const)(
    'for good (%s) ends the session after one request',
    async (why) => {
      const tokens = setUp()
      tokens.setTokenSet(tokenSetOf(1))
      const answers = [tokens.token(refused('access-1')), tokens.token(refused('access-1'))]
      asked[0]?.fail(new TokenSetEndedError(why))
      expect(await Promise.all(answers)).toEqual([null, null])
      for (let minute = 0; minute < 24 * 60; minute += 1) {
        clock += 60_000
        expect(await tokens.token()).toBeNull()
        expect(await tokens.token(refused('access-1'))).toBeNull()
      }
      expect(ended).toEqual([why])
      expect(asked).toHaveLength(1)
    },
  )

  test('without a network keeps the session, and is retried after ten seconds', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const answer = tokens.token(refused('access-1'))
    asked[0]?.fail(new TypeError('Failed to fetch'))
    expect(await answer).toBeNull()
    clock += 9_999
    expect(await tokens.token(refused('access-1'))).toBeNull()
    expect(asked).toHaveLength(1)
    clock += 1
    const again = tokens.token(refused('access-1'))
    asked[1]?.answer(tokenSetOf(2))
    expect(await again).toBe('access-2')
    expect(ended).toEqual([])
  })

  test('without a network leaves the token in use until it expires', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    clock += 230_000
    const answer = tokens.token()
    asked[0]?.fail(new TypeError('Failed to fetch'))
    expect(await answer).toBe('access-1')
    clock += 5_000
    expect(await tokens.token()).toBe('access-1')
    expect(asked).toHaveLength(1)
    clock += 65_000
    const over = tokens.token()
    asked[1]?.fail(new TypeError('Failed to fetch'))
    expect(await over).toBeNull()
    expect(ended).toEqual([])
  })

  test('without a refresh token ends the session when the token expires', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1, { refreshToken: null }))
    clock += 290_000
    expect(await tokens.token()).toBe('access-1')
    clock += 10_000
    expect(await tokens.token()).toBeNull()
    expect(ended).toEqual(['expired'])
    expect(asked).toHaveLength(0)
  })
})

describe('a superseded refresh', () => {
  test('by a sign-out returns no token, and its token is revoked', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const answer = tokens.token(refused('access-1'))
    expect(tokens.takeTokenSet()).toEqual(tokenSetOf(1))
    asked[0]?.answer(tokenSetOf(2))
    expect(await answer).toBeNull()
    expect(await tokens.token()).toBeNull()
    expect(late).toEqual([tokenSetOf(2)])
    expect(ended).toEqual([])
  })

  test('by a sign-out does not end the next session if it fails', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const old = tokens.token(refused('access-1'))
    tokens.takeTokenSet()
    tokens.setTokenSet(tokenSetOf(7))
    asked[0]?.fail(new TokenSetEndedError('revoked'))
    expect(await old).toBeNull()
    expect(await tokens.token()).toBe('access-7')
    expect(ended).toEqual([])
  })

  test('by another sign-in does not affect the new session', async () => {
    const tokens = setUp()
    tokens.setTokenSet(tokenSetOf(1))
    const old = tokens.token(refused('access-1'))
    tokens.takeTokenSet()
    tokens.setTokenSet(tokenSetOf(7))
    const other = tokens.token(refused('access-7'))
    asked[0]?.answer(tokenSetOf(2))
    asked[1]?.answer(tokenSetOf(8))
    expect(await old).toBeNull()
    expect(await other).toBe('access-8')
    await settle()
    expect(await tokens.token()).toBe('access-8')
    expect(late).toEqual([tokenSetOf(2)])
  })
})
