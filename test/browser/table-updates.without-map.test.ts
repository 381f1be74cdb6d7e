import { expect, test } from './harness/staged'

interface Latest {
  data: { tname: string; mvalue: unknown }[]
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a refresh changes the status in a row, which keeps its place and the focus', async ({
  page,
  network,
  openPage,
}) => {
  await openPage('/?list=table&provider=Neogy&sort=name')
  const taken = page.getByRole('row').filter({ hasText: 'Occupied' }).first()
  const index = await taken.getAttribute('aria-rowindex')
  const row = page.locator(`[aria-rowindex="${index}"]`)
  const name = (await row.getByRole('button').textContent()) ?? ''
  await row.getByRole('button').focus()
  const before = await row.boundingBox()

  network.rewrite(/\/latest/, (answer: Latest) => ({
    ...answer,
    data: answer.data.map((sent) =>
      sent.tname === 'echarging-plug-status-ocpi' ? { ...sent, mvalue: 'AVAILABLE' } : sent,
    ),
  }))
  // A press would take the focus.
  await page.getByRole('button', { name: 'Refresh now' }).evaluate((button: HTMLElement) => button.click())
  await expect(row.locator('.table-status')).toHaveText('Free')
  await expect(row.getByRole('button')).toHaveText(name)
  await expect(row.getByRole('button')).toBeFocused()
  expect(await row.boundingBox()).toEqual(before)
})
