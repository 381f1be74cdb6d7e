import type { Page } from '@playwright/test'
import { details } from '../harness/page-parts'
import { expect, test } from '../harness/staged'

interface Samples {
  data: { mvalidtime: string; mvalue: unknown }[]
}

const history = (page: Page) => details(page).getByRole('region', { name: 'The last hours and days' })
const ofFreePlugs = /\/number-available\/20\d\d-/

test('summaries describe a day with one measurement and a week with one per hour', async ({
  page,
  network,
}) => {
  network.rewrite<Samples>(ofFreePlugs, (answer) => {
    const [first] = answer.data
    if (!first) return answer
    return { ...answer, data: [{ ...first, mvalidtime: '2026-11-20 07:05:00.000+0000', mvalue: 2 }] }
  })
  await page.goto('/?provider=Alperia&status=available')
  await page.getByRole('list', { name: 'Stations' }).getByRole('listitem').first().getByRole('button').click()
  await expect(history(page).getByText('Free plugs: measured once, 2 at 08:05.')).toBeVisible()
  await expect(history(page).getByText('Nothing is known of the rest of this time.')).toBeVisible()
  await expect(history(page).getByText(/all the time|gap/)).toHaveCount(0)

  network.rewrite<Samples>(ofFreePlugs, (answer) => {
    const [first] = answer.data
    if (!first) return answer
    const hours = Array.from(
      { length: 7 * 24 },
      (_, index) => Date.parse('2026-11-20T13:00Z') - index * 3_600_000,
    )
    return {
      ...answer,
      data: hours.map((at) => ({
        ...first,
        mvalidtime: new Date(at).toISOString().replace('T', ' ').replace('Z', '+0000'),
        mvalue: 1 + (at % 7_200_000) / 3_600_000,
      })),
    }
  })
  await history(page).getByRole('radio', { name: '7 days' }).check()
  await expect(history(page).getByText('Free plugs: between 1 and 2, last 2.')).toBeVisible()
  await expect(history(page).getByText('Measured about every hour.')).toBeVisible()
  await expect(history(page).getByText('Measured without a gap.')).toBeVisible()
})
