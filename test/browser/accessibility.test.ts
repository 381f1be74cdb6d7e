import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { details, mapIsReady, stationList } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations as "rule: first element", of any impact. */
async function violations(page: Page): Promise<string[]> {
  // Text goes in through the debugger, which no policy of the page stops.
  await page.evaluate(axe)
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const states: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  { name: 'the list', path: '/' },
  { name: 'filters', path: '/?access=PUBLIC&category=EAT%26CHARGE&access=MOON' },
  { name: 'nothing that fits', path: '/?q=no-such-place' },
  {
    name: 'a station',
    path: '/',
    act: async (page) => {
      await stationList(page).getByRole('listitem').nth(1).getByRole('button').click()
      await expect(details(page).getByText('About this station')).toBeVisible()
    },
  },
  {
    name: 'closed values',
    path: '/?q=Alpfleet',
    act: async (page) => {
      await signIn(page, 'team')
      await stationList(page).getByRole('listitem').first().getByRole('button').click()
      await expect(details(page).getByText('Closed data', { exact: true }).first()).toBeVisible()
    },
  },
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test.describe(`${colorScheme}, ${size.width} px wide`, () => {
      test.use({ colorScheme, viewport: size })
      for (const { name, path, act } of states)
        test(`axe finds nothing in ${name}`, async ({ page, openPage }) => {
          await openPage(path)
          await mapIsReady(page)
          await act?.(page)
          expect(await violations(page)).toEqual([])
        })
    })
