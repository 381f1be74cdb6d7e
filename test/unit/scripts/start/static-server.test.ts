import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listenOnLoopback } from '../../../../src/sandbox/loopback'
import { readSite } from '../../../../src/scripts/start/site-files'
import { staticServer } from '../../../../src/scripts/start/static-server'
import { embedSpellings, getRaw } from '../headers/addresses'

const root = mkdtempSync(join(tmpdir(), 'plugboard-site-'))
const site = join(root, 'dist')
const script = 'export const answer = 42\n'.repeat(100)

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

write('secret.txt', 'secret')
write('dist/index.html', '<title>Plugboard</title>')
write('dist/auth/callback/index.html', '<title>Plugboard</title>')
write('dist/embed/index.html', '<title>Plugboard</title>')
write('dist/config.json', '{"from":"the build"}')
write('dist/assets/index-abc.js', script)

const config = {
  service: { baseUrl: 'http://localhost:4174/mobility' },
  embed: { frameAncestors: ['http://town.test'] },
}
const server = await listenOnLoopback(0)
server.serve(staticServer(readSite(site), config))
const origin = `http://localhost:${server.port}`

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** Requests a path without normalizing it, as `fetch` would. */
function statusOfRawPath(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(origin, { path, agent: false }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
}

test.each(['/', '/?access=PUBLIC', '/auth/callback/?code=1'])(
  '%s is the page, always asked for anew',
  async (path) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toMatch(/^no-(cache|store)$/)
    expect(await response.text()).toBe('<title>Plugboard</title>')
  },
)

test('a hashed script is compressed, immutable, and has the policy for its worker', async () => {
  const response = await fetch(`${origin}/assets/index-abc.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-security-policy')).toContain(
    `connect-src 'self' http://localhost:4174;`,
  )
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
  expect(await response.text()).toBe(script)
})

test("the served configuration is the given one, not the build's", async () => {
  const response = await fetch(`${origin}/config.json`)
  expect(await response.json()).toEqual(config)
})

test('an unchanged answer gets 304', async () => {
  const etag = (await fetch(`${origin}/`)).headers.get('etag') ?? ''
  const response = await fetch(`${origin}/`, { headers: { 'If-None-Match': etag } })
  expect(response.status).toBe(304)
  expect(await response.text()).toBe('')
})

test('HEAD is answered like GET, without the content', async () => {
  const response = await fetch(`${origin}/`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('24')
  expect(await response.text()).toBe('')
})

test('an unknown document is an error page with a link, and an unknown asset is not the app', async () => {
  const page = await fetch(`${origin}/nowhere`, { headers: { Accept: 'text/html' } })
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<a href="/">')

  const asset = await fetch(`${origin}/assets/gone.js`)
  expect(asset.status).toBe(404)
  expect(asset.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(asset.headers.get('cache-control')).toBe('no-cache')
})

test('the callback address without its slash redirects to the one with it, with the code', async () => {
  const response = await fetch(`${origin}/auth/callback?code=1&state=2`, { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/auth/callback/?code=1&state=2')
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '//secret.txt',
])('the path %s returns nothing outside the site', async (path) => {
  expect(await statusOfRawPath(path)).toBe(404)
})

test('only the one spelling of the embedded page is served and can be framed', async () => {
  const framed: string[] = []
  for (const path of ['/embed/', ...embedSpellings]) {
    const { status, headers } = await getRaw(origin, path)
    if (headers['content-security-policy']?.includes('frame-ancestors http://town.test')) framed.push(path)
    else expect([301, 404], path).toContain(status)
    expect(headers['content-security-policy'], path).toContain('frame-ancestors ')
  }
  expect(framed).toEqual(['/embed/'])
})

test('a changing method is refused', async () => {
  const response = await fetch(`${origin}/`, { method: 'POST', body: 'x' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a folder that does not exist gives a sentence', () => {
  expect(() => readSite(join(root, 'gone'))).toThrow(/^No built site can be read .*gone/)
})
