import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchOptionsWithoutWebGL } from '../browser/harness/chromium'
import { resultCount } from '../browser/harness/page-parts'
import { type Publication, publish } from './publication'
import { webServers } from './web-servers'

/** The same build with another name for each of its hashed files, as if all had changed: none of the old is there. */
function renameAll(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const hashed = files.flatMap((name) => /^(?:assets|workers)\/(.+-[\w-]{8})\.\w+$/.exec(name)?.[1] ?? [])
  expect(hashed.length).toBeGreaterThan(50)
  const toNew = (name: string) => `${name.slice(0, -3)}NEW`
  const anyOld = new RegExp(hashed.join('|'), 'g')
  for (const name of files.filter((one) => /\.(js|css|html)$/.test(one))) {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(anyOld, toNew))
  }
  for (const name of files.filter((one) => one.search(anyOld) >= 0))
    renameSync(join(folder, name), join(folder, name.replace(anyOld, toNew)))
}

const openData = (page: Page) => page.getByRole('button', { name: 'About this data' }).click()
const dataPage = (page: Page) => page.getByRole('dialog', { name: 'About this data' })

describe.each(webServers)('a new release behind a real $title', (server) => {
  describe.skipIf(!server.isInstalled)('with its headers', () => {
    let browser: Browser
    let site: Publication
    beforeAll(async () => {
      browser = await chromium.launch(launchOptionsWithoutWebGL())
      site = await publish(server)
    })
    afterAll(() => Promise.all([browser?.close(), site?.stop()]))

    async function open(serviceWorkers: 'allow' | 'block') {
      const context = await browser.newContext({
        serviceWorkers,
        locale: 'en-US',
        viewport: { width: 1280, height: 800 },
      })
      const page = await context.newPage()
      await page.goto(`${site.origin}/?access=PUBLIC`)
      await resultCount(page).filter({ hasText: / of / }).waitFor()
      return page
    }

    test('an open page loads the new build and keeps its view', async () => {
      site.release()
      const page = await open('block')
      // What it loads by itself is there, so that the next thing to be missed is what the person opens.
      await page.waitForLoadState('networkidle')
      site.release(renameAll)
      await page.evaluate(() => document.body.setAttribute('data-before', ''))
      await openData(page)
      // The old script is gone: the page loads itself anew, once.
      await page.locator('body:not([data-before])').waitFor({ state: 'attached' })
      await resultCount(page).filter({ hasText: / of / }).waitFor()
      expect(page.url()).toContain('access=PUBLIC')
      const script = page.waitForResponse(/DataPage-[\w-]+NEW\.js$/)
      await openData(page)
      expect((await script).status()).toBe(200)
      await dataPage(page).waitFor()
      await page.context().close()
    })

    test('a page with a service worker stays, with a notice of the new version', async () => {
      site.release()
      const page = await open('allow')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.reload()
      await resultCount(page).filter({ hasText: / of / }).waitFor()
      site.release(renameAll)
      await page.evaluate(() => document.body.setAttribute('data-before', ''))
      await openData(page)
      await dataPage(page).waitFor()
      expect(await page.locator('body[data-before]').count()).toBe(1)
      await page.reload()
      await page.getByText('A new version of Plugboard is there.').waitFor()
      await page.context().close()
    })
  })
})
