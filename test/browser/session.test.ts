import type { Page } from '@playwright/test'
import { readableTexts } from './harness/browser-storage'
import { closedTags, counts, details, stationList, waitForMap } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

/** Everything that the page's query cache holds, as text, found through React's own tree. */
function queryCache(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps?: { client?: { getQueryCache?(): { getAll(): { queryKey: unknown; state: unknown }[] } } }
      child: Fiber | null
    }
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
    let fiber = key ? (root as unknown as Record<string, Fiber | null>)[key] : null
    while (fiber && !fiber.memoizedProps?.client?.getQueryCache) fiber = fiber.child
    const cache = fiber?.memoizedProps?.client?.getQueryCache?.()
    if (!cache) throw new Error('The query cache was not found.')
    return JSON.stringify(cache.getAll().map(({ queryKey, state }) => [queryKey, state]))
  })
}

/** Stations of which something is closed, whoever looks. */
const closedStations = '/?q=Alpfleet'

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('Latest values')).toBeVisible()
}

test('the team account sees closed values, and none remains after the sign-out', async ({
  page,
  openPage,
}) => {
  await openPage(closedStations)
  await openFirst(page)
  await expect(closedTags(page)).toHaveCount(0)
  await expect(details(page).getByText('Status is not public')).toBeVisible()
  await expect(
    details(page).getByRole('button', { name: 'Sign in to see what your account may see' }),
  ).toBeVisible()
  const view = new URL(page.url()).search

  await signIn(page, 'team')
  expect(new URL(page.url()).search).toBe(view)
  await expect(closedTags(page).first()).toBeVisible()
  await expect(page.getByText(/^Your login adds [\d,]+ values of [\d,]+ stations\.$/)).toBeVisible()
  expect(await queryCache(page)).toContain('"access":"closed"')
  await waitForMap(page)

  const logout = page.waitForRequest(/\/logout/)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  // Browsers keep addresses on disk, and providers log them: the ID token is in none.
  expect([(await logout).method(), new URL((await logout).url()).search]).toEqual(['POST', ''])
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)
  await expect(details(page).getByText('Status is not public')).toBeVisible()
  const cache = await queryCache(page)
  expect(cache).toContain('"anonymous"')
  expect(cache).not.toContain('"access":"closed"')
  expect(cache).not.toContain('/auth/realms/')
})

test('a sign-out removes closed values from the screen before the provider answers', {
  tag: '@without-map',
}, async ({ page, openPage }) => {
  await openPage(closedStations)
  await openFirst(page)
  await signIn(page, 'team')
  await expect(closedTags(page).first()).toBeVisible()
  await page.evaluate(() => {
    const closed = () =>
      [...document.querySelectorAll('*')].filter((element) => element.textContent === 'Closed data').length
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Sign out'),
    )
    button?.click()
    // A task later React has drawn without them.
    setTimeout(() => sessionStorage.setItem('closed-left', String(closed())), 0)
  })
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  // On its way to the provider and back the page is another one for a moment.
  const left = () => page.evaluate(() => sessionStorage.getItem('closed-left')).catch(() => null)
  await expect.poll(left).toBe('0')
})

test('a sign-in and a sign-out keep the language of the link', { tag: '@without-map' }, async ({ page }) => {
  await page.goto('/?lang=de')
  const signInButton = page.getByRole('button', { name: 'Anmelden', exact: true })
  await signInButton.click()
  await page.locator('[name=username]').fill('team')
  await page.locator('input[type=password]').fill('team')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(signInButton).toBeVisible()
})

test('the guest account sees no closed values, with a notice', { tag: '@without-map' }, async ({
  page,
  openPage,
}) => {
  await openPage(closedStations)
  await openFirst(page)
  await signIn(page, 'guest')
  await expect(
    page.getByText('You are signed in. Your account sees the same values as everyone.'),
  ).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)
  await expect(details(page).getByText(/your account does not see/)).toBeVisible()
})

test('a wrong password stays at the provider; a cancelled login shows open data', { tag: '@deep' }, async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/answered 401.*\/login\//, /status of 401.*\/login\//)
  await openPage()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox').first().fill('team')
  await page.locator('input[type=password]').fill('wrong')
  await page.locator('[type=submit]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/')
  expect((await counts(page)).matched).toBeGreaterThan(0)
})

staged(
  'when the identity server does not answer, sign-in says so and open data stays',
  { tag: '@without-map' },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/auth\/realms/)
    await openPage()
    network.fail(/\/auth\/realms\//, faults.refuse)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(/Sign-in did not work: the identity server does not answer/)).toBeVisible()
    expect((await counts(page)).matched).toBeGreaterThan(0)
  },
)

test('a callback without a sign-in gives a notice and a clean address, without a loop', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage('/auth/callback/?code=stolen&state=unknown')
  await expect(page.getByText(/Sign-in did not work: this sign-in was already used/)).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
  await page.reload()
  expect((await counts(page)).matched).toBeGreaterThan(0)
})

test('no token is in any storage, in the address or in the history', async ({ page, openPage }) => {
  await openPage()
  await signIn(page, 'team')
  await waitForMap(page)
  expect(await readableTexts(page)).not.toMatch(/eyJ|access_token|refresh_token|code=/)
})
