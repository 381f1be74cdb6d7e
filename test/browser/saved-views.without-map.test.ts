import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { resultCount } from './harness/page-parts'
import { expect, signIn, signOut, test } from './harness/test'

const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Saved views' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Saved views' })
const list = (page: Page) => dialog(page).getByRole('list', { name: 'Saved views' })
const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })

async function save(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await dialog(page).getByRole('button', { name: 'Save this view' }).click()
}

const kept = (page: Page) =>
  page.evaluate((): { name: string; search: string }[] => JSON.parse(localStorage['plugboard.views']).views)

test('a view can be saved, opened, renamed, deleted and restored', async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC&sort=name&at=11.35,46.5,12')
  const few = (await resultCount(page).textContent()) ?? ''
  await opener(page).click()
  await expect(dialog(page).getByText('No view is saved yet.')).toBeVisible()
  await save(page, 'Bozen <b>public</b>')
  await expect(dialog(page).getByRole('status').first()).toHaveText('Saved: Bozen <b>public</b>')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  await openPage('/?lang=en')
  await expect(resultCount(page)).not.toHaveText(few)
  await opener(page).click()
  await list(page).getByRole('link', { name: 'Bozen <b>public</b>' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await expect(resultCount(page)).toHaveText(few)
  const params = new URL(page.url()).searchParams
  expect(params.get('access')).toBe('PUBLIC')
  expect(params.get('lang')).toBe('en')
  expect(params.get('at')).toMatch(/^11\.35/)
  await page.goBack()
  await expect(resultCount(page)).not.toHaveText(few)

  await opener(page).click()
  await dialog(page)
    .getByRole('button', { name: /^Rename / })
    .click()
  const name = dialog(page).getByRole('textbox', { name: /^New name of / })
  await expect(name).toBeFocused()
  await name.fill('\u202eمحطات')
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('link', { name: 'محطات' })).toBeVisible()
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Delete محطات' }).click()
  await expect(list(page)).toHaveCount(0)
  expect(await kept(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(list(page).getByRole('link')).toHaveText(['محطات'])
})

test('a used name replaces its view only after a click', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?sort=name')
  await opener(page).click()
  await save(page, 'Mine')
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('free')
  await opener(page).click()
  await save(page, 'mine')
  await expect(dialog(page).getByRole('alert')).toContainText('Another view has this name.')
  expect(await kept(page)).toEqual([{ name: 'Mine', search: '?sort=name' }])
  await dialog(page).getByRole('button', { name: 'Replace it' }).click()
  await expect(list(page).getByRole('link')).toHaveText(['mine'])
  expect(await kept(page)).toEqual([{ name: 'mine', search: '?sort=free' }])
})

test('two tabs share their views; a broken storage and the maximum give messages', { tag: '@deep' }, async ({
  page,
  openPage,
  context,
}) => {
  await openPage()
  await opener(page).click()
  const other = await context.newPage()
  await other.goto('/?sort=power')
  await opener(other).click()
  await save(page, 'One')
  await expect(list(other).getByRole('link')).toHaveText(['One'])
  await save(other, 'Two')
  await expect(list(page).getByRole('link')).toHaveText(['One', 'Two'])
  await other.close()

  await page.evaluate(() => localStorage.setItem('plugboard.views', '{"plug'))
  await openPage()
  await opener(page).click()
  await expect(dialog(page).getByText(/cannot be read/)).toBeVisible()
  await page.evaluate(() => {
    const views = Array.from({ length: 50 }, (_, index) => ({ name: `View ${index}`, search: '' }))
    localStorage.setItem('plugboard.views', JSON.stringify({ plugboard: 'views', views }))
  })
  await openPage()
  await opener(page).click()
  await expect(list(page).getByRole('link')).toHaveCount(50)
  await save(page, 'One more')
  await expect(dialog(page).getByRole('alert')).toContainText('50 views are saved')
  await page.evaluate(() => {
    localStorage.removeItem('plugboard.views')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.keyboard.press('Escape')
  await opener(page).click()
  await save(page, 'Short')
  await expect(dialog(page).getByRole('alert')).toContainText('it lasts until this page is closed')
  await expect(list(page).getByRole('link')).toHaveText(['Short'])
})

test('a team page can be saved; signed out, the view lists the parts that it cannot show', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage('/?work=attention&feature=closed-values')
  await signIn(page, 'team')
  const button = workspace(page).getByRole('button', { name: 'Saved views' })
  await button.click()
  await save(page, 'Night shift')
  expect(await kept(page)).toEqual([
    {
      name: 'Night shift',
      search: expect.stringMatching(/^\?feature=closed-values&work=attention(&at=[\d.,]+)?$/),
    },
  ])
  await expect(dialog(page).getByText(/^Shows less/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(workspace(page)).toBeVisible()
  await page.getByRole('button', { name: /^Signed in as / }).click()
  await signOut(page)
  await openPage()
  await opener(page).click()
  await expect(
    list(page).getByText('Shows less while you are signed out: With closed values and Attention'),
  ).toBeVisible()
  await list(page).getByRole('link', { name: 'Night shift' }).click()
  await expect(workspace(page).getByText(/Closed values are missing here/)).toBeVisible()
  await expect(page.getByText(/The filter “With closed values” does not apply/)).toBeAttached()
})
