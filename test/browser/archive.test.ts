import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { basemapPalettes } from '../../src/map/basemap/basemap-palette'
import { streetPalettes } from '../../src/map/streets/street-palette'
import { readRange } from '../../src/scripts/start/archive-file'
import { townArchive } from '../archive/town'
import type { Fault } from './harness/faults'
import { mapData, stationMap, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { expect, faults, test as staged } from './harness/staged'

const bytes = townArchive()

/** An app with the archive of a small town. */
const test = staged.extend<object>({
  sandbox: [
    async ({ build: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'plugboard-archive-'))
      const file = join(folder, 'town.pmtiles')
      writeFileSync(file, bytes)
      await use({ SANDBOX_BASEMAP: file })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const archive = /\/basemap\.pmtiles$/
const script = /\/open-archive-[^/]+\.js$/
const street = '/?at=11.35,46.5,14'
const note = (page: Page) => stationMap(page).getByText('Streets could not be loaded. Trying again.')
const hasStreets = (page: Page) => expect(mapData(page).getByText('© OpenStreetMap')).toBeVisible()
const isEmbedded = (page: Page) => expect(mapData(page).getByText('GSHHG')).toBeVisible()

/** Ground, roads of two classes and houses, each over more than a few pixels. */
async function isDrawnIn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const { ground } = basemapPalettes[theme]
  const { major, minor, building } = streetPalettes[theme]
  for (const colour of [ground, major, minor, building])
    await expect.poll(() => countPixels(page, colour), `pixels of ${colour}`).toBeGreaterThan(1_000)
}

test("the map draws streets from the site's archive, in light and dark, by range requests", {
  tag: '@deep',
}, async ({ page, openPage, network }) => {
  await openPage(street)
  await waitForMap(page)
  await hasStreets(page)
  await isDrawnIn(page, 'light')
  expect(page.url(), 'the camera of the link stays').toMatch(/at=11\.35,46\.5,14$/)
  const asked = network.requests(archive)
  expect(asked.length).toBeGreaterThan(2)
  for (const { headers } of asked) expect(headers.range).toMatch(/^bytes=\d+-\d+$/)
  expect(network.requests(script)).toHaveLength(1)

  await page.emulateMedia({ colorScheme: 'dark' })
  await isDrawnIn(page, 'dark')
  await hasStreets(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await isDrawnIn(page, 'dark')
})

test('around the archive the embedded map stays, with its credits', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage(street)
  await waitForMap(page)
  await hasStreets(page)
  // Lake Garda is in no tile of the town.
  const { water } = basemapPalettes.light
  for (let zoom = 14; zoom > 7; zoom -= 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(new RegExp(`,${zoom - 1}$`))
  }
  await expect.poll(() => countPixels(page, water)).toBeGreaterThan(300)
  await isEmbedded(page)
  await hasStreets(page)
})

test('a camera outside the archive needs no tile, and is told of no failure', async ({ page, openPage }) => {
  await openPage('/?at=9.19,45.46,13')
  await waitForMap(page)
  await hasStreets(page)
  await expect(note(page)).toHaveCount(0)
})

/** Answers as a server does that knows ranges. */
const ranged =
  (content: Buffer): Fault =>
  ({ request, response }) => {
    const span = readRange(request.headers.range, content.length)
    if (span === null || span === 'unsatisfiable') throw new Error(`No range: ${request.headers.range}`)
    const { start, end } = span
    response.writeHead(206, { 'Content-Range': `bytes ${start}-${end}/${content.length}` })
    response.end(content.subarray(start, end + 1))
  }

const failures: Record<string, Fault> = {
  missing: faults.status(404),
  'from a server that sends all of it': faults.answer(bytes, 'application/octet-stream'),
  'no archive but a page': faults.html,
  'of tiles without roads': ranged(townArchive(['earth', 'water'])),
}

for (const [name, fault] of Object.entries(failures)) {
  const title = `an archive that is ${name}: the embedded map and a sentence, until it is good`
  test(title, { tag: '@deep' }, async ({ page, openPage, network, problems }) => {
    problems.allow(/Map:|404|ERR_/)
    const lift = network.fail(archive, fault)
    await openPage(street)
    await waitForMap(page)
    await expect(note(page)).toBeVisible()
    await isEmbedded(page)
    expect(await countPixels(page, streetPalettes.light.building)).toBeLessThan(100)
    lift()
    await hasStreets(page)
    await expect(note(page)).toHaveCount(0)
  })
}

test('without an archive in the configuration the page loads nothing for it', async ({
  page,
  openPage,
  network,
}) => {
  await network.configure(({ basemap: _, ...config }) => config as never)
  await openPage(street)
  await waitForMap(page)
  await isEmbedded(page)
  await expect(stationMap(page).getByText('This map has no streets.')).toBeVisible()
  // The service worker stores all scripts when the page is idle.
  const ofPage = network.requests(script).filter(({ headers }) => !headers.referer?.endsWith('/sw.js'))
  expect([...network.requests(archive), ...ofPage]).toEqual([])
})
