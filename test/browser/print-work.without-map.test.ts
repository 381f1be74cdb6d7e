import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })

/** CSS pixels of upright A4 between the usual margins of 1 cm. */
const paper = { width: 718, height: 1047 }

/** Number of sheets of A4. */
async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function showPaper(page: Page): Promise<void> {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
}

/** Nothing that only a press can use. Names of rows and heads of columns are buttons too, and look like text. */
async function expectNoControls(page: Page): Promise<void> {
  const controls = workspace(page).locator(
    '.button, .icon-button, .field, progress, [type=text], .export-control',
  )
  expect(
    await controls.filter({ visible: true }).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML)),
  ).toEqual([])
}

for (const language of ['en', 'de', 'ru'])
  test(`quality is printed as one table that fits upright A4 (${language})`, {
    tag: language === 'en' ? [] : '@deep',
  }, async ({ page }) => {
    await page.goto(`/?work=quality&uptime=day&rows=station&lang=${language}`)
    const work = page.locator('.workspace')
    const rows = work.locator('.work-figures tbody tr')
    await expect(rows).toHaveCount(100)
    await expect(work.locator('.load-histories progress')).toHaveCount(0, { timeout: 40_000 })
    await showPaper(page)
    await expect(rows.first()).toHaveCSS('display', 'table-row')
    await expect(work.locator('.work-figures thead')).toHaveCSS('display', 'table-header-group')
    const right = await work
      .locator('.work-figures :is(th, td)')
      .evaluateAll((cells) =>
        Math.max(...cells.map((cell) => cell.getBoundingClientRect().left + cell.scrollWidth)),
      )
    expect(right).toBeLessThan(paper.width + 1)
    expect(await countSheets(page)).toBeLessThanOrEqual(8)
  })

test('attention is printed as one table: the parts of each finding are in columns', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  const rows = page.locator('.workspace .item[data-reason]')
  await expect(rows.first()).toBeVisible()
  await showPaper(page)
  for (const part of ['name', 'reason', 'time', 'place']) {
    const lefts = await rows
      .locator(`.item-${part}`)
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
    expect(lefts.length, part).toBeGreaterThan(1)
    expect([part, new Set(lefts).size]).toEqual([part, 1])
  }
  const icons = await rows
    .locator('> svg')
    .evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().left))
  expect(Math.min(...icons), 'on the paper').toBeGreaterThanOrEqual(0)
})

test('a printed page of the team has no controls, and what is chosen is legible', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=quality&provider=Neogy')
  await expect(workspace(page).getByRole('table', { name: 'By provider' })).toBeVisible()
  await showPaper(page)
  await expectNoControls(page)
  const chip = workspace(page).locator('.chip', { hasText: 'By provider' })
  await expect(chip).toBeVisible()
  await expect(chip).toHaveCSS('color', 'rgb(27, 35, 41)')
  await expect(chip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(chip).toHaveCSS('border-top-width', '2px')
  await expect(workspace(page).locator('.chip', { hasText: 'By station' })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage('/?work=attention')
  await expect(workspace(page).getByRole('list', { name: 'Attention' })).toBeVisible()
  await showPaper(page)
  await expect(workspace(page).locator('.chip', { hasText: 'Out of order' })).toBeVisible()
  await expect(workspace(page).getByRole('combobox')).toHaveCount(1)
  await expect(workspace(page).getByRole('combobox', { name: 'Overdue from' })).toHaveCSS(
    'appearance',
    'none',
  )
})

test('a printed comparison has its chosen period, its charts and the whole table of hours', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  const series = 'ASM_00000320::number-available,ASM_00000322::number-available'
  await openPage(`/?work=history&range=week&series=${series}`)
  await expect(workspace(page).getByRole('slider').first()).toBeVisible()
  const hours = workspace(page).locator('.week table').first()
  await expect(hours).toBeVisible()
  await showPaper(page)
  await expectNoControls(page)
  await expect(workspace(page).locator('.segments label', { hasText: '7 days' })).toBeVisible()
  await expect(workspace(page).locator('.segments label', { hasText: '30 days' })).toBeHidden()
  const shades = await hours
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).printColorAdjust))
  expect(new Set(shades)).toEqual(new Set(['exact']))
  const right = await hours.evaluate((table) => table.getBoundingClientRect().right)
  expect(right).toBeLessThan(paper.width + 1)
})
