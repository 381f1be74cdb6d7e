import { details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 46.4983, longitude: 11.3548 },
})

test('on a phone, three taps open directions to a free station nearby', async ({ page, openPage }) => {
  await openPage()
  const field = await page.locator('.search-field').boundingBox()
  const buttons = await page.locator('.header').boundingBox()
  expect((field?.x ?? 0) + (field?.width ?? 0), 'the search field ends before the buttons').toBeLessThan(
    buttons?.x ?? 0,
  )
  await page.getByRole('button', { name: 'Near me' }).tap()
  await expect(page.getByText('Your position stays on this device.')).toBeVisible()
  const free = stationList(page)
    .getByRole('listitem')
    .filter({ hasText: /[1-9]\d* of \d+ free/ })
    .filter({ hasText: /Type 2|CCS/ })
    // At the row's end: "5 min ago" is no distance.
    .filter({ hasText: /\d k?m$/ })
    .first()
  // Whole, but for a fraction of a pixel.
  await expect(free).toBeInViewport({ ratio: 0.99 })
  const distance = (await free.textContent())?.match(/\d[\d.]* k?m$/)?.[0] ?? 'no distance'
  await free.getByRole('button').first().tap()
  await expect(details(page).getByText(/free/i).first()).toBeVisible()
  await expect(details(page).getByText(`${distance} as the crow flies`), 'as in the list').toBeVisible()
  const directions = details(page).getByRole('button', { name: 'Directions' })
  // In sight without scrolling.
  await expect(directions).toBeInViewport({ ratio: 1 })
  await directions.tap()
  const links = page.getByRole('dialog', { name: 'Directions' }).getByRole('link')
  await expect(links.first()).toHaveAttribute('href', /46\.\d+/)
})
