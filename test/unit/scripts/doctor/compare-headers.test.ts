import { expect, test } from 'vitest'
import { parseConfig } from '../../../../src/config/config'
import { type ResponseKind, responseHeaders } from '../../../../src/contract/headers'
import { compareHeaders } from '../../../../src/scripts/doctor/compare-headers'

const config = parseConfig({
  publisher: 'Town',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
  identity: { authority: 'https://login.example.org/realms/town', clientId: 'plugboard' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  embed: { frameAncestors: ['https://town.example.org'] },
  headers: { reportUri: 'https://reports.example.org/csp', hstsIncludeSubDomains: true },
})
const kinds: ResponseKind[] = [
  'html',
  'callback',
  'embed',
  'embed-script',
  'service-worker',
  'worker',
  'asset',
  'data',
  'error',
]

const sent = (kind: ResponseKind, changes: Record<string, string | null> = {}) => {
  const headers = new Headers(responseHeaders(config, kind, { secure: true }))
  for (const [name, value] of Object.entries(changes))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  return headers
}
const find = (kind: ResponseKind, changes?: Record<string, string | null>) =>
  compareHeaders(config, kind, sent(kind, changes), true).map(({ change, is }) => `${change}: ${is}`)
const policy = (kind: ResponseKind) => sent(kind).get('Content-Security-Policy') ?? ''

test.each(kinds)('what `npm run headers` writes for %s is right', (kind) => expect(find(kind)).toEqual([]))

test.each<[string, ResponseKind, Record<string, string>]>([
  ['a longer HSTS', 'html', { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }],
  ['another way to have it revalidated', 'data', { 'Cache-Control': 'public, max-age=0, must-revalidate' }],
  ["a worker's script that is always revalidated", 'worker', { 'Cache-Control': 'no-cache' }],
  [
    'other spaces and capitals',
    'html',
    { 'Permissions-Policy': 'geolocation=(self),camera=(),microphone=(),payment=(),USB=()' },
  ],
  // As static hosts join the rule for everything and the one for the address.
  [
    'two policies of which one is wider',
    'html',
    {
      'Content-Security-Policy': `${policy('html').replace(/; frame-ancestors [^;]*/, '')}, ${policy('html')}`,
    },
  ],
  [
    'a refusal that `X-Frame-Options` keeps out of frames',
    'error',
    {
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': policy('error').replace(/; frame-ancestors [^;]*/, ''),
    },
  ],
])('%s is correct', (_, kind, changes) => expect(find(kind, changes)).toEqual([]))

test.each<[string, ResponseKind, Record<string, string | null>, string]>([
  [
    'no HSTS',
    'html',
    { 'Strict-Transport-Security': null },
    'Set Strict-Transport-Security to "max-age=31536000; includeSubDomains": it is absent',
  ],
  [
    'a short HSTS',
    'html',
    { 'Strict-Transport-Security': 'max-age=60; includeSubDomains' },
    'Set Strict-Transport-Security to "max-age=31536000; includeSubDomains": it is "max-age=60; includeSubDomains"',
  ],
  [
    'HSTS without the hosts below',
    'html',
    { 'Strict-Transport-Security': 'max-age=31536000' },
    'Set Strict-Transport-Security to "max-age=31536000; includeSubDomains": it is "max-age=31536000"',
  ],
  [
    "a worker's script that keeps its policy for a day",
    'worker',
    { 'Cache-Control': 'max-age=86400' },
    'Set Cache-Control to "max-age=10, must-revalidate": it is "max-age=86400"',
  ],
  [
    'a second policy that takes away',
    'html',
    { 'Content-Security-Policy': `${policy('html')}, connect-src 'self'` },
    `Set connect-src of Content-Security-Policy to "'self' https://mobility.example.org https://login.example.org": it lacks https://mobility.example.org https://login.example.org`,
  ],
  [
    'an embedded page for no site',
    'embed',
    { 'Content-Security-Policy': policy('embed').replace('https://town.example.org', "'none'") },
    'Set frame-ancestors of Content-Security-Policy to "https://town.example.org": it lacks https://town.example.org',
  ],
  [
    'a host too many',
    'data',
    {
      'Content-Security-Policy': policy('data').replace('connect-src', 'connect-src https://old.example.org'),
    },
    'Set connect-src of Content-Security-Policy to "\'self\' https://mobility.example.org https://login.example.org": it also allows https://old.example.org',
  ],
  [
    'an embedded page for every site',
    'embed',
    { 'Content-Security-Policy': policy('embed').replace('https://town.example.org', '*') },
    'Set frame-ancestors of Content-Security-Policy to "https://town.example.org": it lacks https://town.example.org and also allows *',
  ],
  [
    'no preconnect',
    'html',
    { Link: null },
    'Set Link to "<https://mobility.example.org>; rel=preconnect; crossorigin": it is absent',
  ],
])('%s is wrong', (_, kind, changes, finding) => expect(find(kind, changes)).toEqual([finding]))
