import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { requestAroundStarts } from './harness/start-requests'
import { expect, test } from './harness/test'

interface Ended {
  code: number
  stdout: string
  stderr: string
}

/** Runs the start program until it ends by itself. */
async function start(variables: Record<string, string>): Promise<Ended> {
  const run = promisify(execFile)(process.execPath, ['dist-node/start.js'], {
    env: { ...process.env, ...variables },
    timeout: 20_000,
  })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )
}

for (const count of [100, 1_000])
  test(`${count} requests around starts and stops are answered or ended within 5 s`, {
    tag: count > 100 ? '@deep' : [],
  }, async () => {
    test.slow()
    const { answered, ended, hung } = await requestAroundStarts(count)
    console.log(`${answered} answered, ${ended} ended, ${hung.length} hung.`)
    expect(hung).toEqual([])
    expect(answered).toBeGreaterThan(0)
  })

// Below the ports that systems give to connections, so that none of those has them.
const free = { PORT: '24731', SANDBOX_PORT: '24732' }

for (const name of ['PORT', 'SANDBOX_PORT'] as const)
  test(`a ${name} in use ends the start with one sentence`, async ({ app }) => {
    const { port } = new URL(app.origin)
    expect(await start({ ...free, [name]: port })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is taken: free it, or set ${name} to another one.\n`,
    })
  })

for (const [name, value] of [
  ['PORT', 'abc'],
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_STATIONS', 'many'],
  ['SANDBOX_NOW', 'yesterday'],
] as const)
  test(`${name}=${value} ends the start with one sentence that names it`, {
    tag: name === 'PORT' ? [] : '@deep',
  }, async () => {
    const { code, stdout, stderr } = await start({ ...free, [name]: value })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(new RegExp(`^${name} must be [^\n]+"${value}"\\.\n$`))
  })

test("the map's script loads after the first list, and the page preloads what the list needs", async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('MainMap')
  for (const name of ['boot', 'index', 'catalog'])
    expect(html).toMatch(new RegExp(`(?:src|href)="/assets/${name}-[\\w-]+\\.js"`))
  expect(html).toMatch(/<link rel="modulepreload" href="\/workers\/catalog\.worker-[\w-]+\.js"/)
  expect(html).toContain('<link rel="preload" as="fetch" href="/config.json" crossorigin>')

  const asked = page.waitForRequest(/\/MainMap-[\w-]+\.js/)
  await page.goto('/')
  const listed = () => performance.getEntriesByName('stations-listed').map(({ startTime }) => startTime)
  const { startTime } = (await (await asked).response()) ? (await asked).timing() : { startTime: 0 }
  const [at = Number.NaN] = await page.evaluate(listed)
  const origin = await page.evaluate(() => performance.timeOrigin)
  expect(startTime - origin).toBeGreaterThan(at)
})

test('on a slow network, font and base map are requested after the first list', async ({ page }) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { latency: 300, downloadThroughput: 1e6, uploadThroughput: 1e6 }
  await line.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  const requested = [page.waitForRequest(/\/inter-latin-wght/), page.waitForRequest(/\/basemap-/)]
  await page.goto('/')
  await Promise.all(requested)
  await expect(page.locator('html')).not.toHaveAttribute('data-font')
  const starts = await page.evaluate(() => {
    const [listed] = performance.getEntriesByName('stations-listed')
    const files = performance.getEntriesByType('resource')
    const early = files.filter(({ startTime }) => startTime < (listed?.startTime ?? 0))
    return early.map(({ name }) => name).filter((name) => /inter-|basemap-/.test(name))
  })
  expect(starts).toEqual([])
})

test('the service is asked after the first six files, without the page’s script', async ({ page }) => {
  await page.route(/\/assets\/(?:index|rolldown-runtime)-[\w-]+\.js/, () => undefined)
  const asked = page.waitForRequest(/\/flat\/EChargingStation\?/)
  await page.goto('/', { waitUntil: 'commit' })
  await asked
})

test('on a phone the name is shown before the page has its script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/\/assets\/index-[\w-]+\.js/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.search-field')).toHaveText('Plugboard')
  await expect(page.locator('.search-field-name')).toBeInViewport({ ratio: 1 })
})

test('the callback page is a file of the build, and sends no referrer', async ({ request }) => {
  const [page, callback] = [await request.get('/'), await request.get('/auth/callback/?code=1&state=2')]
  const [head, body = ''] = (await page.text()).split('<div id="root">')
  const rest = body.slice(body.indexOf('<noscript>'))
  expect((await callback.text()).replace(/\s*(?=<noscript>)/, '')).toBe(`${head}<div id="root"></div>${rest}`)
  expect(callback.headers()['referrer-policy']).toBe('no-referrer')
})

test('pages have no inline script and no inline style', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
})

test('the page does not run the worker’s script: a message from another window opens no catalog', async ({
  page,
  openPage,
}) => {
  await openPage()
  expect(await page.evaluate(() => window.onmessage)).toBeNull()
})
