import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Status, statuses } from '../../../src/model/status'
import { statusPalettes } from '../../../src/stations/status-palette'
import type { Look } from '../../../src/ui/use-look'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const [standard = '', contrasted = ''] = tokens.split(':root[data-palette="contrast"]')
const token = (look: Look, name: string) => {
  const css = look.endsWith('contrast') ? contrasted : standard
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css) ?? []
  return look.startsWith('light') ? light : dark
}

const names: Record<Status, string> = {
  available: 'free',
  partly: 'partly',
  occupied: 'occupied',
  reserved: 'reserved',
  unavailable: 'unavailable',
  'out-of-order': 'out',
  unknown: 'unknown',
  'not-understood': 'unknown',
  closed: 'closed',
  none: 'text-faint',
  coming: 'text-faint',
}

/** Linear red, green and blue. */
function light(colour: string): [number, number, number] {
  const part = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

type Matrix = readonly [Row, Row, Row]
type Row = readonly [number, number, number]
const times = ([a, b, c]: Row, [x, y, z]: Row) => a * x + b * y + c * z

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  return times([0.2126, 0.7152, 0.0722], light(colour))
}

/** What somebody without one kind of cones sees (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes: Record<string, Matrix> = {
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_9],
  ],
}

/** CIE L*a*b* of a colour as these eyes see it. */
function lab(colour: string, eye: Matrix): Row {
  const clip = (share: number) => Math.min(1, Math.max(0, share))
  const seen: Row = [
    clip(times(eye[0], light(colour))),
    clip(times(eye[1], light(colour))),
    clip(times(eye[2], light(colour))),
  ]
  const bend = (share: number) => (share > 0.008_856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)
  const x = bend(times([0.4124, 0.3576, 0.1805], seen) / 0.950_47)
  const y = bend(times([0.2126, 0.7152, 0.0722], seen))
  const z = bend(times([0.0193, 0.1192, 0.9505], seen) / 1.088_83)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each(Object.entries(statusPalettes) as [Look, (typeof statusPalettes)[Look]][])(
  'the %s colours of the map',
  (look, palette) => {
    test('are those of the page', () => {
      for (const status of statuses)
        expect([status, palette.status[status]]).toEqual([status, token(look, names[status])])
      expect(palette.surface).toBe(token(look, 'surface'))
      expect(palette.text).toBe(token(look, 'text'))
      expect(palette.accent).toBe(token(look, 'accent'))
    })

    test.each(statuses)('let the sign of %s stand out from its outline by 3 : 1', (status) => {
      expect(contrast(palette.status[status], palette.surface)).toBeGreaterThanOrEqual(3)
    })

    test.each(['available', 'partly'] as const)('show a station that is %s in green', (status) => {
      const [red, green, blue] = light(palette.status[status])
      expect(green).toBeGreaterThan(2 * red)
      expect(green).toBeGreaterThan(1.2 * blue)
    })

    // 2.3 is just noticeable side by side; the parts of a ring are small and touch.
    test.each(Object.entries(eyes))('tell free, partly, occupied and not free apart with %s', (_, eye) => {
      const { available, partly, occupied, unavailable } = palette.status
      const pairs = [
        [available, partly],
        [available, occupied],
        [available, unavailable],
        [partly, occupied],
        [partly, unavailable],
        [occupied, unavailable],
      ] as const
      for (const [one, other] of pairs)
        expect(
          Math.hypot(...lab(one, eye).map((part, axis) => part - (lab(other, eye)[axis] ?? 0))),
        ).toBeGreaterThan(10)
    })
  },
)
