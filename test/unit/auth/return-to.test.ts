import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnTo } from '../../../src/auth/redirect/return-to'
import { addressText } from '../hostile/address-text'

const origin = 'https://plugboard.test'

const kept = [
  '/',
  '/?access=PUBLIC',
  '/?access=PUBLIC,PRIVATE&category=EAT%26CHARGE',
  '/?station=IT*ABC_1-2:3',
  '/?at=11.35,46.5,12.25&lang=de',
  '/?q=M%C3%BCnchen',
  '/?q=https%3A%2F%2Fevil.test',
  '/?q=//evil.test',
  '/?next=/..//evil.test',
  '/#list',
  '/?a=1#b',
  '/embed/',
  '/embed/?station=1',
  '/a/b/c',
  '/a//b',
  '/%2F/evil.test',
  '/%2F%2Fevil.test',
  '/auth/',
  '/@evil.test',
]

const normalised: [string, string][] = [
  ['/a/../b', '/b'],
  ['/./?q=1', '/?q=1'],
  ['/?q=ü', '/?q=%C3%BC'],
  ['/?q=a b', '/?q=a%20b'],
  ['/a\\b', '/a/b'],
]

const refused: unknown[] = [
  '',
  ' ',
  'evil.test',
  '?q=1',
  '#a',
  '.',
  '..',
  'a/b',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '//evil.test/..',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '/\t\\evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u0000//evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/a/b/../..//evil.test',
  '/%2e//evil.test',
  '/%2e%2e//evil.test',
  '/%2E%2E//evil.test',
  '/.%2e//evil.test',
  '/a/%2e%2e//evil.test',
  '/..\\/evil.test',
  '/..\\\\evil.test',
  '/.\\/evil.test',
  '/../\\evil.test',
  '/.\t./\t/evil.test',
  '/..//user@evil.test',
  '/..//evil.test:443/a?b#c',
  '/..///evil.test',
  '//plugboard.test@evil.test',
  '//user:pass@plugboard.test',
  'https://evil.test',
  'https://plugboard.test/',
  'https:/evil.test',
  'https:evil.test',
  'http://plugboard.test/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://plugboard.test/1',
  'file:///etc/passwd',
  '//[::1]/',
  '//[',
  '/auth/callback/',
  '/auth/callback',
  '/auth/callback?x=1',
  '/auth/callback/?code=1&state=2',
  '/auth/callback/#x',
  '/a/../auth/callback/?code=1',
  undefined,
  null,
  42,
  {},
  ['/a'],
]

/** Every way to write slashes and dots before every way to name another host. */
const leadingAway = [
  ...[
    '/',
    '//',
    '///',
    '/\\',
    '\\/',
    '\\\\',
    '/./',
    '/..//',
    '/.//',
    '/a/..//',
    '/%2e//',
    '/%2e%2e//',
    '/a/%2e%2e//',
  ],
  ...['/\t/', '/\n/', '/\r\n/', '\t//', '/..\\/', '/..\\\\', '/a/../..//', '/.\t./\t/'],
].flatMap((start) =>
  [
    ...[
      'evil.test',
      'evil.test/',
      'evil.test:443',
      'user@evil.test',
      'user:pass@evil.test',
      '[::1]',
      '127.0.0.1',
    ],
    ...[
      'evil%E3%80%82test',
      'plugboard.test@evil.test',
      'plugboard.test.evil.test',
      'ｅvil.test',
      'evil.test?a#b',
    ],
    ...['evil.test/..//evil.test', 'javascript:alert(1)'],
  ].map((host) => start + host),
)

describe('the return address of a sign-in', () => {
  test(`stays on the origin for ${leadingAway.length} hostile addresses`, () => {
    expect(leadingAway.length).toBeGreaterThanOrEqual(280)
    for (const candidate of leadingAway) {
      const result = safeReturnTo(candidate, origin)
      expect(result, candidate).toMatch(/^\/(?![/\\])/)
      expect(new URL(result, origin).origin, candidate).toBe(origin)
    }
  })
  test('the corpus has enough addresses', () => {
    expect(kept.length + normalised.length + refused.length).toBeGreaterThanOrEqual(60)
  })
  test.each(kept)('keeps %j', (path) => {
    expect(safeReturnTo(path, origin)).toBe(path)
  })
  test.each(normalised)('parses %j as %j', (path, expected) => {
    expect(safeReturnTo(path, origin)).toBe(expected)
  })
  test.each(refused)('goes home instead of %j', (path) => {
    expect(safeReturnTo(path, origin)).toBe('/')
  })
  test('is the home page instead of a very long path', () => {
    expect(safeReturnTo(`/?q=${'x'.repeat(5000)}`, origin)).toBe('/')
  })
  test('never leaves the origin', () => {
    fc.assert(
      fc.property(addressText, (candidate) => {
        const result = safeReturnTo(candidate, origin)
        expect(result).toMatch(/^\/(?![/\\])/)
        expect(new URL(result, origin).origin).toBe(origin)
        expect(safeReturnTo(result, origin)).toBe(result)
      }),
      { numRuns: 2000 },
    )
  })
})
