import { readFileSync } from 'node:fs'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { declared, type StyleRule, styleRules } from './style-rules'

const place = ({ file, selector }: StyleRule) => `${file}: ${selector}`
const places = (fits: (rule: StyleRule) => boolean) => styleRules.filter(fits).map(place)
const within = (condition: string) => styleRules.filter(({ around }) => around.join().includes(condition))

test('the rules of all style sheets are read', () => {
  expect(styleRules.length).toBeGreaterThan(600)
  expect(declared('.button', 'pointer: coarse')).toEqual({ 'min-height': '44px' })
})

test('no text and no sign has the colour of a ground', () => {
  const ground = /var\(--(?:ground|surface|raised|sunken|[\w-]+-wash)\)/
  expect(places(({ declarations }) => ground.test(declarations.color ?? ''))).toEqual([])
})

test('what is filled with the accent has the colour for texts on it', () => {
  const isFilled = ({ declarations, selector }: StyleRule) =>
    declarations.background === 'var(--accent)' && !selector.includes(':hover')
  expect(places(isFilled)).toHaveLength(6)
  expect(places((rule) => isFilled(rule) && rule.declarations.color !== 'var(--accent-ink)')).toEqual([])
})

const lengths = ['height', 'min-height', 'width', 'min-width', 'line-height']

test('what a finger presses has at least 44 pixels', () => {
  const small = within('pointer: coarse').flatMap((rule) =>
    lengths.flatMap((name) => {
      const pixels = /^(\d+)px$/.exec(rule.declarations[name] ?? '44px')?.[1]
      return Number(pixels) >= 44 ? [] : `${place(rule)} ${name}`
    }),
  )
  expect(small).toEqual([])
})

test.each(['.button', '.chip', '.icon-button', '.field', '.suggestion', '.map-controls button'])(
  'a finger can press a %s',
  (selector) => {
    const { height, 'min-height': least } = declared(selector, 'pointer: coarse')
    expect(height ?? least).toMatch(/^4[4-9]px$/)
  },
)

test('on paper nothing is pinned to the window or cut off', () => {
  const allowed = { position: 'static', overflow: 'visible', 'max-height': 'none' }
  const pinned = within('@media print').flatMap((rule) =>
    Object.entries(allowed).flatMap(([name, value]) =>
      (rule.declarations[name] ?? value) === value ? [] : `${place(rule)} ${name}`,
    ),
  )
  expect(pinned).toEqual([])
  const [page, panel, scroll] = ['.page', '.page .station-panel', '.page .station-scroll'].map((selector) =>
    declared(selector, '@media print'),
  )
  expect(page).toEqual({ position: 'static', overflow: 'visible' })
  expect(panel).toMatchObject({ ...allowed, height: 'auto', width: 'auto' })
  expect(scroll).toMatchObject({ overflow: 'visible' })
})

test('an old status is paler than a current one, and still visible', () => {
  const opacity = Number(declared('.status-icon[data-stale]').opacity)
  expect(opacity).toBeGreaterThanOrEqual(0.4)
  expect(opacity).toBeLessThanOrEqual(0.6)
  expect(declared('.row-free[data-stale]').color).toBe('var(--text-soft)')
  expect(declared('.station-status[data-stale]').background).toBe('var(--out-wash)')
  expect(declared('.freshness-stale').color).toBe('var(--warning)')
})

test('a covered part that the keyboard cannot reach is not visible', () => {
  const covered = styleRules.filter(({ selector }) => /\.[\w-]+\[inert\]$/.test(selector))
  expect(covered).toHaveLength(2)
  const isHidden = ({ declarations }: StyleRule) =>
    declarations.visibility === 'hidden' || declarations['clip-path'] === 'inset(100% 0 0)'
  expect(covered.filter((rule) => !isHidden(rule)).map(place)).toEqual([])
})

test('layouts change at the widths that scripts know, without a gap or an overlap', () => {
  const conditions = styleRules.flatMap(({ around }) => around.join(' '))
  const pixels = (kind: string) => {
    const found = conditions.flatMap((one) => [...one.matchAll(new RegExp(`\\(${kind}: (\\d+)px\\)`, 'g'))])
    return [...new Set(found.map(([, number]) => Number(number)))].sort((one, other) => one - other)
  }
  // A small phone, a phone on its side and a portrait window only have an upper end.
  expect(pixels('max-width')).toEqual([389, 699, 899, 1023])
  expect(pixels('min-width')).toEqual([700, 1024])
  expect(pixels('max-height')).toEqual([500, 640, 699])
  expect(pixels('min-height')).toEqual([641, 860])
  const source = readFileSync('src/ui/look/widths.ts', 'utf8')
  for (const width of ['max-width: 699px', 'min-height: 641px', 'min-width: 1024px'])
    expect(source).toContain(`(${width})`)
})

