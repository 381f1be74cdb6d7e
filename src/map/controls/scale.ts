import type { Units } from '../../i18n/units'

/** Maximum length of the scale bar. */
const maxPixels = 96

/** Unit names of `Intl`. */
type LengthUnit = 'meter' | 'kilometer' | 'foot' | 'mile'

export interface Scale {
  length: number
  unit: LengthUnit
  pixels: number
}

type Unit = readonly [unit: LengthUnit, metres: number]

const unitNames: Record<Units, readonly [small: Unit, large: Unit]> = {
  km: [
    ['meter', 1],
    ['kilometer', 1_000],
  ],
  mi: [
    ['foot', 0.3048],
    ['mile', 1_609.344],
  ],
}

/** Returns the longest scale bar that fits and is 1, 2 or 5 times a power of ten, in the largest unit that it fills. */
export function fitScaleBar(metresPerPixel: number, units: Units): Scale {
  const maxLength = metresPerPixel * maxPixels
  const [small, large] = unitNames[units]
  const [unit, metres] = maxLength < large[1] ? small : large
  const power = 10 ** Math.floor(Math.log10(maxLength / metres))
  const digit = [5, 2, 1].find((step) => step * power * metres <= maxLength) ?? 1
  const length = digit * power
  return { length, unit, pixels: Math.round((length * metres) / metresPerPixel) }
}

/** Returns `before` if the bar stays the same, so that React renders nothing. */
export function keepEqual(before: Scale | null, next: Scale): Scale {
  const { length, unit, pixels } = next
  return before?.length === length && before.unit === unit && before.pixels === pixels ? before : next
}
