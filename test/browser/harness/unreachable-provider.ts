import type { Page } from '@playwright/test'
import { gone, installWatch, leftAfterATurn, rememberOpen, signOutNow } from './closed-value-watch'
import { faults } from './faults'
import { closedTags, stationList, waitForMap } from './page-parts'
import type { Network } from './staged'
import { expect, signIn, waitUntilSignedIn } from './test'

export async function showClosed(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  // The map has come to rest there.
  await page.waitForURL(/at=[^&]*,12/)
}

/** Signs out `rounds` times at a provider that refuses or hangs. Gives the milliseconds until all closed was gone. */
export async function signOutUnreachable(page: Page, network: Network, rounds: number): Promise<number[]> {
  await waitForMap(page)
  await showClosed(page)
  await rememberOpen(page)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round === 0) await signIn(page, 'team')
    else {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await waitUntilSignedIn(page)
    }
    await expect(closedTags(page).first()).toBeVisible()
    await waitForMap(page)
    await installWatch(page)
    await page.evaluate(() => {
      for (const name of ['closed-watch', 'closed-watch-told']) sessionStorage.removeItem(name)
      window.closedWatch.begin()
    })
    const lift = network.fail(/\/auth\/realms\//, round % 2 === 0 ? faults.refuse : faults.hang)
    const start = await signOutNow(page)
    expect(await leftAfterATurn(page)).toEqual([])
    times.push(Math.max(...Object.values(await gone(page))) - start)
    await expect(page.getByText(/may still be open/).first()).toBeVisible()
    lift()
  }
  return times
}
