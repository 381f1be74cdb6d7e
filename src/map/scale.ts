/** Pixels that a scale line may take at most. */
const longest = 96

/** The longest line of 1, 2 or 5 times a power of ten metres that still fits. */
export function niceLength(metresPerPixel: number): { metres: number; pixels: number } {
  const most = metresPerPixel * longest
  const power = 10 ** Math.floor(Math.log10(most))
  const digit = [5, 2, 1].find((step) => step * power <= most) ?? 1
  const metres = digit * power
  return { metres, pixels: Math.round(metres / metresPerPixel) }
}
