import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { statusPalettes } from '../../src/stations/status-palette'
import { violations } from './harness/axe'
import { type HostSite, startHostSite } from './harness/host-site'
import { counts, option } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { test as base, expect } from './harness/test'

/** A site that the app's configuration lets frame it. */
const test = base.extend<object, { host: HostSite }>({
  host: [
    async ({ build: _ }, use) => {
      const host = await startHostSite()
      await use(host)
      host.stop()
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({ host }, use) => use({ SANDBOX_FRAME_ANCESTORS: host.origin }), { scope: 'worker' }],
})

const embedded = (page: Page) => page.frameLocator('iframe')
const region = (frame: FrameLocator | Page, name: string) => frame.getByRole('region', { name })
const count = (frame: FrameLocator) => frame.getByRole('status', { name: 'Result count' })

/** Shows the element on the host's page, and waits for its stations. */
async function showElement(page: Page, app: { origin: string }, host: HostSite): Promise<FrameLocator> {
  host.show(
    `<plugboard-map access="PUBLIC" language="en"></plugboard-map><script src="${app.origin}/embed.js"></script>`,
  )
  await page.goto(host.origin)
  const frame = embedded(page)
  await expect(count(frame)).toHaveText(/ of /)
  return frame
}

test('the element shows the stations of its attributes on another site', async ({
  page,
  app,
  host,
  openPage,
}) => {
  await openPage('/?access=PUBLIC')
  const { matched, of } = await counts(page)
  expect(matched).toBeLessThan(of)
  const frame = await showElement(page, app, host)
  await expect(count(frame)).toHaveText(`${matched} of ${of} stations`)
  await expect(region(frame, 'Map')).toHaveAttribute('data-state', 'ready')
  await expect(region(frame, 'Map')).toHaveAttribute('data-drawn', /^[1-9]/)
  expect((await page.locator('plugboard-map').boundingBox())?.height).toBe(480)
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Charging stations')
  await expect(page.locator('iframe')).toHaveAttribute('loading', 'lazy')
})

test('the embedded page has no login and no tools: no button, no request, no script of them', async ({
  page,
  app,
  host,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const frame = await showElement(page, app, host)
  await expect(region(frame, 'Map')).toHaveAttribute('data-state', 'ready')
  await expect(frame.getByRole('button', { name: /Sign in|Print|Export/ })).toHaveCount(0)
  expect(asked.some((path) => path.endsWith('.js'))).toBe(true)
  expect(asked.filter((path) => /\/auth\/|token|\/provider-|\/sw\.js/.test(path))).toEqual([])
})

test('a station in the frame opens and closes without a history entry', async ({ page, app, host }) => {
  const frame = await showElement(page, app, host)
  const steps = await page.evaluate(() => history.length)
  const row = frame.getByRole('list', { name: 'Stations' }).getByRole('listitem').nth(1).getByRole('button')
  const name = (await row.textContent()) ?? ''
  await row.click()
  const details = frame.getByRole('complementary', { name: 'Station details' })
  await expect(details.getByRole('heading', { name })).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).first().click()
  await expect(details).toHaveCount(0)
  expect(await page.evaluate(() => history.length), 'Back leaves the page with the frame').toBe(steps)
})

test('a station in the frame is shared: its link is copied', async ({ page, context, app, host }) => {
  await context.grantPermissions(['clipboard-write'])
  const frame = await showElement(page, app, host)
  await frame.getByRole('list', { name: 'Stations' }).getByRole('button').first().click()
  const details = frame.getByRole('complementary', { name: 'Station details' })
  await details.getByRole('button', { name: 'Share' }).click()
  await expect(details.locator('.share-outcome[role=status]')).toHaveText('Link copied.')
})

test('the frame links to the whole page with its filters', async ({ page, app, host }) => {
  const frame = await showElement(page, app, host)
  const shown = await count(frame).textContent()
  const link = frame.getByRole('link', { name: 'Open in Plugboard' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  const { origin, pathname, searchParams } = new URL(opened.url())
  expect([origin, pathname, searchParams.get('access')]).toEqual([app.origin, '/', 'PUBLIC'])
  await expect(opened.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(opened.getByRole('status', { name: 'Result count' })).toHaveText(shown ?? '')
})

test('the element updates with its attributes, without history entries of its page', {
  tag: '@deep',
}, async ({ page, app, host }) => {
  host.show(`<plugboard-map panels="list"></plugboard-map><script src="${app.origin}/embed.js"></script>`)
  await page.goto(host.origin)
  await expect(count(embedded(page))).toHaveText(/ of /)
  const steps = await page.evaluate(() => history.length)
  await page.evaluate(() => {
    const element = document.querySelector('plugboard-map')
    element?.setAttribute('language', 'de')
    element?.setAttribute('theme', 'dark')
    element?.setAttribute('panels', 'list,filters')
  })
  const frame = embedded(page)
  await expect(frame.getByRole('search', { name: 'Filter' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(region(frame, 'Karte')).toHaveCount(0)
  await frame.getByRole('checkbox', { name: /^Öffentlich/ }).check()
  await expect(frame.getByRole('status').first()).toHaveText(/von/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('a site that is not configured shows no frame', async ({ page, app, problems }) => {
  problems.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error:/)
  const stranger = await startHostSite()
  try {
    stranger.show(`<plugboard-map></plugboard-map><script src="${app.origin}/embed.js"></script>`)
    await page.goto(stranger.origin)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  } finally {
    stranger.stop()
  }
})

async function rightOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)
}

test.describe('in a wide frame', () => {
  const legend = (page: Page) => page.getByRole('region', { name: 'Legend' })
  const details = (page: Page) => page.getByRole('complementary', { name: 'Station details' })

  test('the folded legend is its button alone', async ({ page }) => {
    await page.goto('/embed/')
    const faded = legend(page).getByText('Faded: old, or closed now')
    const button = legend(page).getByRole('button', { name: 'Legend' })
    await button.click()
    await expect(faded).toBeVisible()
    await button.click()
    await expect(faded).toBeHidden()
  })

  test('the legend stands beside an opened station', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 720 })
    await page.goto('/embed/?panels=map,list,legend,details')
    await page.getByRole('list', { name: 'Stations' }).getByRole('button').first().click()
    await expect(details(page).getByText('About this station')).toBeVisible()
    expect((await legend(page).boundingBox())?.x).toBeGreaterThanOrEqual(await rightOf(details(page)))
  })

  test('without a list, legend and footer stand beside an opened station', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 })
    await page.goto('/embed/?panels=list')
    await page.getByRole('list', { name: 'Stations' }).getByRole('button').first().click()
    await expect(page).toHaveURL(/station=/)
    const station = new URL(page.url()).searchParams.get('station') ?? ''
    await page.goto(`/embed/?panels=map,legend,details&station=${encodeURIComponent(station)}`)
    await expect(details(page).getByText('About this station')).toBeVisible()
    expect((await legend(page).boundingBox())?.x).toBeGreaterThanOrEqual(await rightOf(details(page)))
    const panel = await details(page).boundingBox()
    const foot = await page.locator('.embed-foot').boundingBox()
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  })

  test('a map without a list shows the opened station beside its panel', async ({ page }) => {
    await page.goto('/embed/?panels=list&status=available')
    const rows = page.getByRole('list', { name: 'Stations' })
    await rows.getByRole('button').first().click()
    await expect(page).toHaveURL(/station=/)
    const station = new URL(page.url()).searchParams.get('station') ?? ''
    await page.goto(`/embed/?panels=map,details&station=${encodeURIComponent(station)}`)
    await expect(region(page, 'Map')).toHaveAttribute('data-state', 'ready')
    await expect(details(page).getByText('About this station')).toBeVisible()
    const right = await rightOf(details(page))
    const beside = { x: right, y: 0, width: 1280 - right, height: 700 }
    const ring = statusPalettes.light.accent
    await expect.poll(() => countPixels(page, ring, beside)).toBeGreaterThan(100)
  })
})

test('in a narrow frame the filters stand below the link to the whole page', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/embed/?panels=map,filters,list')
  await expect(option(page, 'Access type', 'Public')).toBeVisible()
  const link = await page.getByRole('link', { name: 'Open in Plugboard' }).boundingBox()
  const filters = await page.getByRole('search', { name: 'Filter' }).locator('.filter-bar').boundingBox()
  expect(filters?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0))
})

for (const path of ['/embed/', '/embed/?panels=map,legend', '/embed/?panels=list,filters&theme=dark'])
  for (const viewport of [
    { width: 800, height: 600 },
    { width: 390, height: 700 },
  ])
    test(`axe finds no violation in ${path}, ${viewport.width} px wide`, { tag: '@deep' }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Open in Plugboard' })).toBeVisible()
      if (!path.includes('list,'))
        await expect(page.getByRole('region', { name: 'Map' })).toHaveAttribute('data-state', 'ready')
      else await expect(option(page, 'Access type', 'Public')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

test('the script for other sites is small, and only defines its element', () => {
  const script = readFileSync('dist/embed.js')
  expect(gzipSync(script).length).toBeLessThan(3_000)
  expect(script.toString()).toMatch(/^\(function\(\)|^\(\(\) ?=>/)
  expect(script.toString()).not.toMatch(/\bimport\b|\bexport\b|innerHTML/)
})
