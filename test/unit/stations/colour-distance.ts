/** Linear red, green and blue. */
export function light(colour: string): [number, number, number] {
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
export const eyes: Record<string, Matrix> = {
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

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Least CIE76 distance of two colours as these eyes see them; 2.3 is just noticeable side by side. */
export function leastDistance(colours: readonly string[], eye: Matrix): number {
  const seen = colours.map((colour) => lab(colour, eye))
  const distances = seen.flatMap((one, place) =>
    seen.slice(0, place).map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
  )
  return Math.min(...distances)
}
