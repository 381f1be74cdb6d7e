import { describe, expect, test } from 'vitest'
import { declared, styleRules } from './style-rules'

const phone = 'max-width: 699px'
const window = 'min-width: 700px'
const low = 'max-height: 640px'

// Parts that stay in sight while the rest scrolls: their edge, and where what scrolls below them must not show.
const pinned: [selector: string, edge: string, condition: string, ground: string][] = [
  ['.dialog-head', 'top', '', '.dialog-head'],
  ['.dialog-buttons', 'bottom', '', '.dialog-buttons'],
  ['.station-actions', 'bottom', '', '.station-actions'],
  ['.column .list-foot', 'bottom', low, '.list-foot'],
  ['.my-car-chip', 'right', low, '.chip'],
  ['.week tbody th', 'left', '', '.week tbody th'],
  ['.work-figures tr > :first-child', 'left', '', '.work-figures tr > :first-child'],
  ['.usual-hours thead th', 'top', '', '.history-table thead th'],
  ['.station-table > thead', 'top', '', '.station-table > thead'],
  ['.table-station', 'left', '', '.table-station'],
]

describe.each(pinned)('%s', (selector, edge, condition, ground) => {
  const rule = declared(selector, condition)
  test(`stays in sight at the ${edge}`, () => {
    expect(rule.position).toBe('sticky')
    expect(rule[edge]).toBeDefined()
  })
  test('covers what scrolls below it', () => {
    expect(declared(ground).background).toMatch(/^var\(--(?:surface|raised|sunken)\)$/)
  })
})

test('each part that stays in sight is in this list', () => {
  const sticky = styleRules.filter(({ declarations }) => declarations.position === 'sticky')
  // The name of a table has no ground, because it is above the cells.
  const known = [...pinned.map(([selector]) => selector), '.week caption > span']
  expect(sticky.map(({ selector }) => selector).sort()).toEqual(known.sort())
})

test.each(pinned.slice(0, 5))(
  'controls in the rows do not shine through %s',
  (selector, _edge, condition) => {
    expect(Number(declared(selector, condition)['z-index'])).toBeGreaterThanOrEqual(1)
  },
)

test.each([
  ['.dialog-head', 'top', '.dialog', 'padding'],
  ['.dialog-buttons', 'bottom', '.dialog', 'padding'],
  ['.station-actions', 'bottom', '.station-actions', '--'],
])('no row shows in the gap beyond %s', (selector, edge, around, property) => {
  const gap = declared(around)[property] ?? 'var(--s4)'
  expect(declared(selector)[edge]).toBe(`calc(-1 * ${gap})`)
})

const layer = (selector: string, condition = '') => Number(declared(selector, condition)['z-index'] ?? 0)

// From the lowest to the highest. Of two of a line, the later one lies over the one before.
const stacks: [name: string, ...parts: [selector: string, condition?: string][]][] = [
  ['map', ['.stored-picture'], ['.map-overlay'], ['.picture'], ['.picture-controls'], ['.map-tooltip']],
  ['message of the map', ['.picture'], ['.stations-map-unavailable'], ['.map-tooltip']],
  ['window', ['.map-area'], ['.legend', window], ['.column', window], ['.station-panel', window]],
  ['window of the team', ['.legend', window], ['.column', window], ['.workspace']],
  ['phone', ['.map-area'], ['.sheet', phone], ['.header', phone], ['.sheet.station-panel', phone]],
  ['phone of the team', ['.sheet', phone], ['.header', phone], ['.sheet.workspace', phone]],
  ['search', ['.find', phone], ['.sheet.station-panel', phone], ['.find:has(.suggestions)', phone]],
  ['messages', ['.suggestions'], ['.free-alert-news'], ['.skip-link']],
  ['frame', ['.embed .legend'], ['.embed-foot']],
  ['head of the list', ['.sheet-head', phone], ['.sort', phone]],
]

test.each(stacks)('of the %s, each part lies over the one before', (_name, ...parts) => {
  const layers = parts.map(([selector, condition]) => layer(selector, condition))
  expect(layers).not.toContain(Number.NaN)
  for (const [index, one] of layers.entries())
    if (index > 0) expect(one).toBeGreaterThan(layers[index - 1] ?? 0)
})

test.each([
  ['.stations-map', ''],
  ['.list-foot', 'pointer: coarse'],
  ['.map-credits', phone],
])('layers within %s (%s) are its own', (selector, condition) => {
  expect(declared(selector, condition).isolation).toBe('isolate')
})

