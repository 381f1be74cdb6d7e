import { expect, type Page } from '@playwright/test'

/** Parts of the page by the roles and names that outside checks rely on. */
export const stationMap = (page: Page) => page.getByRole('region', { name: 'Map' })
/** Whose data the map itself shows. */
export const mapData = (page: Page) => page.getByRole('list', { name: 'Map data' })
export const stationList = (page: Page) => page.getByRole('list', { name: 'Stations' })
export const resultCount = (page: Page) => page.getByRole('status', { name: 'Result count' })
export const details = (page: Page) => page.getByRole('complementary', { name: 'Station details' })
export const closedTags = (page: Page) => page.getByText('Closed data', { exact: true })

export function option(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
}

/** Numbers of "N of M stations". */
export async function counts(page: Page): Promise<{ matched: number; of: number }> {
  await expect(resultCount(page)).toHaveText(/^[\d,]+ of [\d,]+ stations?$/)
  const [matched = 0, of = 0] = ((await resultCount(page).textContent()) ?? '')
    .replaceAll(',', '')
    .split(/\D+/)
    .map(Number)
  return { matched, of }
}

/** The number that an option promises. */
export async function promised(page: Page, group: string, name: string): Promise<number> {
  const label = page.getByRole('group', { name: group }).locator('label').filter({ hasText: name })
  return Number((await label.first().textContent())?.replaceAll(',', '').match(/(\d+)$/)?.[1])
}

export async function waitForMap(page: Page): Promise<void> {
  await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
}

/** Rows that the list says it has, in sight or not. */
export async function listed(page: Page): Promise<number> {
  const row = stationList(page).getByRole('listitem').first()
  return Number(await row.getAttribute('aria-setsize'))
}

/** Shows the controls of a file on a page of the workspace, if they are hidden. */
export async function openExport(page: Page): Promise<void> {
  const button = page
    .getByRole('complementary', { name: 'Team workspace' })
    .getByRole('button', { name: 'Export', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}
