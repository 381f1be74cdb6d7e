import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })

const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a comparison has a row for each series, and its hours are scrolled in their own box', async ({
    page,
    openPage,
  }) => {
    const series = 'ASM_00000320::number-available,ASM_00000322::number-available'
    await openPage(`/?work=history&range=week&series=${series}`)
    const rows = workspace(page).getByRole('list', { name: 'Compared series' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    const rights = await rows
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().right)))
    expect(new Set(rights).size).toBe(1)
    await expect(workspace(page).getByText('Scroll the table sideways for later hours.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})

test('where all hours fit, nothing says to scroll', async ({
  page,
  openPage,
}) => {
  const series = 'ASM_00000320:ASM_00000320-1:echarging-plug-status'
  await openPage(`/?work=history&range=week&series=${series}`)
  const hours = workspace(page).locator('.week-scroll')
  await expect(hours).toBeVisible()
  expect(await hours.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expect(hours.getByText('Scroll the table sideways')).toBeHidden()
})
