import { details } from '../harness/page-parts'
import { expect, faults, test } from '../harness/staged'

test('a refused history is shown as refused, without measurements', async ({ page, network, problems }) => {
  problems.allow(/429/)
  const lift = network.fail(
    /\/20\d\d-[^/]+\/20\d\d-/,
    faults.status(429, {
      json: {
        message: 'Your date range is too large. You are allowed to request up to 5 days.',
        policy: 'Anonymous',
        hint: 'Authenticate to get more.',
      },
    }),
  )
  await page.goto('/?provider=Alperia&status=available&range=week')
  await page.getByRole('list', { name: 'Stations' }).getByRole('listitem').first().getByRole('button').click()
  const history = details(page).getByRole('region', { name: 'The last hours and days' })
  await expect(
    history.getByText(/^13 Nov 2026, 14:05 – 20 Nov 2026, 14:02: the service refused to show this/),
  ).toBeVisible()
  await expect(history.getByText(/measured|this old|all the time|gap/i)).toHaveCount(0)
  lift()
  await history.getByRole('button', { name: 'Try again' }).click()
  await expect(history.getByText(/^Free plugs: /)).toBeVisible()
})
