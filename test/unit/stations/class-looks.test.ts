import { describe, expect, test } from 'vitest'
import { attentionReasons } from '../../../src/catalog/attention'
import type { ClusterSymbol, StationSymbol } from '../../../src/catalog/catalog-symbol'
import { classings } from '../../../src/catalog/map-classes'
import { numberOfClasses } from '../../../src/catalog/number-of-classes'
import { classPalettes, listLooks } from '../../../src/stations/colours/class-looks'
import { toClassIcon } from '../../../src/stations/colours/to-class-icon'
import { iconShapes } from '../../../src/stations/icon-shapes'
import { statusPalettes } from '../../../src/stations/status-palette'
import type { Look } from '../../../src/ui/look/use-look'
import { contrast, eyes, leastDistance } from './colour-distance'

describe.each(Object.entries(classPalettes) as [Look, (typeof classPalettes)[Look]][])(
  'the %s colours of classes',
  (look, { steps, kinds, others, unknown, none }) => {
    const { surface } = statusPalettes[look]

    test.each([...steps, ...kinds, others])('give the letter on %s enough contrast', (colour) => {
      expect(contrast(colour, surface)).toBeGreaterThanOrEqual(4.5)
    })

    test.each([unknown, none])('give the ring of %s a contrast of 3 : 1', (colour) => {
      expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3)
    })

    test.each(Object.entries(eyes))('are distinguishable with %s', (_, eye) => {
      expect(leastDistance(steps, eye)).toBeGreaterThan(10)
      expect(leastDistance(kinds, eye)).toBeGreaterThan(10)
    })

    test.each(classings)('by %s have a different look for each class', (by) => {
      const looks = listLooks(by, look)
      expect(looks).toHaveLength(numberOfClasses[by])
      const shapes = looks.map((one) => ('path' in one ? one.path : one.status))
      expect(new Set(shapes).size).toBe(looks.length)
    })
  },
)

test('no reason for attention has the sign of another class: its icon stays beside a map of other classes', () => {
  const signs = (by: (typeof classings)[number]) =>
    listLooks(by, 'light').flatMap((one) => ('path' in one && one.path !== '' ? one.path : []))
  const others = new Set(classings.filter((by) => by !== 'attention').flatMap(signs))
  const statuses = new Set(Object.values(iconShapes).flatMap(({ paths }) => paths.map(({ path }) => path)))
  expect(signs('attention')).toHaveLength(attentionReasons.length - 1)
  expect(signs('attention').filter((sign) => others.has(sign) || statuses.has(sign))).toEqual([])
})

test('a sign has lines with corners of a letter, and none of a digit, which would look like a count', () => {
  const [first, second] = listLooks('age', 'light').map((one) => ('path' in one ? one.path : ''))
  // The letter A with its bar, and B with a stem from top to bottom.
  expect(first).toMatch(/M[\d.]+ [\d.]+h[\d.]+$/)
  expect(second).toMatch(/^M9\.4 7\.4v9\.2/)
})

describe('the icon', () => {
  const position = { lon: 11, lat: 46 }
  const station: StationSymbol = {
    kind: 'station',
    id: 'A',
    position,
    name: 'A',
    status: 'available',
    faded: true,
    count: 1,
  }
  const icon = (counts: number[]) => toClassIcon({ ...station, classes: { by: 'age', counts } }, 'dark', '1')

  test('of a station has the colour and letter of its class', () => {
    const [, second] = listLooks('age', 'dark')
    if (!second || !('path' in second)) throw new Error('No letter.')
    expect(icon([0, 1, 0, 0, 0, 0, 0])).toEqual({
      kind: 'class',
      look: 'dark',
      colour: second.colour,
      path: second.path,
    })
  })

  test("of a class that equals a status is that status's icon", () => {
    const ofStatus = { kind: 'status', look: 'dark', faded: false }
    expect(icon([0, 0, 0, 0, 0, 1, 0])).toEqual({ ...ofStatus, status: 'unknown' })
    expect(icon([0, 0, 0, 0, 0, 0, 1])).toEqual({ ...ofStatus, status: 'none' })
  })

  test('of a reason that equals a status is its icon too, and other stations are a dot', () => {
    const ofAttention = (counts: number[], isDot: boolean) =>
      toClassIcon({ ...station, isDot, classes: { by: 'attention', counts } }, 'dark', '1')
    expect(ofAttention([1, 0, 0, 0, 0], false)).toMatchObject({ kind: 'status', status: 'out-of-order' })
    const { dot } = classPalettes.dark
    expect(ofAttention([0, 0, 0, 0, 1], true)).toEqual({ kind: 'class', look: 'dark', colour: dot, path: '' })
  })

  test('of a cluster has the counts and colours of its classes', () => {
    const cluster: ClusterSymbol = {
      kind: 'cluster',
      id: 'c',
      position,
      cluster: '1',
      count: 4,
      byStatus: [4],
      fadedByStatus: [0],
      classes: { by: 'use', counts: [1, 0, 0, 0, 3] },
    }
    const colours = listLooks('use', 'light').map(({ colour }) => colour)
    expect(toClassIcon(cluster, 'light', '4')).toEqual({
      kind: 'cluster',
      look: 'light',
      parts: [
        { colour: colours[0], count: 1, faded: 0 },
        { colour: colours[4], count: 3, faded: 0 },
      ],
      label: '4',
    })
  })

  test("is the status's while the answer has no classes", () =>
    expect(toClassIcon(station, 'dark', '1')).toBeNull())
})
