import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Status, statuses } from '../../../src/model/status'
import { statusPalettes } from '../../../src/stations/status-palette'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')
const token = (css: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]

const names: Record<Status, string> = {
  available: 'free',
  partly: 'partly',
  occupied: 'occupied',
  reserved: 'reserved',
  'out-of-order': 'out',
  unknown: 'unknown',
  closed: 'closed',
  none: 'text-faint',
}

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
  ['light', light, statusPalettes.light],
  ['dark', dark, statusPalettes.dark],
] as const)('the %s colours of the map', (_, css, palette) => {
  test('are those of the page', () => {
    for (const status of statuses)
      expect([status, palette.status[status]]).toEqual([status, token(css, names[status])])
    expect(palette.surface).toBe(token(css, 'surface'))
    expect(palette.text).toBe(token(css, 'text'))
    expect(palette.accent).toBe(token(css, 'accent'))
  })

  test.each(statuses)('let the sign of %s stand out from its outline by 3 : 1', (status) => {
    expect(contrast(palette.status[status], palette.surface)).toBeGreaterThanOrEqual(3)
  })
})
