import type { RecordedRequest } from './harness/fault-proxy'
import { details, stationList } from './harness/page-parts'
import { expect, faults, test } from './harness/staged'
import { signIn, waitUntilSignedIn } from './harness/test'

/** Seconds between two rounds: the shortest that a configuration may have. */
const refreshSeconds = 10

/** Which series a history was asked of: its type, its data type and its condition, without the span. */
const seriesOf = ({ url }: RecordedRequest) =>
  `${url.pathname.replace(/\/20\d\d-.*/, '')}?${url.searchParams.get('where')}`

const refusals = {
  'a word about the rate': { message: 'You have exceeded the rate limit' },
  'no word': undefined,
}

for (const [words, json] of Object.entries(refusals))
  test(`histories answered 429 with ${words} are requested at most 4 times per series`, {
    tag: '@deep',
  }, async ({ page, network, openPage, problems }) => {
    problems.allow(/429/)
    await network.configure((config) => ({ ...config, refreshSeconds }))
    const histories = /\/20\d\d-[^/]+\/20\d\d-/
    network.fail(histories, faults.status(429, { json }))
    await openPage('/?provider=Alperia&status=available')
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    const history = details(page).getByRole('region', { name: 'The last hours and days' })
    await expect(history.getByText(/could not be loaded|refused/).first()).toBeVisible()
    const plugs = await details(page).locator('.plug').count()
    // A round with new values must not ask again either.
    const asked = () => network.requests(/\/latest/).length
    const before = asked()
    await expect.poll(asked, { timeout: 2 * refreshSeconds * 1000 }).toBeGreaterThan(before)

    const times = new Map<string, number>()
    for (const one of network.requests(histories))
      times.set(seriesOf(one), (times.get(seriesOf(one)) ?? 0) + 1)
    expect(times.size, 'one number and each plug').toBe(plugs + 1)
    expect(Math.max(...times.values())).toBeLessThanOrEqual(4)
  })

test('a 401 of the tourism datasets does not end the session, and has its own message', {
  tag: '@deep',
}, async ({ page, network, openPage, problems }) => {
  problems.allow(/401/)
  const tourism = /\/tourism\//
  const lift = network.fail(tourism, faults.status(401))
  await openPage('/?category=SLEEP%26CHARGE')
  await signIn(page, 'team')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('What is nearby could not be loaded.').first()).toBeVisible()
  // With the token and as everyone at the same time: the first refusal is told.
  const withToken = ({ url, headers }: RecordedRequest) => tourism.test(url.href) && !!headers.authorization
  await expect.poll(() => network.requests(withToken).length, 'asked with the token').toBeGreaterThan(0)

  // The mobility service is asked with the token as before.
  const values = ({ url, headers }: RecordedRequest) =>
    /\/latest/.test(url.pathname) && !!headers.authorization
  const before = network.requests(values).length
  await page.getByRole('button', { name: 'Refresh now' }).dispatchEvent('click')
  await expect.poll(() => network.requests(values).length).toBeGreaterThan(before)
  await waitUntilSignedIn(page)
  await expect(page.getByText(/session ended/)).toHaveCount(0)
  lift()
  await details(page).getByRole('button', { name: 'Try again' }).first().click()
  await expect(details(page).getByRole('list', { name: 'Places to stay nearby' })).toBeVisible()
  await waitUntilSignedIn(page)
})
