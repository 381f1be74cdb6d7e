import type { Page } from '@playwright/test'
import { findStatusColour } from '../../src/stations/status-palette'
import { frozenNow } from './harness/frozen-clock'
import { details, stationList, stationMap, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { rowsOf } from './harness/rows'
import { expect, test } from './harness/test'

// That both palettes are the page's own, and each symbol has a shape of its own, is shown by unit tests.

interface Row {
  scode: string
  scoordinate: { x: number; y: number }
  mvalidtime: string
}

/** Opens the map so near to a place that only its station is in sight. */
async function lookAt(page: Page, filter: string, { scoordinate: { x, y } }: Row): Promise<void> {
  await page.goto(`/?${filter}at=${x},${y},18`)
  await waitForMap(page)
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme })

    for (const status of ['available', 'partly', 'occupied', 'closed'] as const)
      test(`a station that is ${status} has its colour on the map`, async ({ page, app, openPage }) => {
        await openPage(`/?status=${status}`)
        const fresh = page.locator('.status-icon:not([data-stale])')
        await stationList(page)
          .getByRole('listitem')
          .filter({ has: fresh })
          .first()
          .getByRole('button')
          .click()
        await expect(details(page)).toBeVisible()
        const code = new URL(page.url()).searchParams.get('station')
        const rows = await rowsOf<Row>(
          app.sandboxOrigin,
          'EChargingStation?limit=-1&select=scode,scoordinate',
        )
        const row = rows.find(({ scode }) => scode === code)
        if (!row) throw new Error(`There is no ${code}.`)
        await lookAt(page, `status=${status}&`, row)
        expect(await countPixels(page, findStatusColour(theme, status))).toBeGreaterThan(25)
        for (const other of ['available', 'occupied', 'closed'] as const)
          if (other !== status) expect(await countPixels(page, findStatusColour(theme, other)), other).toBe(0)
      })

    test('a station with an old value is faded', async ({ page, app }) => {
      const rows = await rowsOf<Row>(
        app.sandboxOrigin,
        'EChargingStation/number-available/latest?limit=-1&select=scode,scoordinate,mvalidtime&where=mvalue.gt.0',
      )
      const old = rows.find(
        ({ mvalidtime }) => Date.parse(frozenNow) - Date.parse(mvalidtime) > 48 * 3_600_000,
      )
      if (!old) throw new Error('All news are new.')
      await lookAt(page, '', old)
      await expect(stationMap(page)).not.toHaveAttribute('data-drawn', '0')
      for (const status of ['available', 'partly', 'occupied'] as const)
        expect(await countPixels(page, findStatusColour(theme, status)), status).toBe(0)
    })
  })
}
