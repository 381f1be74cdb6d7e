import type { Locator, Page } from '@playwright/test'
import { violations } from './harness/axe'
import { expect, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const options = (page: Page) => workspace(page).getByRole('button', { name: 'Options of this page' })

/** CSS pixels from the top within which the first row begins: below header, tabs, and three lines for fingers. */
const latestRow = 340
const phone = { width: 390, height: 844 }

/** CSS pixels that a field is narrower than its longest choice. */
const cutWidth = (field: Locator) =>
  field.evaluate((shown) => {
    const copy = shown.cloneNode(true) as HTMLElement
    Object.assign(copy.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' })
    shown.after(copy)
    const cut = Math.ceil(copy.getBoundingClientRect().width - shown.getBoundingClientRect().width)
    copy.remove()
    return Math.max(0, cut)
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const { name, path, row, choice } of [
    { name: 'Attention', path: '/?work=attention', row: '.item', choice: 'Sort by' },
    { name: 'Quality', path: '/?work=quality&provider=Neogy', row: 'tbody tr', choice: 'Colour of the map' },
  ])
    test(`the rows of ${name} begin in sight, and its other choices come by a press`, async ({
      page,
      openPage,
    }) => {
      await openPage(path)
      const first = workspace(page).locator(row).first()
      await expect(first).toBeVisible()
      // While histories load, their progress stands above the rows; it may not be there yet.
      await expect
        .poll(async () => (await first.boundingBox())?.y ?? 9999, { timeout: 40_000 })
        .toBeLessThan(latestRow)
      await expect(workspace(page).locator('.load-histories progress')).toHaveCount(0, { timeout: 40_000 })
      const choices = workspace(page).getByRole('combobox', { name: choice })
      await expect(choices).toBeHidden()
      expect(await violations(page)).toEqual([])
      await options(page).click()
      await expect(choices).toBeVisible()
      await expect(options(page)).toHaveAttribute('aria-expanded', 'true')
      expect(await cutWidth(workspace(page).getByRole('combobox', { name: 'Colour of the map' }))).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    })

  test('Quality names the chosen period while its choices are folded', async ({ page, openPage }) => {
    await openPage('/?work=quality&provider=Neogy&uptime=week')
    const period = workspace(page).locator('.period-shown')
    await expect(period).toBeVisible()
    await expect(period).toHaveText('Period: 7 days')
    await options(page).click()
    await expect(period).toBeHidden()
    await expect(workspace(page).getByRole('checkbox', { name: '7 days' })).toBeChecked()
  })

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

test('where all hours fit, nothing says to scroll, and a wide screen shows all choices', async ({
  page,
  openPage,
}) => {
  const series = 'ASM_00000320:ASM_00000320-1:echarging-plug-status'
  await openPage(`/?work=history&range=week&series=${series}`)
  const hours = workspace(page).locator('.week-scroll')
  await expect(hours).toBeVisible()
  expect(await hours.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expect(hours.getByText('Scroll the table sideways')).toBeHidden()
  await openPage('/?work=attention')
  await expect(workspace(page).getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  await expect(options(page)).toBeHidden()
  expect(await cutWidth(workspace(page).getByRole('combobox', { name: 'Colour of the map' }))).toBe(0)
})
