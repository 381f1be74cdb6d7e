import { expect, test } from 'vitest'
import { declared } from './style-rules'

const phone = 'max-width: 699px'
const window = 'min-width: 700px'
const smallPhone = 'max-height: 699px'
const cards = '@container (max-width: 899px)'

test.each([
  ['without a press, a folded legend', '.legend[data-folded]:not([data-open]) > :is(ul, p)', ''],
  ['beside its signs, a button of the legend', '.legend-button', ''],
  ['the legend while the map has other colours', '.page:has(.map-colours[data-classes]) .legend', ''],
  ['without scripts, the empty page', '#root', 'scripting: none'],
  ['in a window, the handle of a sheet', '.sheet-handle', ''],
  ['in a window, a name instead of the field', '.search-field-name', ''],
  ['in a window, the button of the credits', '.credits-button', ''],
  ['in a window, the legend among the credits', '.map-attribution > .legend-item', ''],
  ['in a window, a second "Sign out"', '.account-sign-out', window],
  ['in a window, the fold of choices', '.workspace .workspace-unfold', ''],
  ['in a window, the choice of figures', '.figures-choice', ''],
  ['on a wide page of the team, the colours of the map', '.workspace-wide .map-colours', window],
  ['on a phone, the legend over the map', '.legend', phone],
  ['on a phone, "Sign out" in the header', '.header-sign-out', phone],
  ['on a phone, a key', '.search-field kbd', phone],
  ['for a finger, a key', '.search-field kbd', 'pointer: coarse'],
  ['without a mouse, keys and wheel of a chart', '.compare-window small', 'hover: none'],
  [
    'on a phone, credits that nobody asked for',
    '.map-credits > [aria-expanded="false"] + .map-attribution',
    phone,
  ],
  [
    'on a phone, streets beside credits',
    '.map-corner:has(.credits-button[aria-expanded="true"]) > :is(.streets-note, .streets-folded)',
    phone,
  ],
  ['on a phone, a wide page of the team', '.workspace-widen', phone],
  ['on a phone, folded choices', '.choices-folded .further-choice', phone],
  ['on a phone, further figures', '.main-figures [data-further]', phone],
  ['in a low sheet, tools of the list', '.sheet[data-height="low"] .list-row', phone],
  ['in a low sheet, actions of a station', '.station-panel[data-height="low"] .station-actions', phone],
  [
    'over a station on a small phone, streets',
    '.page[data-station] :is(.streets-offer, .streets-folded)',
    smallPhone,
  ],
  [
    'over a station on a small phone, zoom',
    '.page[data-station] .map-controls:has(button + button)',
    smallPhone,
  ],
  ['between cards, heads of groups', '.work-figures .work-groups', cards],
  ['between cards, heads that sort nothing', '.work-figures thead th:not(:has(button))', cards],
  ['beside a table that fits, the hint to scroll it', '.week-scroll-hint', ''],
  ['in a frame, tools of the list', '.embed .result-more', ''],
  ['in a narrow frame with filters, the legend', '.embed[data-filters] .legend', phone],
  ['in a frame without a map, a handle', '.embed:not([data-map]) .column .sheet-handle', ''],
  ['in a frame without a map, a folded legend', '.embed:not([data-map]) .legend[data-folded]', ''],
])('there is no %s', (_what, selector, condition) => {
  expect(declared(selector, condition).display).toBe('none')
})

test.each([
  ['on a phone, the handle of a sheet', '.sheet-handle', phone, 'block'],
  ['on a phone, the name of the loading page', '.search-field-name', phone, 'block'],
  ['on a phone, the button of the credits', '.credits-button', phone, 'grid'],
  ['on a phone, the legend among the credits', '.map-attribution > .legend-item', phone, 'block'],
  ['on a phone, the fold of choices', '.workspace .workspace-unfold', phone, 'inline-flex'],
  ['on a phone, the choice of figures', '.figures-choice', phone, 'inline-flex'],
  ['on a phone with folded choices, the period', '.choices-folded .period-shown', phone, 'inline'],
  ['of a folded legend, its button', '.legend[data-folded] > .legend-button', '', 'flex'],
  [
    'in a narrow part, the hint to scroll a table',
    '.week-scroll-hint',
    '@container (max-width: 699px)',
    'inline',
  ],
  ['in a frame, the legend', '.embed .legend', '', 'flex'],
])('there is %s', (_what, selector, condition, display) => {
  expect(declared(selector, condition).display).toBe(display)
})

test.each([
  ['the map beneath its picture', '.stations-map:has(.picture) .map-canvas', ''],
  ['signs beneath the picture', '.stations-map:has(.picture) .map-overlay', ''],
  ['controls beneath the picture', '.stations-map:has(.picture) .map-corner:not(.picture-controls)', ''],
  ['the offer of streets beneath a message', '.page:has(.location-failure) .streets-offer', ''],
  [
    'the map beneath a wide page',
    '.page:has(> .workspace-wide:not([inert])) :is(.map-area > *, .legend)',
    window,
  ],
  ['a page of the team beneath a station', '.workspace[inert]', ''],
  ['a legend that is still to come', '.trend-legend-coming', ''],
])('nobody can focus %s', (_what, selector, condition) => {
  expect(declared(selector, condition).visibility).toBe('hidden')
})

// They stay for people who hear the page.
test.each([
  ['.filter-menu legend', ''],
  ['.filter-first .filter-group legend', ''],
  ['.map-controls span', ''],
  ['.brand', phone],
  ['.header-account span', phone],
])('%s (%s) is heard, not seen', (selector, condition) => {
  expect(declared(selector, condition)).toMatchObject({ position: 'absolute', 'clip-path': 'inset(50%)' })
})

test('on a phone "Near me" has its words until it is used', () => {
  const button = '.page:not([data-station], :has(.location-failure)) .map-controls [aria-pressed="false"]'
  expect(declared(button, phone)).toMatchObject({ width: 'auto' })
  expect(declared(`${button} span`, phone)).toEqual({ position: 'static', 'clip-path': 'none' })
})

test.each([
  ['low', '132px'],
  ['half', '52dvh'],
  ['full', 'calc(100dvh - 124px)'],
])('a %s sheet is %s high', (height, value) => {
  expect(declared(`.sheet[data-height="${height}"]`, phone).height).toBe(value)
})

test.each([
  ['a station', '.station-panel', 'min-width: 1024px'],
  ['a page of the team', '.workspace', 'min-width: 1024px'],
])('%s stands beside the list in a wide window', (_what, selector, condition) => {
  expect(declared(selector, condition).left).toBe('calc(var(--column) + 32px)')
})

test('a frame without a map is a list that fills it', () => {
  expect(declared('.embed:not([data-map]) .column')).toMatchObject({
    position: 'absolute',
    inset: '0',
    width: 'auto',
  })
  expect(declared('.embed:not([data-map]) .column .sheet')).toMatchObject({
    position: 'static',
    height: 'auto',
  })
  expect(declared('.embed:not([data-map]) .find').position).toBe('static')
})

test('a frame without a list is a map above its footer', () => {
  expect(declared('.embed:not([data-list])')).toMatchObject({
    display: 'grid',
    'grid-template-rows': 'minmax(0, 1fr) auto',
  })
  expect(declared('.embed:not([data-list]) .map-area').position).toBe('relative')
  expect(declared('.embed:not([data-list]) .embed-foot').position).toBe('static')
})
