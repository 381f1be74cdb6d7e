import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { statuses } from '../../../src/model/status'
import { findStatusColour, statusPalettes } from '../../../src/stations/status-palette'
import type { Look } from '../../../src/ui/look/use-look'
import { contrast, eyes, leastDistance, light } from './colour-distance'
import { statusTokens } from './status-tokens'

const tokens = readFileSync('src/ui/look/tokens.css', 'utf8')
const [standard = '', contrasted = ''] = tokens.split(':root[data-palette="contrast"]')
const token = (look: Look, name: string) => {
  const css = look.endsWith('contrast') ? contrasted : standard
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(css) ?? []
  return look.startsWith('light') ? light : dark
}

describe.each(Object.entries(statusPalettes) as [Look, (typeof statusPalettes)[Look]][])(
  'the %s colours of the map',
  (look, palette) => {
    test("are the page's", () => {
      for (const status of statuses)
        expect([status, findStatusColour(look, status)]).toEqual([status, token(look, statusTokens[status])])
      expect(palette.surface).toBe(token(look, 'surface'))
      expect(palette.text).toBe(token(look, 'text'))
      expect(palette.accent).toBe(token(look, 'accent'))
    })

    test.each(statuses)('give the icon of %s a contrast of 3 : 1 to its outline', (status) => {
      expect(contrast(findStatusColour(look, status), palette.surface)).toBeGreaterThanOrEqual(3)
    })

    test.each(['available', 'partly'] as const)('show a station with status %s in green', (status) => {
      const [red, green, blue] = light(findStatusColour(look, status))
      expect(green).toBeGreaterThan(2 * red)
      expect(green).toBeGreaterThan(1.2 * blue)
    })

    // 2.3 is just noticeable side by side; the parts of a ring are small and touch.
    test.each(Object.entries(eyes))(
      'make free, partly, occupied and not free distinguishable with %s',
      (_, eye) => {
        const colours = (['available', 'partly', 'occupied', 'unavailable'] as const).map((status) =>
          findStatusColour(look, status),
        )
        expect(leastDistance(colours, eye)).toBeGreaterThan(10)
      },
    )
  },
)
