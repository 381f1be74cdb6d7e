import { counts, option, promised } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const name = 'With closed values'
const added = /^Your login adds [\d,]+ values of [\d,]+ stations\.$/

test('the notice of closed values filters by them, in the link', async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC')
  await expect(option(page, 'Features', name)).toHaveCount(0)
  await signIn(page, 'team')
  await page.getByRole('button', { name: added }).click()
  const [, stations] =
    ((await page.getByText(added).textContent()) ?? '').replaceAll(',', '').match(/of (\d+)/) ?? []
  await expect.poll(async () => (await counts(page)).matched).toBe(Number(stations))
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
  await expect(option(page, 'Features', name)).toHaveCount(0)
})

test('a signed-in person sees the filters by connector and power without scrolling', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage()
  await signIn(page, 'team')
  const line = page.locator('.filter-first')
  for (const label of ['Connector', 'Power']) await expect(line.getByText(label)).toBeInViewport({ ratio: 1 })
})
