import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/config'
import { type ResponseKind, responseHeaders } from '../../../src/contract/headers'

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
})
const kinds: ResponseKind[] = ['html', 'callback', 'asset', 'data', 'error']

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

test('the page may connect to the configured origins and to no other', () => {
  expect(policyOf(config, 'html').get('connect-src')).toBe(
    `'self' https://mobility.example.org https://login.example.org https://tiles.example.org https://glyphs.example.org`,
  )
})

test('without login and base map only the service is left', () => {
  const { service } = config
  expect(policyOf({ service }, 'html').get('connect-src')).toBe(`'self' https://mobility.example.org`)
})

test.each(kinds)('a response of kind %s allows nothing unsafe', (kind) => {
  const policy = responseHeaders(config, kind)['Content-Security-Policy']
  expect(policy).not.toMatch(/unsafe|blob:|data:|\*/)
  expect(directives(policy).get('default-src')).toBe(`'none'`)
  expect(directives(policy).get('worker-src')).toBe(`'self'`)
  expect(directives(policy).get('frame-ancestors')).toBe(`'none'`)
})

test('only hashed files may be kept without asking again', () => {
  const kept = kinds.filter((kind) => responseHeaders(config, kind)['Cache-Control']?.includes('immutable'))
  expect(kept).toEqual(['asset'])
})

test('the callback page is stored nowhere and tells nobody where it was', () => {
  const headers = responseHeaders(config, 'callback')
  expect(headers['Cache-Control']).toBe('no-store')
  expect(headers['Referrer-Policy']).toBe('no-referrer')
})

test('https brings HSTS and upgrades; http does not, for it would break a local start', () => {
  expect(policyOf(config, 'html').has('upgrade-insecure-requests')).toBe(false)
  expect(responseHeaders(config, 'html')).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf(config, 'html', { secure: true }).has('upgrade-insecure-requests')).toBe(true)
  expect(responseHeaders(config, 'html', { secure: true })).toHaveProperty('Strict-Transport-Security')
})
