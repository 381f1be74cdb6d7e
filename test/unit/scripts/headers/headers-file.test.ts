import { expect, test } from 'vitest'
import { parseConfig } from '../../../../src/config/config'
import { responseHeaders } from '../../../../src/contract/headers'
import { kindAt } from '../../../../src/scripts/headers/address-kinds'
import { headersFile } from '../../../../src/scripts/headers/headers-file'
import { embedSpellings } from './addresses'

const config = parseConfig({
  publisher: 'Town',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
  identity: { authority: 'https://login.example.org/realms/town', clientId: 'plugboard' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  embed: { frameAncestors: ['https://town.example.org'] },
})
const paths = [
  '/',
  '/auth/callback/',
  '/embed/',
  '/embed.js',
  '/sw.js',
  '/assets/a.js',
  '/workers/a.js',
  '/config.json',
]

/** Parses the file as hosts do: every matching rule applies, and repeated headers are joined. */
function sentFor(path: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let fits = false
  for (const line of file.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      fits = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    else if (fits) headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

const policy = 'Content-Security-Policy'
const page = responseHeaders(config, 'html', { secure: true })
/** Returns the sources that several policies together allow; none for `'none'`. */
function allowed(policies: string): Record<string, string[]> {
  const all = policies.split(', ').map((one) => {
    const directives = one.split('; ').map((directive) => directive.split(' '))
    return Object.fromEntries(
      directives.map(([name = '', ...sources]) => [name, sources.filter((source) => source !== `'none'`)]),
    )
  })
  const names = new Set(all.flatMap((one) => Object.keys(one)))
  const common = (name: string) =>
    all.flatMap((one) => (one[name] ? [one[name]] : [])).reduce((a, b) => a.filter((x) => b.includes(x)))
  return Object.fromEntries([...names].map((name) => [name, common(name)]))
}

test.each(paths)('hosts send for %s what our server would on https', (path) => {
  const wanted = responseHeaders(config, kindAt(path), { secure: true })
  const sent = sentFor(path, headersFile(config, paths))
  expect({ ...sent, [policy]: '', 'X-Frame-Options': '' }).toEqual({
    ...wanted,
    [policy]: '',
    'X-Frame-Options': '',
  })
  expect(allowed(sent[policy] ?? '')).toEqual(allowed(wanted[policy] ?? ''))
  // A host that sends the last rule alone sends the whole policy too.
  expect(sent[policy]?.endsWith(wanted[policy] ?? '?')).toBe(true)
})

const unknown = ['/nowhere', '/embed/nowhere', '/Embed/', '/%65mbed/', '/auth/', '/auth/callback/nowhere']

test.each(unknown)('%s, which is not there, has a policy and may not be framed', (path) => {
  const headers = sentFor(path, headersFile(config, paths))
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Strict-Transport-Security']).toBeDefined()
  expect(headers['X-Frame-Options']).toBe('DENY')
  const { 'frame-ancestors': _, ...others } = allowed(page[policy] ?? '')
  expect(allowed(headers[policy] ?? '')).toEqual(others)
})

const others = ['/index.html', '/embed', '/embed/index.html', '/auth/callback', '/auth/callback/index.html']

test.each(others)('%s has a whole policy and may not be framed', (path) => {
  const headers = sentFor(path, headersFile(config, paths))
  expect(allowed(headers[policy] ?? '')['frame-ancestors']).toEqual([])
  if (path.startsWith('/auth/')) expect(headers['Cache-Control']).toBe('no-store')
})

test('only the embedded page can be framed', () => {
  const file = headersFile(config, paths)
  const framed = [...paths, ...others, ...unknown, ...embedSpellings].filter((path) =>
    sentFor(path, file)[policy]?.includes('town.example'),
  )
  expect(framed).toEqual(['/embed/'])
})

test('without a login and without frames each page has the whole policy', () => {
  const { service } = config
  const file = headersFile({ service }, paths)
  for (const path of paths) expect(sentFor(path, file)[policy]).toContain(`frame-ancestors 'none'`)
})
