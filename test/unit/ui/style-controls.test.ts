import { expect, test } from 'vitest'
import { declared, selectorsOf, styleRules } from './style-rules'

const phone = 'max-width: 699px'
const finger = 'pointer: coarse'
const pixels = (length: string | undefined) => Number(/^(\d+)px$/.exec(length ?? '')?.[1] ?? 0)

test.each([
  ['.icon-button', finger, 'width'],
  ['.icon-button', finger, 'height'],
  ['.map-controls button', finger, 'width'],
  ['.streets-load', finger, 'min-height'],
  ['.alternatives li', finger, 'min-height'],
  ['.result-more', finger, 'min-height'],
  ['.filter-coming', finger, 'line-height'],
  ['.routes a', '', 'min-height'],
  ['.legend-item .button-link', '', 'min-height'],
  ['.settings-language select', '', 'min-height'],
  ['.tourism-login input', '', 'min-height'],
  ['.search-field', '', 'height'],
  ['.search-field', phone, 'height'],
  ['.header-account', phone, 'width'],
  ['.header-account', phone, 'height'],
  ['.header-settings', phone, 'width'],
  ['.header-settings', phone, 'height'],
  ['.credits-button', phone, 'width'],
  ['.credits-button', phone, 'height'],
])('a finger can press %s (%s): its %s', (selector, condition, property) => {
  expect(pixels(declared(selector, condition)[property])).toBeGreaterThanOrEqual(44)
})

test.each([
  ['.button', 'min-height', 36],
  ['.icon-button', 'height', 32],
  ['.chip', 'min-height', 30],
  ['.field', 'min-height', 32],
  ['.suggestion', 'min-height', 36],
  ['.map-controls button', 'height', 40],
  ['.sort select', 'min-height', 24],
  ['.chosen-filter', 'min-height', 26],
  ['.station-trail-back', 'min-height', 36],
  ['.comparable-list label', 'min-height', 32],
  ['.station-picker-row', 'min-height', 40],
  ['.streets-state .icon-button', 'height', 24],
])('a mouse can press %s: its %s is %i pixels at least', (selector, property, least) => {
  expect(pixels(declared(selector)[property])).toBeGreaterThanOrEqual(least)
})

test('a part of a line of words is pressed from 44 pixels of height', () => {
  const area = declared('.freshness-words :is(a, button)::after', finger)
  expect(area).toMatchObject({ position: 'absolute', content: '""' })
  const [above = 0] = (area.inset ?? '').split(' ').map((part) => Number.parseInt(part, 10))
  // A line of the foot has 16 pixels.
  expect(16 - 2 * above).toBeGreaterThanOrEqual(44)
  expect(declared('.freshness-words :is(a, button)', finger).position).toBe('relative')
  const padding = Number.parseInt(declared('.segments span', finger).padding ?? '', 10)
  // Text of 13 pixels, in lines of 1.45, within a border.
  expect(2 * padding + 13 * 1.45 + 6).toBeGreaterThanOrEqual(44)
})

test.each([
  ['.row-button::after', '.row'],
  ['.row-button::after', '.item'],
  ['.chip-input', '.chip'],
  ['.chip-input', '.icon-choice'],
])('the target of %s is as large as %s', (target, part) => {
  expect(declared(target)).toMatchObject({ position: 'absolute', inset: '0' })
  expect(declared(part).position).toBe('relative')
})

test('a checkbox that looks like a button is invisible, and no smaller than it', () => {
  expect(declared('.chip-input')).toMatchObject({ width: '100%', height: '100%', margin: '0', opacity: '0' })
})

test.each([
  ['.chip:has(:focus-visible)', 2],
  ['.icon-choice:has(:focus-visible)', 2],
  ['.segments :focus-visible + span', 2],
  ['.time-chart:focus-visible', 2],
  ['.map-controls button:focus-visible', 2],
  ['.map-canvas canvas:focus-visible', 3],
])('%s has a ring', (selector, width) => {
  expect(declared(selector).outline).toBe(`${width}px solid var(--accent)`)
})

// A part around them is cut off at its edge.
test.each([
  ...[
    '.row-button:focus-visible::after',
    '.map-controls button:focus-visible',
    '.legend-button:focus-visible',
  ],
  ...['.map-canvas canvas:focus-visible', '.streets-offer button:focus-visible'],
  ...['.workspace-links a:focus-visible'],
])('the ring of %s is inside of it', (selector) => {
  expect(Number.parseInt(declared(selector)['outline-offset'] ?? '', 10)).toBeLessThan(0)
})

test('who walks by keys sees the link to the list, and nobody else does', () => {
  expect(declared('.skip-link').inset).toMatch(/^-\d{2,}px auto auto /)
  expect(declared('.skip-link').position).toBe('absolute')
  expect(pixels(declared('.skip-link:focus').top)).toBeGreaterThan(0)
})

test('a control that is off looks so, also a busy one that keeps the focus', () => {
  const off = ':is(.button, .chip, .icon-button, .button-link):is(:disabled, [aria-disabled="true"])'
  expect(Number(declared(off).opacity)).toBeLessThan(0.7)
  expect(declared(off).cursor).toBe('default')
})

test.each([
  '.chip:has(:checked)',
  '.icon-choice:has(:checked)',
  '.segments :checked + span',
  '.map-controls button[aria-pressed="true"]',
])('%s looks chosen, also where a system forces its colours', (selector) => {
  expect(declared(selector)).toMatchObject({ background: 'var(--accent)', color: 'var(--accent-ink)' })
  expect(declared(selector, 'forced-colors')).toEqual({
    background: 'Highlight',
    color: 'HighlightText',
    'forced-color-adjust': 'none',
  })
})

