import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { build } from 'vite'

const entry = fileURLToPath(new URL('./page.ts', import.meta.url))
const icon = 'favicon.svg'
const html = `<!doctype html><link rel="icon" href="/${icon}"><script type="module" src="/page.js"></script>`

/** Builds a site of which each page is a session and nothing else. Gives the folder that holds its `dist`. */
export async function buildSessionPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-session-'))
  const site = join(folder, 'dist')
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: site,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  })
  // Vite makes it `production`, in which no sandbox starts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  await mkdir(join(site, 'auth/callback'), { recursive: true })
  copyFileSync(join('public', icon), join(site, icon))
  for (const page of ['index.html', 'auth/callback/index.html']) writeFileSync(join(site, page), html)
  return folder
}

const isSettled = () => 'sessionPage' in window

/** Opens that page and signs in as `team`. @param speed of the page's clock */
export async function openSignedIn(context: BrowserContext, speed = 1): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/?speed=${speed}`)
  await page.waitForFunction(isSettled)
  const callback = page.waitForRequest(/\/auth\/callback\//)
  await page.evaluate(() => window.sessionPage.signIn())
  const name = page.getByRole('textbox').first()
  // The provider asks once in a browser.
  await Promise.race([callback, name.waitFor().catch(() => undefined)])
  if (page.url().includes('/login/')) {
    await name.fill('team')
    await page.locator('input[type=password]').fill('team')
    await page.locator('[type=submit]').click()
  }
  await callback
  await page.waitForLoadState()
  await page.waitForFunction(isSettled)
  expect(await page.evaluate(() => window.sessionPage.state())).toBe('signed-in')
  return page
}
