import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedPart } from '../../../src/app/link/use-compared'
import type { StationDetails } from '../../../src/catalog/catalog-api'
import { createTimeWindow, panWindow, zoom } from '../../../src/history/chart/time-window'
import {
  listComparable,
  parseComparedKey,
  serializeComparedKey,
  toComparedKey,
} from '../../../src/history/compare/compared'
import type { Value } from '../../../src/model/value'

test('a series is the same after serializing and parsing, for any id', () => {
  const id = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(id, fc.option(id), id, (stationId, plugId, dataType) => {
      const compared = { stationId, plugId, dataType }
      const linkKey = serializeComparedKey(compared)
      expect(parseComparedKey(linkKey)).toEqual(compared)
      expect(linkKey).not.toMatch(/[,\\\s]/)
    }),
  )
})

test('a link keeps ids with any characters, none of which is encoded twice', () => {
  const ids = ['IT:BDP:1', 'a~b', 'c%3Ad', 'Säule 1, links', '\u202ex']
  const series = ids.map((stationId) => serializeComparedKey({ stationId, plugId: null, dataType: 'power' }))
  const search = comparedPart.serialize({ series }, '')
  expect(search).not.toContain('%')
  expect(comparedPart.parse(search).series.map((linkKey) => parseComparedKey(linkKey)?.stationId)).toEqual(
    ids,
  )
})

test.each(['', ':', 'S', 'S:P', '::T', 'S:P:', 'S:P:T:U', '%:P:T', '~:P:T'])(
  '%s is no such key',
  (linkKey) => {
    expect(parseComparedKey(linkKey)).toBe(null)
  },
)

test('each data type of a plug is listed once, so that no two series have one key in the link', () => {
  const value = (dataType: string, period: number, kind: 'plain' | 'not-understood' = 'plain'): Value => ({
    measuredId: 'P',
    dataType,
    period,
    reading: { kind: 'number', number: 17 },
    meaning: { kind },
    unit: '',
    measuredAt: 0,
    staleAfter: 900_000,
    access: 'open',
  })
  const plug = {
    id: 'P',
    evidence: { dataType: 'status', period: 600, access: 'open' },
    values: [value('power', 300), value('power', 600), value('status', 600, 'not-understood')],
  }
  const details = { station: { id: 'S', name: 'S' }, values: [], plugs: [plug] } as unknown as StationDetails
  const all = listComparable(details)
  expect(all.map(({ kind, key }) => [kind, key.dataType, key.period])).toEqual([
    ['status', 'status', 600],
    ['measure', 'power', 300],
  ])
  expect(new Set(all.map((one) => serializeComparedKey(toComparedKey(one))))).toHaveProperty('size', 2)
})

describe('the shown time', () => {
  const day = 86_400_000
  const range = { from: 0, to: day }

  test('stays within the year before the end of the range', () => {
    const move = fc.oneof(
      fc.double({ min: -50, max: 50, noNaN: true }).map((share) => ({ share })),
      fc.double({ min: 0.001, max: 1000, noNaN: true }).map((factor) => ({ factor })),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const window = createTimeWindow(range, 366 * day)
        for (const one of moves) {
          if ('share' in one) panWindow(window, one.share)
          else zoom(window, one.factor)
          const { from, to } = window.current()
          expect(to).toBeLessThanOrEqual(day + 1)
          expect(from).toBeGreaterThanOrEqual(-365 * day - 1)
          expect(to - from).toBeGreaterThan(1_700_000)
        }
      }),
    )
  })

  test('keeps the time under the pointer when it is zoomed', () => {
    const window = createTimeWindow(range, 366 * day)
    zoom(window, 0.5, day / 4)
    expect(window.current()).toEqual({ from: day / 8, to: (5 * day) / 8 })
  })

  test('follows a moving range only while it shows all of it', () => {
    const window = createTimeWindow(range, 366 * day)
    window.follow({ from: 1000, to: day + 1000 })
    expect(window.current()).toEqual({ from: 1000, to: day + 1000 })
    panWindow(window, -0.5)
    const before = window.current()
    window.follow({ from: 2000, to: day + 2000 })
    expect(window.current()).toEqual(before)
  })
})
