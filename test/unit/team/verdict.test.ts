import { expect, test } from 'vitest'
import type { RowUptime, UptimeReport } from '../../../src/model/uptime'
import { findVerdict, isSurelyBetter } from '../../../src/team/quality/verdict'

/** Uptime of 10 plugs in percent of the whole time. */
function rowOf(up: number, fault: number, more: Partial<RowUptime> = {}): RowUptime {
  const time = { up, fault, unclear: 0, silent: 100 - up - fault, steps: [] }
  return {
    byPeriod: { '30-days': time },
    stations: 1,
    plugs: 10,
    access: 'open',
    isIncomplete: false,
    ...more,
  }
}

function judge(uptimes: Record<string, RowUptime | null>, more: Partial<UptimeReport> = {}) {
  const rows = Object.keys(uptimes).map((id) => ({ id, name: id, plugCount: 10 }))
  return findVerdict(rows, {
    period: '30-days',
    periods: ['day', 'week', '30-days'],
    until: 0,
    isLoading: false,
    ids: () => Object.keys(uptimes),
    find: (_, id) => uptimes[id] ?? null,
    ...more,
  })
}

test('providers are judged by their uptime, the most reliable first', () => {
  const verdict = judge({ A: rowOf(90, 10), B: rowOf(99, 1), C: rowOf(76, 4) })
  expect(verdict?.judged.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
  expect(verdict?.judged[1]).toEqual({ name: 'C', share: 0.95, known: 0.8 })
  expect(verdict?.left).toEqual([])
})

test('nothing is claimed of a provider of whose time or plugs less than 80 % is known', () => {
  const uptimes = {
    silent: rowOf(79, 0),
    few: rowOf(100, 0, { plugs: 7 }),
    none: null,
    unknown: rowOf(0, 0),
    '': rowOf(100, 0),
    A: rowOf(90, 10),
  }
  expect(judge(uptimes)).toEqual({
    judged: [{ name: 'A', share: 0.9, known: 1 }],
    left: ['silent', 'few', 'none', 'unknown'],
  })
})

test('nothing is claimed before all histories are loaded', () => {
  const uptimes = { A: rowOf(90, 10) }
  expect(judge(uptimes, { isLoading: true })).toBeNull()
  expect(judge(uptimes, { periods: [] })).toBeNull()
  expect(judge({ ...uptimes, B: rowOf(99, 1, { isIncomplete: true }) })).toBeNull()
})

test('a provider is surely better only if no unknown time could reverse the order', () => {
  const provider = (share: number, known: number) => ({ name: 'A', share, known })
  expect(isSurelyBetter(provider(0.99, 1), provider(0.95, 1))).toBe(true)
  // At worst 0.926 of the time up; the other at best 0.97.
  expect(isSurelyBetter(provider(0.975, 0.95), provider(0.97, 0.95))).toBe(false)
  expect(isSurelyBetter(provider(0.975, 0.95), provider(0.9, 0.97))).toBe(true)
})
