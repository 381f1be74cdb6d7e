import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Config, parseConfig } from '../../src/config/config'
import { readSite, type SiteFiles, siteFile } from '../../src/scripts/start/site-files'
import { staticServer } from '../../src/scripts/start/static-server'
import { frozenNow } from './harness/frozen-clock'
import { resultCount } from './harness/page-parts'
import { shortenWaits } from './harness/short-waits'
import { test as base, expect } from './harness/test'

/** The sandbox's: a site of another time would have the page correct its clock. */
const time = () => Date.parse(frozenNow)

interface Deployment {
  origin: string
  config: Config
  /** Serves the build as `change` leaves it from now on, with the headers for `config`. */
  deploy(change: (site: SiteFiles) => void, config?: Config): void
}

/** A server of the build at an address of its own, on which a test can deploy another one. */
const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ app, request }, use) => {
    const config = parseConfig(await (await request.get(`${app.origin}/config.json`)).json())
    let serve: RequestListener = staticServer(readSite('dist'), config, time)
    const server = createServer((question, answer) => serve(question, answer)).listen(0, 'localhost')
    await once(server, 'listening')
    await use({
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      config,
      deploy(change, wanted = config) {
        const site = readSite('dist')
        change(site)
        serve = staticServer(site, wanted, time)
      },
    })
    server.closeAllConnections()
    server.close()
  },
})

// Each takes several whole starts of the page.
test.slow()

test('a new version has a notice, and loads on a click', async ({ page, deployment }) => {
  await page.goto(`${deployment.origin}/?access=PUBLIC`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  deployment.deploy((site) => {
    const old = site.get('/sw.js')?.content ?? ''
    site.set('/sw.js', siteFile('/sw.js', Buffer.from(`${old}\n// second`)))
  })
  await page.reload()
  const notice = page.getByText('A new version of Plugboard is there.')
  await expect(notice).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('body[data-before]')).toHaveCount(0)

  await expect(resultCount(page)).toHaveText(/ of /)
  expect(page.url()).toContain('access=PUBLIC')
  const waits = () => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)
  expect(await waits()).toBe(false)
  await expect(notice).toHaveCount(0)
})

test('a wall display uses a new version by itself', async ({ page, deployment }) => {
  // It waits a minute.
  await shortenWaits(page, { from: 30_000, times: 30 })
  await page.goto(`${deployment.origin}/?display=wall`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  deployment.deploy((site) => {
    const old = site.get('/sw.js')?.content ?? ''
    site.set('/sw.js', siteFile('/sw.js', Buffer.from(`${old}\n// second`)))
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.reload()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByText(/\d+ of \d+ stations/)).toBeVisible()
  const waits = () => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting)
  expect(await waits()).toBe(false)
  // The new version is in use, so nothing reloads the page again.
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
})

test('a script that a release has removed reloads the page once, then gives a notice', async ({
  browser,
  deployment,
}) => {
  // Without the service worker, which would still have the script.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const openData = () => page.getByRole('button', { name: 'About this data' }).click()
  await page.goto(`${deployment.origin}/?access=PUBLIC`)
  await expect(resultCount(page)).toHaveText(/ of /)
  deployment.deploy((site) => {
    for (const path of site.keys()) if (/DataPage-.*\.js$/.test(path)) site.delete(path)
  })
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await openData()
  await expect(page.locator('body[data-before]')).toHaveCount(0)
  await expect(resultCount(page)).toHaveText(/ of /)
  expect(page.url()).toContain('access=PUBLIC')

  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await openData()
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
  await expect(page.locator('body[data-before]')).toHaveCount(1)
  await page.close()
})

test('a changed configuration applies at the next visit, without a new build', async ({
  page,
  problems,
  deployment: { origin, config, deploy },
}) => {
  await page.goto(`${origin}/`)
  await expect(resultCount(page)).toHaveText(/ of /)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From now on the service worker is asked for everything, the page's workers too.
  await page.reload()
  await expect(resultCount(page)).toHaveText(/ of /)

  const { service } = config
  const baseUrl = service.baseUrl.replace('localhost', '127.0.0.1')
  expect(baseUrl).not.toBe(service.baseUrl)
  problems.allow(/request to another host: http:\/\/127\.0\.0\.1/)
  const moved = { ...config, service: { ...service, baseUrl } }
  deploy(
    (site) => site.set('/config.json', siteFile('/config.json', Buffer.from(JSON.stringify(moved)))),
    moved,
  )
  const answered = page.waitForResponse((response) => response.url().startsWith(baseUrl) && response.ok())
  await page.reload()
  await answered
  await expect(resultCount(page)).toHaveText(/ of /)
  await expect(page.getByText(/Fetched 14:02/)).toBeVisible()
})

test('an open page keeps its workers after a release', async ({ page, deployment }) => {
  await page.goto(deployment.origin)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(resultCount(page)).toHaveText(/ of /)
  deployment.deploy((site) => {
    for (const path of site.keys()) if (path.startsWith('/workers/')) site.delete(path)
  })
  // As for another viewer, who gets a worker of their own.
  const urls = page.workers().map((worker) => worker.url())
  expect(urls.length).toBeGreaterThan(0)
  const answers = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'no-store' })).status)),
    urls,
  )
  expect(answers).toEqual(urls.map(() => 200))
})
