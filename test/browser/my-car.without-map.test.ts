import { counts, resultCount, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

test('my car is stored on this device, and one click applies or clears it', async ({ page, openPage }) => {
  await openPage('/?connector=CCS&power=50')
  await expect(stationList(page).getByRole('listitem').first()).toBeVisible()
  const { matched, of } = await counts(page)
  expect(matched).toBeGreaterThan(0)
  expect(matched).toBeLessThan(of)
  await page.getByRole('button', { name: /^Connector/ }).click()
  await page.getByRole('button', { name: 'Remember this choice as my car' }).click()
  await expect(page.getByText('Your car is remembered on this device only.')).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('menu.png') })
  await page.keyboard.press('Escape')

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await openPage('/')
  const chip = page.getByRole('checkbox', { name: /^My car/ })
  await expect(chip).not.toBeChecked()
  await chip.check()
  await expect(resultCount(page)).toHaveText(`${matched} of ${of} stations`)
  expect(new URL(page.url()).searchParams.get('power')).toBe('50')
  await chip.uncheck()
  await expect(resultCount(page)).toHaveText(`${of} of ${of} stations`)
  expect(sent.filter((text) => text.includes('CCS'))).toEqual([])

  await page.getByRole('button', { name: 'Connector' }).click()
  await page.getByRole('button', { name: 'Forget my car' }).click()
  await page.keyboard.press('Escape')
  await expect(chip).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('my car is one click away, whatever the number of filters', { tag: '@deep' }, async ({
    page,
    openPage,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('plugboard.my-car', JSON.stringify({ connector: ['CCS'], power: 50 }))
    })
    await openPage('/?access=PUBLIC&feature=free-now,live&status=available,partly,occupied,unknown')
    const chip = page.getByRole('checkbox', { name: /^My car/ })
    await expect(page.getByRole('button', { name: 'Reset filters' })).not.toBeInViewport()
    await expect(chip).toBeInViewport({ ratio: 1 })
    const { x, y, width, height } = (await chip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(chip).toBeChecked()
    expect(new URL(page.url()).searchParams.get('power')).toBe('50')
  })
})
