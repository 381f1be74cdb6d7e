import { closedTags, details, stationList, waitForMap } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

const signOutButton = { name: 'Sign out', exact: true } as const
const signInButton = { name: 'Sign in', exact: true } as const

test('a reload keeps the session, with view and closed values, and nothing on disk', async ({
  page,
  openPage,
}) => {
  await openPage('/?q=Alpfleet')
  await signIn(page, 'team')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(closedTags(page).first()).toBeVisible()
  await waitForMap(page)
  const { search } = new URL(page.url())

  for (let round = 0; round < 2; round += 1) {
    await page.reload()
    await expect(page.getByRole('button', signOutButton)).toBeVisible()
    await expect(closedTags(page).first()).toBeVisible()
    expect(new URL(page.url()).search).toBe(search)
    const config = await (await page.request.get('/config.json')).text()
    expect(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }])).toEqual([
      { 'plugboard.signed-in': '' },
      { 'plugboard.config': config },
    ])
  }
})

test("a reload after the end of the provider's session shows open data, says so, and signs in by a press", {
  tag: '@deep',
}, async ({ page, context, openPage }) => {
  await openPage('/?q=Alpfleet')
  await signIn(page, 'team')
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('button', signInButton)).toBeVisible()
  await expect(page.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
  expect(new URL(page.url()).search).toBe('?q=Alpfleet')
  await expect(page.getByText(/^You were signed out: your session at the identity server/)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page.locator('[name=username]')).toBeVisible()
})

staged(
  'a reload while the provider is down shows open data, says so, and the next one asks again',
  {
    tag: '@deep',
  },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/auth\/realms/)
    await openPage('/?q=Alpfleet')
    await signIn(page, 'team')
    const lift = network.fail(/\/auth\/realms\//, faults.refuse)
    await page.reload()
    await expect(page.getByRole('button', signInButton)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
    await expect(page.getByText(/Sign-in did not work: the identity server does not answer/)).toBeVisible()
    lift()
    await page.reload()
    await expect(page.getByRole('button', signOutButton)).toBeVisible()
  },
)

staged(
  'a session that the provider ends says so, keeps the view, and one button signs in again',
  { tag: '@without-map' },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/status of 40[01]/, /answered 40[01]/)
    await openPage('/?q=Alpfleet')
    await signIn(page, 'team')
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(closedTags(page).first()).toBeVisible()
    const { search } = new URL(page.url())
    network.fail(
      ({ url, headers }) => url.pathname.endsWith('/latest') && headers.authorization !== undefined,
      faults.status(401),
    )
    network.fail(/\/token$/, faults.status(400, { json: { error: 'invalid_grant' } }))
    await page.getByRole('button', { name: 'Refresh now' }).click()
    await expect(page.getByText('Your session ended, showing open data.')).toBeVisible()
    await expect(closedTags(page)).toHaveCount(0)
    await expect(details(page).getByText('Status is not public')).toBeVisible()
    expect(new URL(page.url()).search).toBe(search)

    network.lift()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await expect(page.getByRole('button', signOutButton)).toBeVisible()
    expect(new URL(page.url()).search).toBe(search)
  },
)

test('the account menu shows name, rights, added values and remaining time', {
  tag: '@without-map',
}, async ({ page, openPage }) => {
  await openPage()
  await signIn(page, 'team')
  const opener = page.getByRole('button', { name: 'Signed in as Team' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Signed in as Team' })
  await expect(menu).toContainText('The operator gave your account 2 rights.')
  await expect(menu.getByRole('listitem')).toHaveText(['BDP_ALPFLEET', 'BDP_NEOGY'])
  await expect(menu).toContainText(/[\d,]+ values? of [\d,]+ stations?/)
  await expect(menu).toContainText(/min, then it renews itself/)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the first rows stay where they are when the notice of the login comes', {
  tag: '@without-map',
}, async ({ page, openPage }) => {
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const note = () => {
      const row = document.querySelector('.station-scroller .row-button')
      if (row) tops.add(document.querySelector('.station-scroller')?.getBoundingClientRect().top ?? 0)
      requestAnimationFrame(note)
    }
    note()
  })
  await openPage('/?q=Alpfleet')
  await signIn(page, 'team')
  await expect(page.getByText('Your login adds 324 values of 111 stations.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Workspace' })).toBeVisible()
  expect(await page.evaluate(() => [...Reflect.get(window, 'tops')])).toHaveLength(1)
})