test('no text is smaller than 11 pixels', () => {
  const sizes = styleRules.flatMap((rule) => {
    const tokens = Object.entries(rule.declarations).filter(([name]) => name.startsWith('--size-'))
    return [rule.declarations['font-size'] ?? '', ...tokens.map(([, size]) => size)]
      .filter((size) => /^[\d.]+rem$/.test(size))
      .map((size) => Number.parseFloat(size) * 16)
  })
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
})

test("the dot between two of the map's credits ends a line, and begins none", () => {
  const dot = { content: String.raw`"\00b7"` }
  expect(declared('.map-attribution li:not(:last-child)::after')).toMatchObject(dot)
  expect(places(({ selector }) => /(?:attribution|legend-item).*::before/.test(selector))).toEqual([])
})

const layer = (selector: string, condition = '') => Number(declared(selector, condition)['z-index'])

test('an opened part lies above the part that it was opened from', () => {
  const narrow = 'max-width: 699px'
  expect(layer('.sheet.station-panel', narrow)).toBeGreaterThan(layer('.sheet', narrow))
  expect(layer('.sheet.workspace', narrow)).toBeGreaterThan(layer('.sheet', narrow))
  expect(layer('.find:has(.suggestions)', narrow)).toBeGreaterThan(layer('.sheet.station-panel', narrow))
  expect(layer('.station-panel', 'min-width: 700px')).toBeGreaterThan(layer('.column', 'min-width: 700px'))
  expect(layer('.free-alert-news')).toBeGreaterThan(layer('.suggestions'))
  expect(layer('.skip-link')).toBe(9)
})

test.each([
  ['.map-corner', '', '.map-corner > *', ''],
  ['.stations-map-unavailable', '', '.stations-map-unavailable > *', ''],
  ['.find', 'max-width: 699px', '.search-field', 'max-width: 699px'],
  ['.find', 'max-width: 699px', '.filter-first', 'max-width: 699px'],
  ['.find', 'max-width: 699px', '.suggestions', ''],
  ['.find', 'max-width: 699px', '.filter-dialog', ''],
])('%s (%s) lets clicks through to the map, and %s gets its own', (part, there, control, here) => {
  expect(declared(part, there)['pointer-events']).toBe('none')
  expect(declared(control, here)['pointer-events']).toBe('auto')
})

test('the focus is visible wherever its outline is taken away', () => {
  // Headings get the focus by script only, to be read aloud.
  const withoutOutline = styleRules.filter(
    ({ selector, declarations }) =>
      /^(?:none|0)$/.test(declarations.outline ?? '') && !/ h2:focus$/.test(selector),
  )
  expect(withoutOutline.map(({ selector }) => selector).sort()).toEqual([
    '.row-button:focus-visible',
    '.search-field input',
  ])
  for (const marked of [':focus-visible', '.row-button:focus-visible::after', '.search-field:focus-within'])
    expect(declared(marked).outline).toBe('2px solid var(--accent)')
})

test('where a system forces its colours, only its colours are named', () => {
  const system = /^(?:Highlight|HighlightText|CanvasText|GrayText|\dpx solid(?: Highlight)?)$/
  const painted = ['color', 'background', 'outline', 'border', 'fill']
  const others = within('forced-colors').flatMap((rule) =>
    painted.flatMap((name) =>
      system.test(rule.declarations[name] ?? 'Highlight') ? [] : `${place(rule)} ${name}`,
    ),
  )
  expect(others).toEqual([])
})

test.each([
  ...['.embed:not([data-map]) .column', '.station-scroller', '.station-scroll', '.workspace-scroll'],
  ...['.suggestions', '.placeholder'],
])('what does not fit into the height of %s can be scrolled to', (selector) => {
  expect(declared(selector)['overflow-y']).toBe('auto')
})

test('a phone can read the longest code on paper: each of its modules has 0.4 mm', () => {
  const { width, height } = declared('.qr', '@media print')
  expect(width).toMatch(/mm$/)
  expect(height).toBe(width)
  // The longest link with a code, see `PrintSheet.tsx`.
  const { size } = encode('x'.repeat(300), { ecc: 'M', border: 4 })
  expect(Number.parseFloat(width ?? '') / size).toBeGreaterThan(0.4)
})

test('the heads of rows cover the cells that are scrolled sideways below them', () => {
  const isBesideRow = ({ selector, declarations }: StyleRule) =>
    declarations.position === 'sticky' && declarations.left === '0' && / (?:th|:first-child)$/.test(selector)
  const heads = styleRules.filter(isBesideRow)
  expect(heads).toHaveLength(2)
  for (const { declarations } of heads) expect(declarations.background).toBe('var(--surface)')
})
