import type { Page } from '@playwright/test'
import { counts, option, promised } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const name = 'With closed values'
const added = /^Your login adds [\d,]+ values of [\d,]+ stations\.$/

/** The dialog has all options of the group "Features" but "Free now". */
async function openFeatures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(option(page, 'Features', 'Live data')).toBeVisible()
}

test('the notice of closed values filters by them, in the link', async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC')
  await openFeatures(page)
  await expect(option(page, 'Features', name)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await signIn(page, 'team')
  await page.getByRole('button', { name: added }).click()
  const [, stations] =
    ((await page.getByText(added).textContent()) ?? '').replaceAll(',', '').match(/of (\d+)/) ?? []
  await expect.poll(async () => (await counts(page)).matched).toBe(Number(stations))
  await expect(page.getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
  await openFeatures(page)
  await expect(option(page, 'Features', name)).toBeChecked()
  expect(await promised(page, 'Features', name)).toBe(Number(stations))
  expect(new URL(page.url()).search).toBe('?feature=closed-values')
  await expect(page.getByRole('button', { name: added })).toHaveCount(0)
})

test("an anonymous viewer's link to closed values ignores the filter, with a notice", async ({
  page,
  openPage,
}) => {
  await openPage('/?feature=closed-values&category=EAT%26CHARGE')
  await expect(
    page.getByText(`The filter “${name}” does not apply: only people who are signed in see such values.`),
  ).toBeVisible()
  await expect(option(page, 'Category', 'Eat & charge')).toBeChecked()
  await expect(page.getByRole('button', { name: `Remove filter ${name}` })).toBeVisible()
  await openFeatures(page)
  await expect(option(page, 'Features', name)).toHaveCount(0)
})

for (const language of ['en', 'de', 'it', 'nl', 'cs', 'pl'])
  test(`a signed-in person sees the whole line of filters, in ${language}`, {
    tag: language === 'de' ? [] : '@deep',
  }, async ({ page, openPage }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await openPage()
    await signIn(page, 'team')
    await page.goto(`/?lang=${language}`)
    await expect(page.locator('.header-sign-out')).toBeVisible()
    const chips = page.locator('.filter-first .chip')
    await expect(chips).toHaveCount(3)
    await expect(chips.first()).toHaveText(/\d/)
    for (const index of [0, 1, 2]) await expect(chips.nth(index)).toBeInViewport({ ratio: 1 })
  })
