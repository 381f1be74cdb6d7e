import type { BrowserContext, Page } from '@playwright/test'
import { gone, installWatch, leftAfterATurn, rememberOpen, signOutNow } from './closed-value-watch'
import { faults } from './faults'
import { closedTags, waitForMap } from './page-parts'
import type { Network } from './staged'
import { expect, signIn, waitUntilSignedIn } from './test'
import { showClosed } from './unreachable-provider'

/** Returns the names in the accessibility tree. */
async function accessibilityTree(page: Page): Promise<string> {
  const debug = await page.context().newCDPSession(page)
  const { nodes } = await debug.send('Accessibility.getFullAXTree')
  return JSON.stringify(nodes.map(({ name }) => name?.value))
}

/**
 * Signs out in one of five tabs that all show closed values. Gives the milliseconds until screen, answers and map of
 * each held nothing closed any more; the first is the one where it was done.
 */
export async function signOutInFiveTabs(
  page: Page,
  context: BrowserContext,
  network: Network,
): Promise<number[]> {
  // So that the page stays long enough to be looked at.
  network.fail(/\/revoke$/, faults.delay(1_500))
  await waitForMap(page)
  await showClosed(page)
  await rememberOpen(page)
  const open = await page.evaluate(() => sessionStorage.getItem('closed-watch-open'))
  await signIn(page, 'team')

  const tabs = [page]
  while (tabs.length < 5) {
    const other = await context.newPage()
    tabs.push(other)
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await waitUntilSignedIn(other)
    await other.evaluate((open) => sessionStorage.setItem('closed-watch-open', open ?? ''), open)
  }
  for (const tab of tabs) {
    await expect(closedTags(tab).first()).toBeVisible()
    await waitForMap(tab)
    expect(await accessibilityTree(tab)).toContain('Closed data')
    await installWatch(tab)
    await tab.evaluate(() => window.closedWatch.begin())
  }

  const start = await signOutNow(page)
  expect(await accessibilityTree(page)).not.toContain('Closed data')
  for (const tab of tabs) expect(await leftAfterATurn(tab)).toEqual([])
  for (const other of tabs.slice(1)) expect(await accessibilityTree(other)).not.toContain('Closed data')
  return Promise.all(tabs.map(async (tab) => Math.round(Math.max(...Object.values(await gone(tab))) - start)))
}
