import type { Page } from '@playwright/test'
import { counts, details, listed, stationList, stationMap, waitForMap } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

/** Loses the map's graphics context. @returns the state that the region has next */
function lose(page: Page): Promise<string | undefined> {
  return stationMap(page).evaluate((region) => {
    const context = region.querySelector('canvas')?.getContext('webgl2')
    const changed = new Promise<string | undefined>((resolve) => {
      new MutationObserver(() => resolve(region.dataset.state)).observe(region, {
        attributeFilter: ['data-state'],
      })
    })
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return changed
  })
}

test('after two losses of the WebGL context the list works, and the map restarts', async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/context/i)
  await openPage()
  await waitForMap(page)
  const drawn = (await stationMap(page).getAttribute('data-drawn')) ?? ''
  for (let round = 0; round < 2; round += 1) {
    expect(await lose(page)).toBe('unavailable')
    await waitForMap(page)
    await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
  }
})

test('a map that is lost twenty times restarts each time by a click', { tag: '@deep' }, async ({
  page,
  openPage,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/context/i)
  await openPage()
  await waitForMap(page)
  for (let round = 0; round < 20; round += 1) {
    expect(await lose(page)).toBe('unavailable')
    // It may be back before the press.
    const retry = stationMap(page).getByRole('button', { name: 'Try again' })
    await retry.click({ timeout: 1_000 }).catch(() => undefined)
    await waitForMap(page)
  }
})

test('without a WebGL context after a loss the page shows a message, and draws when it gets one', {
  tag: '@deep',
}, async ({ page, openPage, problems }) => {
  problems.allow(/context|WebGL/i)
  await openPage()
  await waitForMap(page)
  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement
    const { getContext } = prototype
    Object.assign(window, { giveGraphics: () => Object.assign(prototype, { getContext }) })
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    }
    const lost = document.querySelector('.map-canvas canvas')
    const context = lost instanceof HTMLCanvasElement && lost.getContext('webgl2')
    Object.assign(prototype, { getContext: without })
    if (context) context.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(stationMap(page).getByText('The map stopped and is started again.')).toBeVisible()
  expect(await listed(page)).toBe((await counts(page)).of)
  const retry = stationMap(page).getByRole('button', { name: 'Try again' })
  // In one task: an automatic attempt with graphics would remove the button before a later press.
  await retry.evaluate((button: HTMLElement) => {
    ;(window as unknown as { giveGraphics(): void }).giveGraphics()
    button.click()
  })
  await waitForMap(page)
})

staged(
  'a map that cannot be told what to draw says so, and the list goes on',
  { tag: '@deep' },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/clusters|ERR_|Failed to fetch/)
    network.fail(/\/assets\/clusters-/, faults.refuse)
    await openPage()
    await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
    await expect(stationMap(page).getByText('The map could not be loaded.')).toBeVisible()
    expect(await listed(page)).toBe((await counts(page)).of)
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page).getByText('About this station')).toBeVisible()
  },
)

staged(
  'without the script of the map, the picture stays and ends with the session',
  async ({ page, openPage, network, problems }) => {
    // Not of an uncaught failure.
    problems.allow(/^(?!uncaught).*(MainMap|ERR_)/)
    network.fail(/\/assets\/MainMap-/, faults.refuse)
    await openPage()
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
    await signIn(page, 'team')
    await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
    await page.waitForFunction(() => performance.getEntriesByName('statuses-pictured').length === 1)
    const asked = network.requests(/\/assets\/MainMap-/).length
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
    await expect.poll(() => network.requests(/\/assets\/MainMap-/).length).toBeGreaterThan(asked)
  },
)