test.each(['.row[data-opened]', '.suggestion[aria-selected="true"]'])(
  '%s is marked, also where a system forces its colours',
  (selector) => {
    expect(declared(selector)).toMatchObject({ background: 'var(--accent-wash)' })
    expect(declared(selector)['box-shadow']).toMatch(/^inset 3px 0 (?:0 )?var\(--accent\)$/)
    expect(declared(selector, 'forced-colors').outline).toMatch(/^\dpx solid Highlight$/)
  },
)

test.each(['.legend', '.map-controls'])('%s has an edge where a system removes shadows', (selector) => {
  expect(declared(selector, 'forced-colors').border).toBe('1px solid')
})

test.each([
  ['.workspace-links a[aria-current]', 'border-color', 'var(--accent)'],
  ['.work-table [aria-pressed="true"]', 'font-weight', 'var(--weight-strong)'],
  ['[aria-sort] .work-sort', 'font-weight', 'var(--weight-strong)'],
  ['.chip[data-chosen]', 'border-color', 'var(--accent)'],
  ['.chip[data-empty]', 'border-style', 'dashed'],
  ['.week [data-chosen]', 'outline', '2px solid var(--accent)'],
  ['.station-picker-row[aria-expanded="true"] svg', 'rotate', '180deg'],
  ['.legend[data-folded][data-open] > .legend-button::after', 'rotate', '225deg'],
  ['.row[data-hovered]:not([data-opened])', 'background', 'var(--sunken)'],
])('%s differs from the others by its %s', (selector, property, value) => {
  expect(declared(selector)[property]).toBe(value)
})

test('people who want no motion get none: each one lasts as long as the page says, or follows a finger', () => {
  const moves = styleRules.filter(
    ({ declarations }) => /\d|var/.test(declarations.transition ?? '') || declarations['animation-duration'],
  )
  expect(moves.length).toBeGreaterThan(1)
  for (const { declarations } of moves)
    for (const one of (declarations.transition ?? '').split(',')) expect(one).toMatch(/ var\(--quick\)$/)
  const played = styleRules.filter(({ declarations }) => /\w+ \w+/.test(declarations.animation ?? ''))
  for (const { declarations } of played) expect(declarations['animation-timeline']).toMatch(/^scroll\(/)
  expect(declared(':root', 'prefers-reduced-motion: reduce')).toEqual({ '--quick': '0s' })
  expect(styleRules.filter(({ declarations }) => declarations['scroll-behavior'] === 'smooth')).toEqual([])
})

test('a sheet that is dragged follows the finger at once', () => {
  expect(declared('.sheet[style]', phone)).toEqual({ transition: 'none' })
})

test('what looks on hover looks so for a mouse only, where a finger would leave it so', () => {
  const sticky = [
    '.button',
    '.chip',
    '.icon-button',
    '.chosen-filter',
    '.button-primary',
    '.item',
    '.suggestion',
  ]
  const hovered = styleRules.filter(({ selector }) => selector.includes(':hover'))
  const outside = hovered.filter(({ around }) => !around.join().includes('hover: hover'))
  const known = sticky.map((name) => `${name}:hover`)
  expect(hovered.flatMap(selectorsOf)).toEqual(expect.arrayContaining(known))
  expect(outside.flatMap(selectorsOf).filter((selector) => known.includes(selector))).toEqual([])
})

test('a field is not zoomed into by a finger', () => {
  expect(declared('.search-field input', finger)['font-size']).toBe('1rem')
})

test.each([
  ...[
    '.suggestion',
    '.segments label',
    '.include-closed',
    '.chip',
    '.row-button',
    '.streets-load',
    '.sort select',
  ],
  ...[
    '.compare-choice summary',
    '.legend-button',
    '.work-sort',
    '.station-fold summary',
    '.station-trail-back',
  ],
  ...['.station-picker-row', '.uptime-formula summary', '.rejected-reasons summary', '.button-link'],
  ...['.unchanged-series summary', '.map-controls button'],
])('the mouse shows that %s can be pressed', (selector) => {
  expect(declared(selector).cursor).toBe('pointer')
})

test('a button without a border has neither the ground nor the colour of a system', () => {
  const plain = styleRules.filter(
    ({ declarations }) => declarations.cursor === 'pointer' && declarations.border === '0',
  )
  expect(plain.length).toBeGreaterThan(8)
  const bare = plain.filter(({ declarations }) => !declarations.background || !declarations.color)
  expect(bare).toEqual([])
})

test('a field has the colours of the page', () => {
  const fields = styleRules.filter(
    ({ declarations }) =>
      declarations.font === 'inherit' && /^1px solid var\(--line/.test(declarations.border ?? ''),
  )
  const bare = fields.filter(({ selector, declarations }) => !/kbd/.test(selector) && !declarations.color)
  expect(fields.length).toBeGreaterThan(5)
  expect(bare.map(({ selector }) => selector)).toEqual([])
  expect(declared('.dialog')).toMatchObject({ background: 'var(--raised)', color: 'var(--text)' })
})

test('what is drawn before or after an element has a content, without which it is not drawn', () => {
  const drawn = styleRules.flatMap(({ selector }) => selector.match(/[^,]*::(?:before|after)/g) ?? [])
  const ends = new Set(
    drawn.map((selector) =>
      selector
        .trim()
        .replace(/^.*?([^\s>]+)$/, '$1')
        .replace(':focus-visible', ''),
    ),
  )
  const withContent = styleRules.filter(({ declarations }) => declarations.content !== undefined)
  const known = withContent.map(({ selector }) => selector).join()
  // The rule of all elements draws nothing.
  const missing = [...ends].filter((end) => !end.startsWith('*') && !known.includes(end))
  expect(ends.size).toBeGreaterThan(8)
  expect(missing).toEqual([])
})
