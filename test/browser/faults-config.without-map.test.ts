import { counts } from './harness/page-parts'
import { expect, faults, test } from './harness/staged'

const configFile = /\/config\.json$/
const noise = /config\.json|configuration|ERR_/

// `npm run reliability` stages every fault of a first and of a later configuration.
test('while the configuration hangs, the page starts with the stored one, and then notifies of a newer one', {
  tag: '@deep',
}, async ({ page, openPage, network, problems }) => {
  problems.allow(noise)
  await openPage()
  const before = await counts(page)
  const lift = network.fail(configFile, faults.hang)
  await page.reload()
  expect(await counts(page)).toEqual(before)
  network.rewrite(configFile, (config: object) => ({ ...config, publisher: 'Another one' }))
  lift()
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('A new version of Plugboard is there.')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
})

test('a broken first configuration gives a message within 15 s, and the page starts when it loads', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(noise)
  const lift = network.fail(configFile, faults.status(500))
  await page.goto('/')
  await expect(page.getByText('Plugboard could not start')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('It is tried again by itself.', { exact: false })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await counts(page)).of).toBeGreaterThan(0)
  await expect(page.locator('body[data-before]')).toHaveCount(1)
})

test('a configuration with a wrong content type is accepted', { tag: '@deep' }, async ({
  openPage,
  network,
}) => {
  network.fail(configFile, faults.wrongType)
  await openPage()
  expect(network.requests(configFile)).not.toHaveLength(0)
})

test('an unattended page starts when the configuration loads', { tag: '@deep' }, async ({
  page,
  network,
  problems,
}) => {
  problems.allow(noise)
  network.fail(configFile, faults.refuse, { count: 2 })
  await page.goto('/')
  await expect(page.getByText('Plugboard could not start')).toBeVisible()
  expect((await counts(page)).of).toBeGreaterThan(0)
})

test('missing messages give a sentence, and the page starts when they load', { tag: '@deep' }, async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/ERR_|en-/)
  let open = () => {}
  network.fail(
    /\/assets\/en-/,
    faults.hold(
      new Promise<void>((resolve) => {
        open = resolve
      }),
    ),
  )
  await page.goto('/')
  await expect(page.getByText('Plugboard is still loading.')).toBeVisible()
  open()
  expect((await counts(page)).of).toBeGreaterThan(0)
})

test('a page whose messages fail to load reloads', { tag: '@deep' }, async ({ page, network, problems }) => {
  problems.allow(/ERR_|en-|words/)
  const lift = network.fail(/\/assets\/en-/, faults.status(404))
  await page.goto('/')
  // The first time it loads itself again at once, for a deploy may have taken them away.
  await expect.poll(() => network.requests(/\/assets\/en-/).length).toBeGreaterThan(1)
  await expect(page.getByText('Plugboard could not start.')).toBeVisible()
  lift()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await counts(page)).of).toBeGreaterThan(0)
})
