import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Colours of a rule: name, light, dark. */
function coloursOf(rule: string): RegExpMatchArray[] {
  const block = readFileSync('src/ui/look/tokens.css', 'utf8').split(`${rule} {`)[1]?.split('}')[0] ?? ''
  return [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)]
}
const pairs = coloursOf(':root[data-palette="contrast"]')

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

const isGround = (name: string) => /^(ground|surface|raised|sunken)$|-wash$/.test(name)
const schemes = [
  ['light', 2],
  ['dark', 3],
] as const

describe.each(schemes)('the standard palette, %s', (_, column) => {
  const colours = new Map(coloursOf(':root').map((pair) => [pair[1] ?? '', pair[column] ?? '']))
  const grounds = [...colours].filter(([name]) => isGround(name))
  /** Grounds on which a colour has less contrast. */
  const weakOn = (name: string, least: number, where = grounds) =>
    where.flatMap(([ground, colour]) => (contrast(colours.get(name) ?? '', colour) < least ? [ground] : []))

  test.each([
    ...['text', 'text-soft', 'text-faint', 'accent', 'free-text', 'occupied', 'reserved'],
    ...['unavailable', 'out', 'closed', 'warning'],
  ])('a text in %s can be read on every ground', (name) => {
    expect(grounds).toHaveLength(10)
    expect(weakOn(name, 4.5)).toEqual([])
  })

  // WCAG 2.2, 1.4.11. Icons of a status are not on the ground of another one.
  test.each(['free', 'partly', 'unknown'])('an icon in %s can be seen', (name) => {
    expect(
      weakOn(
        name,
        3,
        grounds.filter(([ground]) => ground !== 'occupied-wash'),
      ),
    ).toEqual([])
  })

  test('a text on the accent can be read', () => {
    expect(contrast(colours.get('accent-ink') ?? '', colours.get('accent') ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})

describe.each(schemes)('the high-contrast palette, %s', (_, column) => {
  const colours = new Map(pairs.map((pair) => [pair[1] ?? '', pair[column] ?? '']))
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
