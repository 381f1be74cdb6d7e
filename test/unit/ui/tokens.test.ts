import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const contrastBlock =
  readFileSync('src/ui/tokens.css', 'utf8').split(':root[data-palette="contrast"] {')[1]?.split('}')[0] ?? ''
const pairs = [...contrastBlock.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe.each([
  ['light', 2],
  ['dark', 3],
] as const)('the high-contrast palette, %s', (_, column) => {
  const colours = new Map(pairs.map((pair) => [pair[1] ?? '', pair[column] ?? '']))
  const isGround = (name: string) => /^(ground|surface|raised|sunken)$|-wash$/.test(name)
  const grounds = [...colours].filter(([name]) => isGround(name))
  const marks = [...colours].filter(([name]) => !isGround(name) && name !== 'accent-ink')

  test.each(marks)('%s stands out from every ground', (name, colour) => {
    const least = name.startsWith('line') ? 3 : 7
    const weak = grounds.filter(([, ground]) => contrast(colour, ground) < least).map(([ground]) => ground)
    expect(weak).toEqual([])
  })
  test('text on the accent has contrast', () => {
    expect(contrast(colours.get('accent-ink') ?? '', colours.get('accent') ?? '')).toBeGreaterThanOrEqual(7)
  })
  test('has all colours of the page', () => expect(marks.length + grounds.length).toBeGreaterThan(20))
})
