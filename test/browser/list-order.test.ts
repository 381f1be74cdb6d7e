import type { Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import { stationList } from './harness/page-parts'
import { layoutShift, rowPlaces } from './harness/row-places'
import { expect, faults, test } from './harness/staged'

const rows = (page: Page) => stationList(page).getByRole('listitem')

test('free stations come first when statuses arrive, and no row is resized', async ({ page, network }) => {
  const { resolve, promise } = deferred()
  network.fail(/\/latest/, faults.hold(promise))
  await page.goto('/')
  await expect(rows(page).getByText('Status coming…').first()).toBeVisible()
  await expect(rows(page).first()).toHaveCSS('position', 'absolute')
  const before = await rowPlaces(page)
  resolve()
  for (const row of [0, 1, 2, 3, 4, 5, 6, 7])
    await expect(rows(page).nth(row)).toContainText(/[1-9]\d* of \d+ free/)
  const after = await rowPlaces(page)
  const withoutNames = (all: typeof after) => all.map(({ name: _, ...place }) => place)
  expect(withoutNames(after)).toEqual(withoutNames(before))
  expect(after).not.toEqual(before)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
})
