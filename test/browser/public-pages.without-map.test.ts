import { details, stationList } from './harness/page-parts'
import { noise } from './harness/part-faults'
import { expect, faults, type Network, test } from './harness/staged'

const configure = (network: Network, part: object) => network.configure((config) => ({ ...config, ...part }))

test('"About this data" links the configured pages, also in the embed', async ({
  page,
  network,
  openPage,
}) => {
  const pages = { imprint: '/imprint', privacy: 'https://town.example/privacy' }
  await configure(network, { pages })
  for (const path of ['/', '/embed/']) {
    await openPage(path)
    await page.getByRole('button', { name: 'About this data' }).click()
    await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', pages.imprint)
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', pages.privacy)
    await expect(page.getByRole('link', { name: 'Accessibility statement' })).toHaveCount(0)
  }
})

test('the report link has the configured address, with the station filled in', { tag: '@deep' }, async ({
  page,
  network,
  openPage,
}) => {
  await configure(network, { report: 'https://town.example/report?id={id}&name={name}&at={link}' })
  await openPage('/')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  const report = details(page).getByRole('link', { name: 'Report a problem' })
  const { host, searchParams } = new URL((await report.getAttribute('href')) ?? '')
  const name = await details(page).getByRole('heading', { level: 2 }).textContent()
  expect(host).toBe('town.example')
  expect(searchParams.get('name')).toBe(name)
  const id = new URL(page.url()).searchParams.get('station')
  expect(searchParams.get('id')).toBe(id)
  expect(new URL(searchParams.get('at') ?? '').searchParams.get('station')).toBe(id)
  // Paper has no links.
  await page.emulateMedia({ media: 'print' })
  await expect(report).toBeHidden()
})

test('configured pages are linked while stations load and after a failure', {
  tag: '@deep',
}, async ({ page, network, problems }) => {
  problems.allow(noise)
  await configure(network, { pages: { imprint: '/imprint' } })
  const imprint = page.getByRole('link', { name: 'Imprint' })
  network.fail(/EChargingStation/, faults.hang)
  await page.goto('/')
  await expect(imprint).toHaveAttribute('href', '/imprint')
  await expect(page.getByRole('button', { name: 'About this data' })).toHaveCount(0)
  network.lift()
  network.fail(/EChargingStation/, faults.status(404))
  await page.goto('/')
  await expect(page.getByText('The stations could not be loaded')).toBeVisible()
  await expect(imprint).toBeVisible()
  network.lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'About this data' })).toBeVisible()
  await expect(imprint).toHaveCount(0)
})
