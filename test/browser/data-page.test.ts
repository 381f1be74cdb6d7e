import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { configureService } from './harness/configure'
import { counts } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const door = (page: Page) => page.getByRole('button', { name: 'About this data' })
const dataPage = (page: Page) => page.getByRole('dialog', { name: 'About this data' })
const section = (page: Page, title: string) =>
  dataPage(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })

/** The number that stands over a name. */
async function figure(page: Page, name: string): Promise<number> {
  const term = section(page, 'What is here').getByText(name, { exact: true })
  return Number((await term.locator('xpath=following-sibling::dd').textContent())?.replaceAll(',', ''))
}

test('tells whose data it is, how much there is and what was refused', async ({ page, openPage }) => {
  await openPage()
  const { of } = await counts(page)
  await door(page).click()
  await expect(dataPage(page).getByRole('link', { name: 'CC0' })).toHaveAttribute('href', /creativecommons/)
  await expect(dataPage(page).getByRole('link', { name: 'sandbox@example.org' })).toHaveAttribute(
    'href',
    'mailto:sandbox@example.org',
  )
  await expect(dataPage(page)).toContainText('Fetched 14:02.')
  await expect.poll(() => figure(page, 'Series')).toBeGreaterThan(of)
  expect(await figure(page, 'Stations')).toBe(of)

  const refused = await figure(page, 'Records refused')
  expect(refused).toBeGreaterThan(0)
  const rows = section(page, 'Records that were refused').getByRole('row')
  await expect(rows).toHaveCount(refused + 1)
  await expect(rows.nth(1)).toContainText('scode: ')

  const free = section(page, 'What is measured').getByRole('row', { name: /^Free plugs/ })
  await expect(free).toContainText(/ago|just now/)
  await expect(section(page, 'What is measured')).not.toContainText('echarging-plug-status')
})

test('closes by Escape and gives the focus back', async ({ page, openPage }) => {
  await openPage()
  await door(page).click()
  await expect(dataPage(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dataPage(page)).toHaveCount(0)
  await expect(door(page)).toBeFocused()
})

test('its script comes when somebody asks for it', async ({ page, openPage }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await openPage()
  expect(scripts.filter((url) => url.includes('DataPage'))).toEqual([])
  await door(page).click()
  await expect(dataPage(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('DataPage')).length).toBeGreaterThan(0)
})

test('the team sees how much is closed, and the names of the service', async ({ page, openPage }) => {
  await openPage()
  await signIn(page, 'team')
  await door(page).click()
  const measured = section(page, 'What is measured')
  await expect(measured).toContainText(/of these only for your team/)
  await expect(measured).toContainText('number-available')
})

test('with v1, ids without a station are named', async ({ page, openPage, app }) => {
  await configureService(page, () => ({ dialect: 'v1', baseUrl: `${app.sandboxOrigin}/dataset` }))
  await openPage()
  await door(page).click()
  await expect(section(page, 'Ids without a station')).toContainText('AER_00000001')
  await expect(section(page, 'What is measured')).toContainText('Open a station to see what it measures.')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })
      test('axe finds nothing, and nothing is wider than the page', async ({ page, openPage }) => {
        await openPage()
        if (width < 700) await page.getByRole('button', { name: 'Show more of the list' }).click()
        await door(page).click()
        await expect(section(page, 'Records that were refused').getByRole('row').nth(1)).toBeVisible()
        expect(await violations(page)).toEqual([])
        const { scrollWidth, clientWidth } = await dataPage(page).evaluate(
          ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
        )
        expect(scrollWidth).toBe(clientWidth)
      })
    })
