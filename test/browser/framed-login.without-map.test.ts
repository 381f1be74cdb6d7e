import { once } from 'node:events'
import { createServer } from 'node:http'
import { posix } from 'node:path'
import { readSite } from '../../src/scripts/start/site-files'
import { embedSpellings } from '../unit/scripts/headers/addresses'
import { freePort } from './harness/free-port'
import { type HostSite, startHostSite } from './harness/host-site'
import { test as base, expect } from './harness/test'

const test = base.extend<object, { host: HostSite }>({
  host: [
    async ({ build: _ }, use) => {
      const host = await startHostSite()
      await use(host)
      host.stop()
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ host }, use) => use({ SANDBOX_FRAME_ANCESTORS: host.origin, SANDBOX_STATIONS: '20' }),
    { scope: 'worker' },
  ],
})

/** A host that knows nothing of our headers and finds a file by any spelling of its address. */
async function startCarelessHost(appOrigin: string) {
  const site = readSite('dist')
  const config = await (await fetch(`${appOrigin}/config.json`)).text()
  const server = createServer((request, response) => {
    const path = posix.normalize(decodeURIComponent((request.url ?? '').replace(/\?.*/, '')))
    const file = site.get(path.replace(/index\.html$/, '')) ?? site.get(`${path}/`)
    response.setHeader('Content-Type', file?.contentType ?? 'application/json')
    response.writeHead(file || path === '/config.json' ? 200 : 404)
    response.end(path === '/config.json' ? config : file?.content)
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return { origin: `http://localhost:${port}`, server }
}

/** Each once as a browser asks for it, and without the map, which takes its time. */
function framesOf(origin: string, paths: readonly string[]): string {
  const asked = new Set(
    paths.map((path) => new URL(`${path}${path.includes('?') ? '&' : '?'}panels=list`, origin).href),
  )
  return [...asked].map((href) => `<iframe width="900" height="500" src="${href}"></iframe>`).join('')
}

test("no other spelling of the embedded page's address can be framed", async ({
  page,
  app,
  host,
  problems,
}) => {
  problems.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error:|answered 404|status of 404/)
  host.show(framesOf(app.origin, ['/embed/', ...embedSpellings]))
  await page.goto(host.origin)
  const frames = page.frames().slice(1)
  expect(frames.length).toBeGreaterThan(25)
  for (const frame of frames) {
    await expect.poll(() => frame.url()).toMatch(/^(chrome-error:|http)/)
    if (frame.url().startsWith('chrome-error:')) continue
    // What a browser itself makes `/embed/` of, and what the server leads there.
    expect(new URL(frame.url()).pathname).toBe('/embed/')
    await expect(frame.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
    await expect(frame.getByText('Sign in')).toHaveCount(0)
  }
})

test('a host without the headers cannot frame the login either', { tag: '@deep' }, async ({
  page,
  app,
  host,
  problems,
}) => {
  problems.allow(/favicon|manifest/)
  const careless = await startCarelessHost(app.origin)
  const paths = ['/%65mbed/', '/embed//', '/', '/auth/callback/?code=1&state=2']
  host.show(framesOf(careless.origin, paths))
  await page.goto(host.origin)
  for (const frame of page.frames().slice(1)) {
    await expect(frame.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
    await expect(frame.getByText(/sign in/i)).toHaveCount(0)
  }
  careless.server.closeAllConnections()
  careless.server.close()
})
