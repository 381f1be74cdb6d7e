import type { Page } from '@playwright/test'
import { faults } from '../../browser/harness/faults'
import { mapData, stationMap, waitForMap } from '../../browser/harness/page-parts'
import type { PartRow, Scene, Stage } from '../matrix'
import { atReturn } from '../sign-in'
import { openWell } from './data'

const failed = 'Streets could not be loaded. Trying again.'
const named = /Streets could not be loaded/
const slowly = {
  within: 35_000,
  recovery: 'By itself within 35 s: the pauses between two attempts grow to 30 s.',
} as const

const host = 'http://tiles.localhost'
const styleAddress = /^http:\/\/tiles\.localhost\/(light|dark)\.json/
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const style = {
  version: 8,
  sources: {
    tiles: {
      type: 'raster',
      tiles: [`${host}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: 'Staged tiles',
    },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
}
const online = (page: Page) => mapData(page).getByText('Staged tiles')
const ready = (page: Page) => stationMap(page).and(page.locator('[data-state=ready]'))
const near = '/?at=11.35,46.5,14'

async function stageStyle({ network }: Stage): Promise<void> {
  const [light, dark] = [`${host}/light.json`, `${host}/dark.json`]
  await network.configure((config) => ({
    ...config,
    basemap: { light, dark, timeoutSeconds: 5, ask: false },
  }))
  network.fail(/^http:\/\/tiles\.localhost\//, faults.answer(png, 'image/png'))
  network.fail(styleAddress, faults.answer(style))
}

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
  match: styleAddress,
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
