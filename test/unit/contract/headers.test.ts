import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/config/config'
import { isSecure, type ResponseKind, responseHeaders } from '../../../src/contract/headers'

const config = parseConfig({
  publisher: 'Open Data Hub',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org/api' },
  identity: { authority: 'https://login.example.org/auth/realms/demo', clientId: 'plugboard' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  basemap: {
    light: 'https://tiles.example.org/light',
    dark: 'https://tiles.example.org/dark',
    origins: ['https://glyphs.example.org'],
  },
  tourism: { baseUrl: 'https://tourism.example.org/v1' },
  geocoder: { kind: 'photon', url: 'https://places.example.org/api' },
  embed: { frameAncestors: ['https://town.example.org/map', 'https://*.example.net'] },
})
const kinds: ResponseKind[] = [
  ...(['html', 'callback', 'embed', 'embed-script', 'service-worker', 'asset', 'data', 'error'] as const),
]

function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    policy?.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const policyOf = (...parameters: Parameters<typeof responseHeaders>) =>
  directives(responseHeaders(...parameters)['Content-Security-Policy'])

test('the page may connect only to the configured origins', () => {
  expect(policyOf(config, 'html').get('connect-src')).toBe(
    [
      `'self' https://mobility.example.org https://login.example.org https://tourism.example.org`,
      'https://tiles.example.org https://glyphs.example.org https://places.example.org',
    ].join(' '),
  )
})

test('without login and base map the page may connect only to the service', () => {
  const { service } = config
  expect(policyOf({ service }, 'html').get('connect-src')).toBe(`'self' https://mobility.example.org`)
})

test('only the page may submit a form, and only to the provider for its logout', () => {
  const withForm = kinds.filter((kind) => policyOf(config, kind).get('form-action') !== `'none'`)
  expect(withForm).toEqual(['html', 'callback'])
  expect(policyOf(config, 'html').get('form-action')).toBe(`'self' https://login.example.org`)
  const { authority } = config.identity ?? { authority: '' }
  for (const identity of [
    undefined,
    { authority, clientId: '' },
    { authority, clientId: 'c', logout: 'get' as const },
  ])
    expect(policyOf({ ...config, identity }, 'html').get('form-action')).toBe(`'none'`)
})

test.each(kinds)('a response of kind %s allows nothing unsafe', (kind) => {
  const policy = responseHeaders({ ...config, embed: undefined }, kind)['Content-Security-Policy']
  expect(policy).not.toMatch(/unsafe|blob:|data:|\*/)
  expect(directives(policy).get('default-src')).toBe(`'none'`)
  expect(directives(policy).get('worker-src')).toBe(`'self'`)
  expect(directives(policy).get('frame-ancestors')).toBe(`'none'`)
  expect(directives(policy).get('require-trusted-types-for')).toBe(`'script'`)
  expect(directives(policy).get('trusted-types')).toBe('default')
})

test.each(kinds)('the evaluator finds no weakness in the policy of kind %s', (kind) => {
  const headers = responseHeaders(config, kind, { secure: true })
  const found = new CspEvaluator(new CspParser(headers['Content-Security-Policy'] ?? '').csp).evaluate()
  // It says of every 'self' that the site should not hold uploads or JSONP; this one holds the build alone.
  expect(found.filter(({ value }) => value !== `'self'`)).toEqual([])
})

test('only the embedded page may be framed, by configured sites, and it does not connect to the provider', () => {
  const framed = kinds.filter((kind) => policyOf(config, kind).get('frame-ancestors') !== `'none'`)
  expect(framed).toEqual(['embed'])
  const policy = policyOf(config, 'embed')
  expect(policy.get('frame-ancestors')).toBe('https://town.example.org https://*.example.net')
  expect(policy.get('connect-src')).not.toContain('login.example.org')
  const anyone = { ...config, embed: { frameAncestors: ['*'] } }
  expect(policyOf(anyone, 'embed').get('frame-ancestors')).toBe('*')
})

test('only the embed script is readable for other origins', () => {
  const shared = kinds.filter(
    (kind) => responseHeaders(config, kind)['Cross-Origin-Resource-Policy'] !== 'same-origin',
  )
  expect(shared).toEqual(['embed-script'])
})

test('only hashed files may be cached without revalidation', () => {
  const kept = kinds.filter((kind) => responseHeaders(config, kind)['Cache-Control']?.includes('immutable'))
  expect(kept).toEqual(['asset'])
})

test('the callback page is not stored and sends no referrer', () => {
  const headers = responseHeaders(config, 'callback')
  expect(headers['Cache-Control']).toBe('no-store')
  expect(headers['Referrer-Policy']).toBe('no-referrer')
})

test('https sites have HSTS and upgrade-insecure-requests, http sites do not', () => {
  expect(policyOf(config, 'html').has('upgrade-insecure-requests')).toBe(false)
  expect(responseHeaders(config, 'html')).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf(config, 'html', { secure: true }).has('upgrade-insecure-requests')).toBe(true)
  expect(responseHeaders(config, 'html', { secure: true })).toHaveProperty('Strict-Transport-Security')
})

test.each(kinds)(
  'a response of kind %s says where to report, and HSTS for what is below, only where asked',
  (kind) => {
    const plain = responseHeaders(config, kind, { secure: true })
    expect(plain).not.toHaveProperty('Reporting-Endpoints')
    expect(plain['Content-Security-Policy']).not.toContain('report')
    expect(plain['Strict-Transport-Security']).toBe('max-age=31536000')
    const headers = { reportUri: 'https://reports.example.org/csp', hstsIncludeSubDomains: true }
    const asked = responseHeaders({ ...config, headers }, kind, { secure: true })
    expect(asked['Reporting-Endpoints']).toBe('csp="https://reports.example.org/csp"')
    const policy = directives(asked['Content-Security-Policy'])
    expect([policy.get('report-uri'), policy.get('report-to')]).toEqual([headers.reportUri, 'csp'])
    expect(asked['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
    expect(responseHeaders({ ...config, headers }, kind)).not.toHaveProperty('Strict-Transport-Security')
  },
)

test.each([
  'https://a.test/x; script-src *',
  'https://a.test/"',
  'https://a.test/$host',
  'https://a.test/a,b',
])('a report address such as %s, which would change the policy, is invalid', (reportUri) => {
  const { publisher, service, region } = config
  const input = { publisher, service, region, headers: { reportUri } }
  expect(() => parseConfig(input)).toThrow('headers.reportUri')
})

test('a site is secure if all its addresses are', () => {
  expect(isSecure(config)).toBe(true)
  expect(isSecure({ ...config, identity: { authority: 'http://localhost:8080/realms/x' } })).toBe(false)
})

test('a page with stations preconnects to the service only', () => {
  const linked = kinds.filter((kind) => 'Link' in responseHeaders(config, kind))
  expect(linked).toEqual(['html', 'embed'])
  for (const kind of linked)
    expect(responseHeaders(config, kind).Link).toBe(
      '<https://mobility.example.org>; rel=preconnect; crossorigin',
    )
})

test('an archive of the site adds no host to the policy', () => {
  const { basemap: _, ...without } = config
  const withArchive = { ...without, basemap: { archive: '/region.pmtiles' } }
  expect(responseHeaders(withArchive, 'html')).toEqual(responseHeaders(without, 'html'))
})
