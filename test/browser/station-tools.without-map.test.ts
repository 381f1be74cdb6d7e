import type { Page } from '@playwright/test'
import { details, stationList } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, signIn, test } from './harness/test'

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
}

/** Gives the page a share dialog as on phones: the first succeeds, the second is cancelled, others are not allowed. */
function giveSharing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shared: ShareData[] = []
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        shared.push(data)
        document.documentElement.dataset.shared = JSON.stringify(shared)
        if (shared.length === 2) throw new DOMException('Share canceled', 'AbortError')
        if (shared.length > 2) throw new DOMException('Permission denied', 'NotAllowedError')
      },
    })
  })
}

test('a shared link opens the station, without filters and session', async ({ context, page, openPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openPage('/?provider=Alperia&q=a')
  await signIn(page, 'team')
  await openFirst(page)
  const name = await details(page).getByRole('heading', { level: 2 }).textContent()
  await details(page).getByRole('button', { name: 'Share' }).click()
  await expect(details(page).locator('.share-outcome[role=status]')).toHaveText('Link copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect([...new URL(link).searchParams.keys()]).toEqual(['station'])
  expect(new URL(link).hash).toBe('')

  await giveSharing(page)
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  for (const times of [1, 2]) {
    await details(page).getByRole('button', { name: 'Share' }).click()
    const shared = Array(times).fill({ title: name, url: link })
    await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
    await expect(details(page).locator('.share-outcome[role=status]')).toHaveText('')
  }
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('something else')
  await details(page).getByRole('button', { name: 'Share' }).click()
  await expect(details(page).locator('.share-outcome[role=status]')).toHaveText('Link copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.keyboard.press('Tab')
  await expect(details(page).locator('.share-outcome[role=status]'), 'the next action ends it').toHaveText('')

  await page.goto(link)
  await expect(details(page).getByRole('heading', { name: name ?? '' })).toBeVisible()
})

test('without a clipboard, the link is shown in a field', { tag: '@deep' }, async ({ page, openPage }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await openPage()
  await openFirst(page)
  await details(page).getByRole('button', { name: 'Share' }).click()
  await expect(details(page).getByLabel(/could not be copied/)).toHaveValue(/\?station=/)
})

test('directions have links to several map apps', async ({ page, openPage, app }) => {
  await openPage()
  await openFirst(page)
  const id = new URL(page.url()).searchParams.get('station')
  const rows = await rowsOf<{ scode: unknown; scoordinate: { x: number; y: number } }>(
    app.sandboxOrigin,
    'EChargingStation?limit=-1&select=scode,scoordinate',
  )
  const coordinates = rows.find(({ scode }) => scode === id)?.scoordinate
  const place = encodeURIComponent(`${coordinates?.y.toFixed(6)},${coordinates?.x.toFixed(6)}`)
  await details(page).getByRole('button', { name: 'Directions' }).click()
  const links = page.getByRole('dialog', { name: 'Directions' }).getByRole('link')
  await expect(links).toHaveText([
    /OpenStreetMap.*www\.openstreetmap\.org/,
    /Google Maps.*www\.google\.com/,
    /Apple Maps.*maps\.apple\.com/,
  ])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(await link.getAttribute('href')).toContain(place)
  }
  await page.keyboard.press('Escape')
  await expect(details(page)).toBeVisible()
})

test('an occupied station lists free ones nearby, nearest first, and opens them', async ({
  page,
  openPage,
}) => {
  await openPage('/?status=occupied')
  await openFirst(page)
  const others = details(page).getByRole('list', { name: 'Free nearby' })
  await expect(others.getByRole('listitem').first()).toContainText(
    /\d+ of \d+ (CCS |CHAdeMO |Type 2 |Schuko )?free/,
  )
  expect(await others.getByRole('listitem').count()).toBeLessThanOrEqual(3)
  const distances = await others.locator('.alternative-distance').allTextContents()
  const metres = distances.map((text) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1))
  expect(metres).toEqual([...metres].sort((a, b) => a - b))
  const first = others.getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(details(page).getByRole('heading', { name })).toBeFocused()
  await expect(details(page).getByText('Free nearby')).toHaveCount(0)
  await page.goBack()
  await expect(others).toBeVisible()
})

test('a printed station has its facts and a QR code, without map and buttons', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage('/?status=occupied&sort=name')
  await openFirst(page)
  await page.emulateMedia({ media: 'print' })
  for (const text of [
    '1 charging, 2 reserved',
    'Plugs',
    'Opening hours',
    'Address',
    'Printed 20 Nov 2026, 14:02',
  ])
    await expect(details(page).getByText(text, { exact: true })).toBeVisible()
  await expect(
    details(page)
      .getByText(/measured .+ · \d\d:\d\d/)
      .first(),
  ).toBeVisible()
  await expect(details(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Share|Save|Directions|Close|Zoom|Refresh/ })).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.locator('canvas').filter({ visible: true })).toHaveCount(0)
})
