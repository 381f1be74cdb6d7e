import type { Page } from '@playwright/test'
import { mapData, stationMap, waitForMap } from '../../browser/harness/page-parts'
import { stageTiles, tileStyles } from '../../browser/harness/staged-tiles'
import type { PartRow, Scene, Stage } from '../matrix'
import { atReturn } from '../sign-in'
import { openWell } from './data'

const failed = 'Streets could not be loaded. Trying again.'
const named = /Streets could not be loaded/
const slowly = {
  within: 35_000,
  recovery: 'By itself within 35 s: the pauses between two attempts grow to 30 s.',
} as const

const online = (page: Page) => mapData(page).getByText('Staged tiles')
const ready = (page: Page) => stationMap(page).and(page.locator('[data-state=ready]'))
const near = '/?at=11.35,46.5,14'

const stageStyle = ({ network }: Stage) => stageTiles(network, { timeoutSeconds: 5, ask: false })

const open = async ({ page }: Stage) => void (await page.goto(near))

async function openWithStyle(stage: Stage): Promise<void> {
  await stageStyle(stage)
  await openWell(stage, near)
  await waitForMap(stage.page)
  await online(stage.page).waitFor()
}

const onStyle = { words: () => failed, good: online, kept: ready, ...slowly } as const

async function changeTheme({ page }: Stage): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
}

export const stylePart: PartRow = {
  name: 'style',
  match: tileStyles,
  named,
  scenes: {
    'first load': { prepare: stageStyle, request: open, ...onStyle },
    // Each theme has a style of its own.
    'in use': { prepare: openWithStyle, request: changeTheme, ...onStyle },
    'signing in': atReturn({ prepare: openWithStyle, ...onStyle }),
  },
}

const streets = (page: Page) => mapData(page).getByText('© OpenStreetMap')
const onArchive: Omit<Scene, 'request'> = { words: () => failed, good: streets, kept: ready, ...slowly }

async function openWithArchive(stage: Stage, path = near): Promise<void> {
  await openWell(stage, path)
  await waitForMap(stage.page)
  await streets(stage.page).waitFor()
}

export const archivePart: PartRow = {
  name: 'archive',
  match: /\/basemap\.pmtiles$/,
  named,
  scenes: {
    'first load': { request: open, ...onArchive },
    'in use': {
      prepare: (stage) => openWithArchive(stage, '/?at=11.35,46.5,12'),
      // Tiles of the next zoom level.
      request: async ({ page }) => {
        await page.getByRole('button', { name: 'Zoom in' }).click()
      },
      ...onArchive,
    },
    'signing in': atReturn({ prepare: openWithArchive, ...onArchive }),
  },
}
