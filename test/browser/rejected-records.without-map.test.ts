import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import type { RecordedRequest } from './harness/fault-proxy'
import { expect, test } from './harness/staged'
import { signIn, signOut } from './harness/test'
import { number, stage, station } from './truth/staged-world'

const rejected = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Team workspace' })
    .getByRole('region', { name: 'Records that were rejected' })

const hostile = {
  note: '<img data-hostile src=x onerror="window.pwned=1">\u202eevil',
  long: 'x'.repeat(1_000_000),
}
const isClosed = ({ url, headers }: RecordedRequest) =>
  url.pathname.endsWith('/latest') && headers.authorization !== undefined

test('rejected records are shown as text, and closed ones to signed-in viewers only', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  stage(network, {
    stations: [
      station('good'),
      ...Array.from({ length: 60 }, (_, index) => ({ ...station(`bad${index}`), sname: index })),
    ],
    latest: [number('good', 1), { ...number('good', 2), tname: 7, ...hostile }],
  })
  network.rewrite<{ data: object[] }>(isClosed, (json) => ({
    ...json,
    data: [...json.data, { ...number('secret-id', 3), tname: 8, word: 'secret' }],
  }))
  await openPage('/?work=quality')
  const stations = rejected(page).getByText('60 × Stations · Name (sname): not text')
  await stations.click()
  await expect(rejected(page).getByRole('listitem')).toHaveCount(50)
  await expect(rejected(page).getByRole('listitem').first()).toContainText('"sname": 0')
  await expect(rejected(page)).toContainText('And 10 more.')
  await stations.click()

  const values = rejected(page).getByText(/× Values · What is measured \(tname\): missing, or not text/)
  await values.click()
  await expect(rejected(page).getByRole('listitem')).toHaveCount(1)
  const record = rejected(page).getByRole('listitem').first()
  await expect(record).toContainText(
    String.raw`<img data-hostile src=x onerror=\"window.pwned=1\">\u202eevil`,
  )
  await expect(record).toContainText('Cut: this record is longer')
  expect((await record.textContent())?.length).toBeLessThan(4_200)
  expect(await page.evaluate(() => 'pwned' in window || document.querySelector('[data-hostile]'))).toBe(null)
  expect(await violations(page)).toEqual([])

  await signIn(page, 'team')
  await values.click()
  await expect(rejected(page).getByRole('listitem')).toHaveCount(2)
  await expect(rejected(page).getByRole('listitem').nth(1)).toContainText('Closed data')
  await expect(rejected(page)).toContainText('"word": "secret"')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    rejected(page).getByRole('button', { name: /^CSV/ }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 50 + 1)
  expect(text).not.toContain('secret')

  // A sign-out closes the workspace.
  await signOut(page)
  await page.goto('/?work=quality')
  await values.click()
  await expect(rejected(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('secret')
})
