import type { Page } from '@playwright/test'
import { details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

/** Keeps the script for long lists back until the returned function is called. */
async function holdLongList(page: Page): Promise<() => void> {
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/VirtualRows-/, async (route) => {
    await held
    await route.continue()
  })
  return send
}

test('the first rows do not overlap, open stations, and are replaced by the virtual list', async ({
  page,
  openPage,
}) => {
  const send = await holdLongList(page)
  await openPage()
  const rows = stationList(page).getByRole('listitem')
  await expect(rows).toHaveCount(16)
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThan(60)

  const second = rows.nth(1).getByRole('button')
  const name = (await second.textContent()) ?? ''
  // What is pressed when the long list comes is still there when the press ends.
  await second.hover()
  await page.mouse.down()
  const script = page.waitForResponse(/\/VirtualRows-/)
  send()
  await (await script).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await page.mouse.up()
  await expect(details(page).getByRole('heading', { name })).toBeFocused()
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  await expect(second).toHaveText(name)
})

test('a list that is scrolled before the virtual list comes goes on', async ({ page, openPage }) => {
  const send = await holdLongList(page)
  await openPage()
  const rows = stationList(page).getByRole('listitem')
  await expect(rows).toHaveCount(16)
  await rows.last().scrollIntoViewIfNeeded()
  send()
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  await expect(page.locator('[aria-posinset="17"]')).toBeAttached()
  await page.locator('.station-scroller').evaluate((scroller) => scroller.scrollTo(0, 0))
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
})

test('more stations fill the list before it is scrolled', async ({ page, openPage }) => {
  await openPage('/?q=Mobility+Hub+Bolzano')
  const rows = stationList(page).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  await page.getByRole('button', { name: 'Remove filter' }).click()
  await expect(rows.nth(3)).toBeInViewport()
})

test('rows can be clicked while the list is scrolling', async ({ page, openPage }) => {
  await openPage()
  await expect(stationList(page).getByRole('listitem').first()).toHaveCSS('position', 'absolute') // of the long list
  const hit = await page.locator('.station-scroller').evaluate(async (scroller) => {
    const scrolled = new Promise((done) => scroller.addEventListener('scroll', done, { once: true }))
    scroller.scrollTop = 100
    await scrolled
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    const { left, top } = scroller.getBoundingClientRect()
    return document.elementFromPoint(left + 40, top + 100)?.closest('li')?.textContent
  })
  expect(hit).toMatch(/free/i)
})

test('the focus stays on its row when the virtual list loads', async ({ page, openPage }) => {
  const send = await holdLongList(page)
  await openPage()
  const rows = stationList(page).getByRole('listitem')
  await rows.nth(2).getByRole('button').focus()
  send()
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  await expect(rows.nth(2).getByRole('button')).toBeFocused()
})

for (const [width, height] of [
  [320, 640],
  [820, 1180],
  [1280, 800],
] as const)
  test.describe(`with long words, ${width} px wide`, () => {
    test.use({ viewport: { width, height } })
    test('the first rows stay where they are while more of the page loads', async ({ page }) => {
      await page.goto('/?lang=de')
      const list = page.locator('.station-scroller')
      await expect(list.getByRole('listitem').first()).toBeVisible()
      const top = () => list.evaluate((rows) => rows.getBoundingClientRect().top)
      const first = await top()
      await expect(page.locator('.result-more').getByRole('button').nth(1)).toBeVisible()
      await expect(list.getByRole('listitem').first()).toHaveCSS('position', 'absolute') // of the long list
      expect(await top()).toBe(first)
    })
  })
