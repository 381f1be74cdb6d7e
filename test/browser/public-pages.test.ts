import type { Page } from '@playwright/test'
import { details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

async function configurePage(page: Page, part: object): Promise<void> {
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, ...part } })
  })
}

test('configured pages are linked in "About this data", in the embed too', async ({ page, openPage }) => {
  const pages = { imprint: '/imprint', privacy: 'https://town.example/privacy' }
  await configurePage(page, { pages })
  for (const path of ['/', '/embed/']) {
    await openPage(path)
    await page.getByRole('button', { name: 'About this data' }).click()
    await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', pages.imprint)
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', pages.privacy)
    await expect(page.getByRole('link', { name: 'Accessibility statement' })).toHaveCount(0)
  }
})

test('a problem is reported at the configured address, with the station filled in', async ({
  page,
  openPage,
}) => {
  await configurePage(page, { report: 'https://town.example/report?id={id}&name={name}&at={link}' })
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
})
