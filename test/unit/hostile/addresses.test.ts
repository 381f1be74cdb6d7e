import { isDeepStrictEqual } from 'node:util'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseView, serializeView } from '../../../src/app/link/view'
import { type Endpoint, SegmentError, toUrl } from '../../../src/contract/endpoint'
import * as mobility from '../../../src/contract/mobility-v2'
import * as more from '../../../src/contract/mobility-v2-sandbox'
import * as tourism from '../../../src/contract/tourism'
import { toLinkableUrl } from '../../../src/model/linkable-url'
import { ExternalLink } from '../../../src/ui/controls/ExternalLink'

const climbing = [
  ...[
    '',
    '.',
    '..',
    '...',
    '%2e',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '%252e%252e',
    '..;',
    '..\\',
    '\\..',
    '~',
    '*',
    ',',
  ],
  ...[
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '/..',
    '../',
    '..%2f',
    '?',
    '#',
    '?x=1',
    '#x',
    '&',
    '=',
    ';',
    ':',
    '@',
    '%',
    '%%',
  ],
  ...[
    '%00',
    '\0',
    '\r\n',
    '\n',
    '\t',
    ' ',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '\u202e',
    '\ud800',
    '\udfff',
    '．．',
    '／',
  ],
  ...[
    '..,..',
    ',..',
    '../*',
    'latest',
    '__proto__',
    'constructor',
    '{stationTypes}',
    '$&',
    '$1',
    '`',
    '[::1]',
  ],
]
const targets = ['', 'EChargingStation', 'admin', 'evil.example', 'rest/refresh-token', '../../latest', 'v2']
/** Hostile parts of addresses, in every order. */
const hostile = [
  ...new Set(
    climbing.flatMap((sign) =>
      targets.flatMap((target) => [sign + target, target + sign, sign + target + sign]),
    ),
  ),
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operation' in value && 'path' in value
const exported: unknown[] = [mobility, more, tourism].flatMap((module) => Object.values(module))
const withSegments = exported.filter(isEndpoint).filter(({ path }) => path.includes('{'))

test('a thousand hostile segments are encoded, or rejected by name', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(1_000)
  expect(withSegments.length).toBeGreaterThan(5)
  const base = 'https://service.example.org/base'
  const strays: string[] = []
  for (const endpoint of withSegments)
    for (const segment of hostile) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, segment])
      try {
        const { origin, pathname, hash } = toUrl(endpoint, base, Object.fromEntries(names), {
          where: segment,
        })
        const shape = `/base${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}`
        const isThere = origin === 'https://service.example.org' && hash === ''
        if (!isThere || !new RegExp(`^${shape}$`).test(pathname)) strays.push(pathname)
      } catch (error) {
        if (!(error instanceof SegmentError)) strays.push(`${error}: ${segment}`)
      }
    }
  expect(strays).toEqual([])
})

test('a thousand hostile links are parsed as valid views', () => {
  const keys = [
    ...new URLSearchParams(serializeView(parseView(''))).keys(),
    'station',
    'access',
    'at',
    'q',
    'lang',
  ]
  const changed: string[] = []
  for (const text of hostile)
    for (const key of keys)
      for (const search of [`?${key}=${text}`, `?${new URLSearchParams({ [key]: text })}`]) {
        const view = parseView(search)
        if (!isDeepStrictEqual(parseView(serializeView(view)), view)) changed.push(search)
      }
  expect(changed).toEqual([])
})

const schemes = [
  ...['javascript:', 'JaVaScRiPt:', 'java\nscript:', 'java\tscript:', '\u0001javascript:', ' javascript:'],
  ...[
    'data:text/html,',
    'data:text/html;base64,',
    'vbscript:',
    'blob:https://a.example/',
    'file:///',
    'ftp://',
  ],
  ...[
    'about:',
    'filesystem:https://a.example/',
    'view-source:https://',
    'intent://',
    'mailto:',
    'tel:',
    'sms:',
  ],
  ...[
    'ws://',
    'chrome://',
    'ms-msdt:/',
    'jar:https://',
    'feed:https://',
    '//',
    '/',
    '\\\\',
    'https:',
    'http:///',
  ],
  ...[
    'https://user@',
    'https://user:secret@',
    'https://evil.example\\@',
    'https://[',
    'https://%00',
    'https://a b',
  ],
]
const payloads = [
  ...[
    'alert(1)',
    '//a.example/%0aalert(1)',
    'a.example',
    '<script>alert(1)</script>',
    '"onmouseover="alert(1)',
  ],
  ...[
    "'><img src=x onerror=alert(1)>",
    '\u202emoc.elgoog',
    '#javascript:alert(1)',
    '?a=https://a.example',
    '',
  ],
]

test('three hundred hostile payment links are web addresses or no links', () => {
  const values = schemes.flatMap((scheme) => payloads.map((payload) => scheme + payload))
  expect(values.length).toBeGreaterThanOrEqual(300)
  for (const value of values) {
    const url = toLinkableUrl(value)
    const html = renderToStaticMarkup(createElement(ExternalLink, { address: value }))
    const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>/g)]
    expect(links.length, value).toBe(url === null ? 0 : 1)
    for (const [link, href] of links) {
      expect(href, value).toMatch(/^https?:\/\/[^/@]+(\/|$)/)
      expect(link).toContain('rel="noopener noreferrer"')
    }
    if (url) expect(html, value).toContain(`<bdi>${url.hostname.replace(/^www\./, '')}</bdi>`)
    expect(html.replaceAll(/<\/?(a|bdi|svg|path)\b[^>]*>/g, ''), value).not.toContain('<')
  }
})
