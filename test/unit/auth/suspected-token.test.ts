import { beforeEach, expect, test } from 'vitest'
import { Tokens } from '../../../src/auth/tokens/tokens'
import type { TokenReport } from '../../../src/model/viewer'
import { ada } from './memory-provider'

let log: string[]
let clock: number

/** Tokens `1`, `2`, …: each refresh gives the next one. */
function setUp(refreshToken: string | null) {
  const tokens = new Tokens({
    refresh: async (tokenSet) => {
      log.push('refresh')
      return { ...tokenSet, accessToken: String(Number(tokenSet.accessToken) + 1) }
    },
    onRefreshed: () => undefined,
    onEnded: (reason) => log.push(`ended: ${reason}`),
    onLateTokenSet: () => undefined,
    now: () => clock,
  })
  tokens.setTokenSet({ ...ada, accessToken: '1', refreshToken, lifetimeSeconds: 300 })
  const report = (token: string, result: TokenReport['result']) => tokens.token({ token, result })
  return { tokens, report }
}

beforeEach(() => {
  log = []
  clock = 1_000_000
})

test('without a refresh token, a second suspicion in a row ends the session', async () => {
  const { tokens, report } = setUp(null)
  clock += 1000
  expect(await report('1', 'suspected')).toBe('1')
  expect(log).toEqual([])
  expect(await tokens.token()).toBe('1')
  expect(await report('1', 'suspected')).toBeNull()
  expect(log).toEqual(['ended: expired'])
})

test('a call that succeeds clears the suspicion', async () => {
  const { tokens, report } = setUp(null)
  for (let time = 0; time < 5; time += 1) {
    expect(await report('1', 'suspected')).toBe('1')
    expect(await tokens.token()).toBe('1')
    await report('1', 'accepted')
  }
  expect(log).toEqual([])
})

test('one failure of the network that ends simultaneous calls is one suspicion', async () => {
  const { tokens, report } = setUp(null)
  for (let call = 0; call < 5; call += 1) await report('1', 'suspected')
  expect(log).toEqual([])
  expect(await tokens.token()).toBe('1')
})

test('without a refresh token, a visible refusal ends the session', async () => {
  const { report } = setUp(null)
  expect(await report('1', 'refused')).toBeNull()
  expect(log).toEqual(['ended: expired'])
})

test('a refreshed token that worked is refreshed again, as often as it is suspected', async () => {
  const { report } = setUp('refresh')
  for (let generation = 1; generation < 5; generation += 1) {
    expect(await report(String(generation), 'suspected')).toBe(String(generation + 1))
    await report(String(generation + 1), 'accepted')
    clock += 30_000
  }
  expect(new Set(log)).toEqual(new Set(['refresh']))
})

test('a refreshed token that is suspected before it worked ends the session', async () => {
  const { report } = setUp('refresh')
  expect(await report('1', 'suspected')).toBe('2')
  clock += 30_000
  expect(await report('2', 'suspected')).toBeNull()
  expect(log).toEqual(['refresh', 'ended: refused'])
})
