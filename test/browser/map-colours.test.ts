import type { Page } from '@playwright/test'
import { classPalettes } from '../../src/stations/colours/class-looks'
import { findStatusColour } from '../../src/stations/status-palette'
import { violations } from './harness/axe'
import { deferred } from './harness/deferred'
import { stationMap, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { expect, faults, test } from './harness/staged'

// A service worker would answer the request that a test holds.
test.use({ serviceWorkers: 'block' })

const work = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const chosen = (page: Page) => work(page).getByRole('combobox', { name: 'Colour of the map' })
const legend = (page: Page) => work(page).getByRole('list', { name: 'Legend' })

/** Of the window of 1280 × 800 pixels: the map beside the workspace. */
const besideWork = { x: 810, y: 100, width: 400, height: 600 }
const count = (page: Page, colour: string) => countPixels(page, colour, besideWork)
const free = findStatusColour('light', 'available')
const { steps } = classPalettes.light
const newest = steps[0] ?? ''

/** Scripts of this choice in the page and of its classes in the worker. */
const own = /\/assets\/(?:MapColours|class-colouring|classes)-/

test("the map's colour can be chosen: icons, legend and link follow, in picture and map", {
  tag: '@deep',
}, async ({ page, openPage, network, problems }) => {
  problems.allow(/Service Worker registration blocked/)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage('/')
  await waitForMap(page)
  expect(scripts.filter((url) => own.test(url))).toEqual([])

  await openPage('/?work=attention')
  await waitForMap(page)
  await expect(chosen(page)).toHaveValue('attention')
  await expect.poll(() => count(page, free)).toBe(0)
  expect(new URL(page.url()).searchParams.get('colour')).toBeNull()
  await chosen(page).selectOption('Status')
  await expect.poll(() => count(page, free)).toBeGreaterThan(100)
  await chosen(page).selectOption('Age of the newest value')
  await expect(legend(page).getByRole('listitem')).toHaveText([
    'up to 15 min',
    'up to 1 hr',
    'up to 24 hr',
    'up to 7 days',
    'older',
    'age unknown',
    'no value',
  ])
  await expect.poll(() => count(page, newest)).toBeGreaterThan(100)
  await expect.poll(() => count(page, free)).toBe(0)
  expect(await violations(page)).toEqual([])

  const { resolve, promise } = deferred()
  network.fail(/\/assets\/MainMap-[^/]+\.js$/, faults.hold(promise))
  // The browser's cache would answer the request that is held.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await page.reload()
  await expect(stationMap(page).locator('canvas.picture')).not.toHaveAttribute('data-pictured', '0')
  await expect(chosen(page)).toHaveValue('age')
  await expect.poll(() => count(page, newest)).toBeGreaterThan(100)
  expect(await stationMap(page).getAttribute('data-state')).toBe('loading')
  resolve()
  await waitForMap(page)
  await expect.poll(() => count(page, free)).toBe(0)
  expect(await count(page, newest)).toBeGreaterThan(100)

  await work(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => count(page, free)).toBeGreaterThan(100)
})
