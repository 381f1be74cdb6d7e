import type { Page } from '@playwright/test'
import { readableTexts } from './harness/browser-storage'
import { closedTags, details, stationList } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

const hotels = '/?category=SLEEP%26CHARGE'
const toStay = (page: Page) => details(page).getByRole('list', { name: 'Places to stay nearby' })
const toEat = (page: Page) => details(page).getByRole('list', { name: 'Places to eat nearby' })
const login = (page: Page) => page.getByRole('dialog', { name: 'Tourism account' })

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
}

async function enter(page: Page, user: string, password: string): Promise<void> {
  await login(page).getByRole('textbox', { name: 'User name' }).fill(user)
  await login(page).getByLabel('Password').fill(password)
  await login(page).getByRole('button', { name: 'Use account' }).click()
}

test('stations for sleep and charge show places to stay, nearest first', async ({ page, openPage }) => {
  await openPage(hotels)
  await openFirst(page)
  const places = toStay(page).getByRole('listitem')
  await expect(places.first()).toContainText(/\d+ (m|km)/)
  expect(await places.count()).toBeLessThanOrEqual(4)
  const distances = await toStay(page).locator('.place-distance').allTextContents()
  const metres = distances.map((text) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1))
  expect(metres).toEqual([...metres].sort((a, b) => a - b))
  await expect(
    toStay(page)
      .getByRole('link', { name: /\.example$/ })
      .first(),
  ).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(closedTags(page)).toHaveCount(0)
  // The tourism datasets have accounts of their own: nobody needs to be signed in here to use one.
  await expect(details(page).getByRole('button', { name: 'Use a tourism account' })).toBeVisible()
})

test('stations for eat and charge show places to eat; other stations send no request', async ({
  page,
  openPage,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/tourism\/|NearbyPlaces/.test(request.url())) asked.push(request.url())
  })
  await openPage('/?provider=Neogy')
  await openFirst(page)
  await expect(details(page).getByText('Looking around…')).toHaveCount(0)
  expect(asked).toEqual([])
  await openPage('/?category=EAT%26CHARGE')
  await openFirst(page)
  await expect(toEat(page).getByRole('listitem').first()).toBeVisible()
  expect(asked.some((address) => address.includes('/tourism/ODHActivityPoi?'))).toBe(true)
})

test('a tourism account shows closed places, and a sign-out removes it', async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/tourism.*401|401.*tourism/)
  await openPage(hotels)
  await openFirst(page)
  await signIn(page, 'guest')
  await expect(toStay(page)).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)

  await details(page).getByRole('button', { name: 'Use a tourism account' }).click()
  await enter(page, 'te:am', 'team')
  await expect(login(page).getByRole('alert')).toHaveText('A user name cannot contain a colon.')
  await enter(page, 'team', 'wrong-password')
  await expect(login(page).getByRole('alert')).toContainText('do not accept this name and password')
  await enter(page, 'team', 'team')
  await expect(login(page)).toHaveCount(0)
  await expect(closedTags(page).first()).toBeVisible()
  await expect(details(page).getByText('Shown as the tourism account team sees it.')).toBeVisible()
  expect(await readableTexts(page)).not.toMatch(/dGVhbTp0ZWFt|wrong-password/)

  // The account is good for the next station too, until it is forgotten.
  await details(page).getByRole('button', { name: 'Close' }).click()
  await stationList(page).getByRole('listitem').nth(1).getByRole('button').click()
  await expect(details(page).getByText('Shown as the tourism account team sees it.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(closedTags(page).first()).toBeVisible()

  const requests: (string | undefined)[] = []
  page.on('request', async (request) => {
    if (request.url().includes('/tourism/')) requests.push(request.headers().authorization)
  })
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(toStay(page)).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((header) => header !== undefined)).toEqual([])
})

test('a tourism account needs no sign-in, and is not stored over a reload', async ({ page, openPage }) => {
  await openPage(hotels)
  await openFirst(page)
  await details(page).getByRole('button', { name: 'Use a tourism account' }).click()
  await expect(login(page)).toContainText('forgotten when you sign in or out, or close the page')
  await enter(page, 'team', 'team')
  await expect(closedTags(page).first()).toBeVisible()
  await page.reload()
  await expect(toStay(page)).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)
  await expect(details(page).getByRole('button', { name: 'Use a tourism account' })).toBeVisible()
})

test("the session's token is used if the datasets accept it", async ({ page, openPage }) => {
  await openPage(hotels)
  await openFirst(page)
  await signIn(page, 'team')
  await expect(toStay(page).getByText('Closed data', { exact: true }).first()).toBeVisible()
})

test('Escape closes the account dialog, not the station', async ({ page, openPage }) => {
  await openPage(hotels)
  await signIn(page, 'guest')
  await openFirst(page)
  await details(page).getByRole('button', { name: 'Use a tourism account' }).click()
  await login(page).getByLabel('Password').press('Escape')
  await expect(login(page)).toHaveCount(0)
  await expect(details(page)).toBeVisible()
})

staged(
  'when the datasets do not answer, the station says so calmly and can ask again',
  async ({ page, openPage, network, problems }) => {
    problems.allow(/\/tourism\//)
    const lift = network.fail(/\/tourism\//, faults.refuse)
    await openPage(hotels)
    await openFirst(page)
    await expect(
      details(page)
        .getByText(/What is nearby could not be loaded\. /)
        .first(),
    ).toBeVisible()
    lift()
    await details(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(toStay(page).or(toEat(page)).first()).toBeVisible()
  },
)