test.each([
  ['.map-overlay', ''],
  ['.map-tooltip', ''],
  ['.map-scale', ''],
  ['.chart-tip', ''],
  ['.streets-state', ''],
  ['.freshness-words', 'pointer: coarse'],
])('a press on %s (%s) reaches what is below it', (selector, condition) => {
  expect(declared(selector, condition)['pointer-events']).toBe('none')
})

test.each([
  ['.streets-state .icon-button', ''],
  ['.freshness-words :is(a, button)', 'pointer: coarse'],
  ['.filter-line > .chip', phone],
  ['.embed:not([data-map]) .find', ''],
])('%s (%s) gets its presses, although the part around it lets them through', (selector, condition) => {
  expect(declared(selector, condition)['pointer-events']).toBe('auto')
})

test.each([
  ['.sheet-head', phone, 'none'],
  ['.picture', '', 'none'],
  ['.time-chart', '', 'pan-y'],
])('a finger that drags %s does not scroll the page', (selector, condition, action) => {
  expect(declared(selector, condition)['touch-action']).toBe(action)
})

test.each(['.station-scroller', '.station-scroll', '.workspace-scroll', '.suggestions'])(
  'the end of %s does not scroll what is behind it',
  (selector) => {
    expect(declared(selector)['overscroll-behavior']).toBe('contain')
  },
)

test.each(['.filter-first', '.filter-bar > .filter-group:not([data-wrapped]) .filter-options'])(
  'the end of %s does not leave the page',
  (selector) => {
    expect(declared(selector)['overscroll-behavior-x']).toBe('contain')
  },
)

test('the page does not scroll, and its map fills it', () => {
  expect(declared('.page')).toMatchObject({ position: 'fixed', inset: '0', overflow: 'hidden' })
  for (const filled of ['.map-area', '.stations-map', '.map-overlay'])
    expect(declared(filled)).toMatchObject({ position: 'absolute', inset: '0' })
})

test.each([
  ['.header', phone, 'inset', 'safe-area-inset-top'],
  ['.find', phone, 'inset', 'safe-area-inset-top'],
  ['.free-alert-news', phone, 'top', 'safe-area-inset-top'],
  ['.list-foot', phone, 'padding-bottom', 'safe-area-inset-bottom'],
  ['.station-actions', phone, 'padding-bottom', 'safe-area-inset-bottom'],
  ['.workspace-scroll', '', 'padding', 'safe-area-inset-bottom'],
])('%s (%s) is clear of the edge of a phone that covers it', (selector, condition, property, edge) => {
  expect(declared(selector, condition)[property]).toContain(`env(${edge})`)
})

test.each([
  ['.station-picker-field > svg', '', '.station-picker-field', ''],
  ['.station-picker-field .icon-button', '', '.station-picker-field', ''],
  ['.many-options-find', '', '.many-options', ''],
  ['.suggestions', '', '.search-field', ''],
  ['.chart-tip', '', '.time-chart', ''],
  ['.band-axis span', '', '.band-axis', ''],
  ['.credits-button::before', phone, '.credits-button', phone],
])('%s (%s) is placed within %s', (selector, condition, around, there) => {
  expect(declared(selector, condition).position).toBe('absolute')
  expect(declared(around, there).position).toBe('relative')
})

test.each([
  ['.column', window],
  ['.station-panel', window],
  ['.legend', window],
  ['.workspace', ''],
  ['.embed-foot', ''],
  ['.embed .legend', ''],
  ['.streets-note', phone],
])('%s (%s) lies over the map', (selector, condition) => {
  expect(declared(selector, condition).position).toBe('absolute')
})

test.each(['.sheet', '.header', '.find', '.sheet.workspace'])(
  'on a phone %s stays at its edge',
  (selector) => {
    expect(declared(selector, phone).position).toBe('fixed')
    expect(declared(selector, phone).inset).toBeDefined()
  },
)

test('a sheet never covers the search field', () => {
  expect(declared('.sheet', phone)['max-height']).toBe('calc(100dvh - 124px)')
})

test('the legend of a frame lies below its link, and the column leaves room for both', () => {
  expect(declared('.embed-foot').inset).toBe('16px 16px auto auto')
  expect(Number.parseInt(declared('.embed .legend').inset ?? '', 10)).toBeGreaterThanOrEqual(16 + 36)
})
