import { test as base, expect, type Page } from '@playwright/test'
import { freezeClock, frozenNow } from './frozen-clock'
import { Problems } from './problems'
import { type Build, type RunningApp, type SandboxVariables, startApp } from './servers'
import { buildSessionPage } from './session-page/session-page'

interface TestFixtures {
  /** Problems of the pages of this test. The test fails if one is not allowed. */
  problems: Problems
  /** Opens a path of the app and waits for the number of stations and their statuses. */
  openPage: (path?: string) => Promise<void>
}

export interface WorkerFixtures {
  /** Option, set by the project. */
  build: Build
  /** Option: `test.use({ sandbox: { SANDBOX_STATIONS: '0' } })` at the top of a file. */
  sandbox: SandboxVariables
  /** Option: time at which the clocks of sandbox and pages are frozen; `null`: running clocks. */
  now: string | null
  /** Option: whether the browser has WebGL; without it, Chromium logs a warning. */
  webgl: boolean
  /** Option: the app, or a page that is its session alone (`session-page/page.ts`). */
  site: 'app' | 'session'
  /** App and sandbox, started once for all tests with the same options. */
  app: RunningApp
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  build: ['production', { scope: 'worker', option: true }],
  sandbox: [{}, { scope: 'worker', option: true }],
  now: [frozenNow, { scope: 'worker', option: true }],
  webgl: [true, { scope: 'worker', option: true }],
  site: ['app', { scope: 'worker', option: true }],

  app: [
    async ({ build, sandbox, now, site }, use) => {
      const folder = site === 'session' ? await buildSessionPage() : '.'
      const app = await startApp(build, { ...(now ? { SANDBOX_NOW: now } : {}), ...sandbox }, folder)
      await use(app)
      await app.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ app }, use) => use(app.origin),

  problems: [
    async ({ context, app, now, webgl }, use) => {
      const problems = new Problems(context, [app.origin, app.sandboxOrigin])
      if (!webgl) problems.allow(/WebGL/)
      if (now) await freezeClock(context, now)
      await use(problems)
      expect(problems.unexpected(), 'problems of the pages').toEqual([])
    },
    { auto: true },
  ],

  openPage: async ({ page }, use) => {
    await use(async (path = '/') => {
      await page.goto(path)
      await expect(page.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
      await expect(page.locator('.filter-coming, .status-icon-coming')).toHaveCount(0)
    })
  },
})

export { expect }

/** The sandbox's accounts; a password is its account's name. `team` sees closed values, `guest` sees none. */
export type Account = 'team' | 'guest'

/** Signs in at the provider's page and waits until the app is back and says so. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('[name=username]').fill(account)
  await page.locator('input[type=password]').fill(account)
  await page.locator('[type=submit]').click()
  await waitUntilSignedIn(page)
}

/** Signs out by the open account's button and waits until the page is back from the provider's logout. */
export async function signOut(page: Page): Promise<void> {
  const back = page.waitForEvent('framenavigated', (frame) => new URL(frame.url()).searchParams.has('state'))
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await back
  await page.waitForLoadState()
}

/** Waits until the account button shows who is signed in; on a phone, sign-out is in its menu. */
export async function waitUntilSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Signed in as / })).toBeVisible()
}
