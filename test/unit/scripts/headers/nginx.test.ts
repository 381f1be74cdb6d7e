import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../../../../src/config/config'
import { responseHeaders } from '../../../../src/contract/headers'
import { kindAt } from '../../../../src/scripts/headers/address-kinds'
import { nginxSnippet } from '../../../../src/scripts/headers/nginx-snippet'
import { embedSpellings, getRaw } from './addresses'
import { nginxIsInstalled, type RunningNginx, startNginx } from './nginx'

const config = parseConfig({
  publisher: 'Town',
  service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
  identity: { authority: 'https://login.example.org/realms/town', clientId: 'plugboard' },
  region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  embed: { frameAncestors: ['https://town.example.org'] },
  headers: { reportUri: 'https://reports.example.org/csp?site=map', hstsIncludeSubDomains: true },
})

/** Replacement of the built files, so that this test needs no build. */
const site: Record<string, string> = {
  '/index.html': '<title>The page</title>',
  '/auth/callback/index.html': '<title>The callback</title>',
  '/embed/index.html': '<title>The embedded page</title>',
  '/embed.js': '1',
  '/sw.js': '1',
  '/assets/a.js': '1',
  '/assets/a.css': 'a {}',
  '/workers/a.js': '1',
  '/config.json': '{}',
  '/favicon.svg': '<svg/>',
  '/.well-known/acme-challenge/proof': 'proof',
  '/_headers': 'for another host',
  '/_headers.nginx.conf': 'for nginx',
}
const folder = mkdtempSync(join(tmpdir(), 'plugboard-site-'))
let nginx: RunningNginx | undefined
let origin = ''

beforeAll(async () => {
  for (const [path, content] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  if (!nginxIsInstalled) return console.log('skipped: nginx is not installed')
  nginx = await startNginx(folder, nginxSnippet(config))
  origin = nginx.origin
})
afterAll(async () => {
  await nginx?.stop()
  rmSync(folder, { recursive: true })
})

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const refusal = lowerCase(responseHeaders(config, 'error', { secure: true }))

const known = ['/', '/auth/callback/', '/embed/', '/embed.js', '/sw.js', '/assets/a.js', '/workers/a.js']
const unknown = ['/nowhere', '/nowhere/', '/assets/nowhere.js', '/assets/', '/workers/nowhere.js', '/auth/']
const hidden = ['/_headers', '/_headers.nginx.conf', '/index.html', '/auth/callback/index.html']

describe.skipIf(!nginxIsInstalled)('a real nginx with the snippet (skipped: nginx is not installed)', () => {
  test.each([
    ...known,
    '/?q=a',
    '/embed/?panels=map',
    '/auth/callback/?code=1&state=2',
    '/config.json',
    '/.well-known/acme-challenge/proof',
  ])('sends the same headers for %s as the server on https', async (path) => {
    const kind = kindAt(path.replace(/\?.*/, ''))
    const { status, headers } = await getRaw(origin, path)
    expect(status).toBe(200)
    expect(headers).toMatchObject(lowerCase(responseHeaders(config, kind, { secure: true })))
  })

  test.each([...unknown, ...hidden, '/nowhere?x=%2f', '/%', '/%00', '/%zz', '/..%2f..%2fetc/passwd'])(
    'refuses %s with the whole policy',
    async (path) => {
      const { status, headers, body } = await getRaw(origin, path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(headers).toMatchObject(refusal)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(body).toBe('Not found.\n')
    },
  )

  test.each([
    ['/embed', '/embed/'],
    ['/auth/callback?code=1&state=2', '/auth/callback/?code=1&state=2'],
  ])('redirects from %s to %s, with the policy', async (from, to) => {
    const { status, headers } = await getRaw(origin, from)
    expect([status, headers.location]).toEqual([301, to])
    expect(headers['content-security-policy']).toBe(refusal['content-security-policy'])
  })

  test('allows frames only for the one spelling of the embedded page', async () => {
    const town = /frame-ancestors https:\/\/town/
    const framed: string[] = []
    for (const path of ['/embed/', ...embedSpellings]) {
      const { headers } = await getRaw(origin, path)
      expect(headers['content-security-policy'], path).toContain('frame-ancestors ')
      if (town.test(headers['content-security-policy'] ?? '')) framed.push(path)
    }
    expect(framed).toEqual(['/embed/'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'NONSENSE'])(
    'refuses the method %s with the policy',
    async (method) => {
      const answer = await rawText(`${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1.1 405 /)
      expect(answer).toContain(`Content-Security-Policy: ${refusal['content-security-policy']}`)
    },
  )

  test.each([
    ['too long an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['too long a header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['too large a body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n'],
  ])('refuses %s with the policy', async (_, request) => {
    const answer = await rawText(request)
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
    expect(answer).toContain(`Content-Security-Policy: ${refusal['content-security-policy']}`)
  })
})

/** What comes back for bytes that no client library would send. */
async function rawText(request: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
    if (answer.includes('\r\n\r\n')) socket.end()
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(request)
  await once(socket, 'close')
  return answer
}
