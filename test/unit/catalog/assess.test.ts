import { expect, test } from 'vitest'
import { assess } from '../../../src/catalog/build/summarise'
import { withMatchingPlugs } from '../../../src/catalog/query/plug-requirements'
import { hour } from '../../../src/durations'
import { halfOld, now } from './charging-entries'

const [station] = halfOld
if (!station) throw new Error('Expected a station.')

test('a station is assessed once for a time, and anew for another one', () => {
  const first = assess(station, now)
  expect(first).toEqual({ now, freshness: 'stale', isShut: false })
  expect(assess(station, now)).toBe(first)
  expect(assess(station, now - hour).freshness).toBe('live')
})

test('a station with some of its plugs has an assessment of its own', () => {
  expect(assess(station, now).freshness).toBe('stale')
  const filtered = withMatchingPlugs(station, { connector: ['Type 2'], power: 0 })
  expect(filtered && assess(filtered, now).freshness).toBe('live')
})
