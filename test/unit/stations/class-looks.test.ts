import { describe, expect, test } from 'vitest'
import { type ClassedBy, classCounts } from '../../../src/catalog/map-classes'
import { toClassIconId } from '../../../src/stations/colours/class-icon-id'
import { classPalettes, listLooks } from '../../../src/stations/colours/class-looks'
import { statusPalettes } from '../../../src/stations/status-palette'
import type { Look } from '../../../src/ui/use-look'
import { contrast, eyes, leastDistance } from './colour-distance'

const classings = Object.keys(classCounts) as ClassedBy[]

describe.each(Object.entries(classPalettes) as [Look, (typeof classPalettes)[Look]][])(
  'the %s colours of classes',
  (look, { steps, kinds, others, unknown, none }) => {
    const { surface } = statusPalettes[look]

    test.each([...steps, ...kinds, others])('give the number on %s enough contrast', (colour) => {
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
      expect(looks).toHaveLength(classCounts[by])
      const shapes = looks.map((one) => ('path' in one ? one.path : one.status))
      expect(new Set(shapes).size).toBe(looks.length)
    })
  },
)

describe('the icon', () => {
  const station = { kind: 'station', id: 'A', name: 'A', status: 'available', faded: true, count: 1 } as const
  const icon = (classes?: string) =>
    toClassIconId(classes === undefined ? station : { ...station, classes }, 'dark', '1')

  test('of a station has the colour and number of its class', () => {
    const [, second] = listLooks('age', 'dark')
    if (!second || !('path' in second)) throw new Error('No number.')
    expect(icon('age:0,1,0,0,0,0,0')).toBe(`icon/dark/${second.colour}/now/${second.path}`)
  })

  test("of a class that equals a status is that status's icon", () => {
    expect(icon('age:0,0,0,0,0,1,0')).toBe('icon/dark/unknown/now')
    expect(icon('age:0,0,0,0,0,0,1')).toBe('icon/dark/none/now')
  })

  test('of a cluster has the counts and colours of all classes', () => {
    const cluster = {
      ...({ kind: 'cluster', id: 'c', cluster: '1', count: 4, mix: '4', faded: '0' } as const),
      classes: 'use:1,0,0,0,3',
    }
    const colours = listLooks('use', 'light').map(({ colour }) => colour)
    expect(toClassIconId(cluster, 'light', '4')).toBe(`cluster/light/1,0,0,0,3//4/${colours.join('/')}`)
  })

  test.each([undefined, '', 'status:1'])("is the status's while the classes are %j", (classes) =>
    expect(icon(classes)).toBeNull(),
  )
})
