import { expect, test } from 'vitest'
import { type Status, statuses } from '../../../src/model/status'
import { statusTokens } from '../stations/status-tokens'
import { declared, styleRules } from './style-rules'

const tokens = declared(':root')
const pairs = Object.entries(tokens).flatMap(([name, value]) => {
  const [, light, dark] = /^light-dark\((.+), ((?:#|rgb).+)\)$/.exec(value) ?? []
  return light !== undefined && dark !== undefined ? [{ name, light, dark }] : []
})

test('each colour of the page differs between light and dark', () => {
  expect(pairs.length).toBeGreaterThan(25)
  expect(pairs.filter(({ light, dark }) => light === dark)).toEqual([])
})

test('grounds are light in the light theme and dark in the dark one', () => {
  const grounds = pairs.filter(({ name }) => /^--(?:ground|surface|raised|sunken)$|-wash$/.test(name))
  expect(grounds).toHaveLength(10)
  const green = (colour: string) => Number.parseInt(colour.slice(3, 5), 16)
  expect(grounds.filter(({ light, dark }) => green(light) < 0xd0 || green(dark) > 0x40)).toEqual([])
})

test.each(['light', 'dark'] as const)('lines stand out a little from every ground, %s', (scheme) => {
  const colour = (name: string) => pairs.find((pair) => pair.name === name)?.[scheme] ?? ''
  const green = (name: string) => Number.parseInt(colour(name).slice(3, 5), 16)
  for (const ground of ['--ground', '--surface', '--raised', '--sunken'])
    for (const [line, least] of [
      ['--line', 8],
      ['--line-strong', 30],
    ] as const)
      expect(Math.abs(green(line) - green(ground))).toBeGreaterThanOrEqual(least)
})

test('the theme of the system applies until a person chooses one', () => {
  expect(tokens['color-scheme']).toBe('light dark')
  for (const theme of ['light', 'dark'])
    expect(declared(`:root[data-theme="${theme}"]`)).toEqual({ 'color-scheme': theme })
})

test('colours are tokens, which have a dark value, but for these', () => {
  const raw = styleRules.filter(
    ({ selector, declarations }) =>
      !selector.startsWith(':root') && /#[\da-f]{3,8}\b|rgb\(/.test(Object.values(declarations).join(' ')),
  )
  expect(raw.map(({ selector }) => selector).sort()).toEqual([
    '.brand-mark',
    '.compare',
    '.dialog::backdrop',
    '.filter-bar .chip',
  ])
  // The colours of compared lines are pairs too.
  const lines = Object.entries(declared('.compare')).filter(([name]) => name.startsWith('--line-'))
  expect(lines).toHaveLength(6)
  for (const [, value] of lines) expect(value).toMatch(/^light-dark\((#\w{6}), (?!\1)#\w{6}\)$/)
  expect(new Set(lines.map(([, value]) => value)).size).toBe(6)
})

/** Texts of those without a colour of their own are soft; green words are darker than green icons. */
const textToken: Partial<Record<Status, string>> = {
  available: 'free-text',
  partly: 'free-text',
  occupied: 'occupied',
  reserved: 'reserved',
  unavailable: 'unavailable',
  closed: 'closed',
}

test.each(statuses)('icon and words of the status %s have its colour', (status) => {
  expect(declared(`.status-icon-${status}`).color).toBe(`var(--${statusTokens[status]})`)
  expect(declared(`.text-${status}`).color).toBe(`var(--${textToken[status] ?? 'text-soft'})`)
})

test.each(['available', 'partly', 'occupied', 'reserved', 'unavailable', 'closed'] as const)(
  'a band of the status %s, and its sign beside the name, have its colour',
  (status) => {
    const band = `:is(.band-${status}, .swatch-${status})`
    expect(declared(band)).toEqual({ '--band': `var(--${statusTokens[status]})` })
    expect(declared('.bands path').fill).toBe('var(--band)')
    expect(declared('.band-swatch').background).toBe('var(--band)')
  },
)

test.each([
  ['available', 'free-wash'],
  ['partly', 'free-wash'],
  ['reserved', 'warning-wash'],
  ['occupied', 'occupied-wash'],
  ['unavailable', 'occupied-wash'],
  ['closed', 'closed-wash'],
])('the box of the status %s has the ground %s', (status, wash) => {
  expect(declared(`.wash-${status}`).background).toBe(`var(--${wash})`)
})

test.each([
  ...['.tag-closed', '.values-closed-title', '.history-closed', '.data-closed', '.item-reason svg'],
  ...['.attention-reason span svg'],
])('%s has the colour of what is not for everyone', (selector) => {
  expect(declared(selector).color).toBe('var(--closed)')
})

test.each(['.values-closed', '.notice-closed', '.include-closed', '.history-figure[data-closed]'])(
  '%s has the ground of what is not for everyone',
  (selector) => {
    expect(declared(selector).background).toBe('var(--closed-wash)')
  },
)

test.each([
  ...['.station-conflict', '.station-shut', '.plug-status.freshness-stale', '.value-age.freshness-stale'],
  ...['.history-problem', '.tourism-login-failure', '.views-broken', '.views-message[role="alert"]'],
  ...['.favourites-file [role="alert"]'],
])('%s has the colour of a warning', (selector) => {
  expect(declared(selector).color).toBe('var(--warning)')
})

test.each(['.notice-warning', '.station-note', '.station-findings'])(
  '%s has the ground of a warning',
  (selector) => {
    expect(declared(selector).background).toBe('var(--warning-wash)')
  },
)

test.each([
  ...['.column', '.station-panel', '.workspace', '.legend', '.dialog', '.map-controls', '.suggestions'],
  ...['.map-tooltip', '.free-alert-news', '.chart-tip', '.location-failure', '.streets-note'],
])('nothing shines through %s', (selector) => {
  expect(declared(selector).background).toMatch(/^var\(--(?:surface|raised)\)$/)
})

test.each([
  '.column',
  '.legend',
  '.dialog',
  '.map-controls',
  '.suggestions',
  '.map-tooltip',
  '.free-alert-news',
])('%s has a shadow, so that it does not run into what is below it', (selector) => {
  expect(declared(selector)['box-shadow']).toBe('var(--shadow)')
})

test('with high contrast parts have lines instead of shadows', () => {
  const parts = ':is(.column, .station-panel, .workspace, .legend, .map-controls, .sheet)'
  expect(declared(`:root[data-palette="contrast"] ${parts}`).outline).toBe('1px solid var(--line)')
  expect(tokens['--edge']).toBe('transparent')
  expect(declared(':root[data-palette="contrast"]')['--edge']).toBe('var(--line-strong)')
})

test('the share of time of a trend has colours of its own', () => {
  const fills = ['up', 'fault', 'unknown'].map((state) => declared(`.uptime-${state}`).fill)
  expect(fills).toEqual(['var(--free)', 'var(--occupied)', 'var(--text-faint)'])
})

test('an hour of a week is as dark as its share, and one without values is hatched', () => {
  expect(declared('.week td').background).toContain('var(--accent) var(--share, 0%)')
  expect(declared('.week .week-unknown').background).toContain('repeating-linear-gradient')
})
