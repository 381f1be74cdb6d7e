import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from './harness/test'

/** Bytes of script, compressed, that page and worker may need before the list is painted; the map loads beside. */
const listBudget = 103_600
/** Likewise before MapLibre is asked for, with the first picture. */
const mapBudget = 122_650
/** Of the picture's controls, which are requested shortly before or after MapLibre's script. */
const controlsBudget = 900

const isOfMap = (path: string) => /\/(MapRegion|MainMap|maplibre-gl-worker|clusters)-/.test(path)
const isOfControls = (path: string) => /\/use-controls-/.test(path)
/** MapLibre's script, and what is preloaded with it. */
const isMapLibre = (path: string) => /\/(MainMap|beside-map)-/.test(path)

interface Asked {
  path: string
  startedAt: number
}

function noteScripts(context: BrowserContext): Asked[] {
  const asked: Asked[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.push({ path: pathname, startedAt: request.timing().startTime })
  })
  return asked
}

/** Page and worker share chunks: the second to ask has them from the browser's cache. */
function weigh(asked: readonly Asked[]): { bytes: number; scripts: Record<string, number> } {
  const sizes = asked.map(({ path }) => [path, gzipSync(readFileSync(`dist${path}`), { level: 9 }).length])
  const scripts: Record<string, number> = Object.fromEntries(sizes)
  return { bytes: Object.values(scripts).reduce((sum, size) => sum + size, 0), scripts }
}

test('103.6 kB of script paint the list, page and worker together, and 122.65 kB the picture before MapLibre', async ({
  context,
  page,
}) => {
  const asked = noteScripts(context)
  await page.goto('/')
  const listed = await page.waitForFunction(() => {
    const mark = performance.getEntriesByName('stations-listed')[0]
    return mark && performance.timeOrigin + mark.startTime
  })
  const listedAt = Number(await listed.jsonValue())
  await expect(page.getByRole('region', { name: 'Map' })).toHaveAttribute('data-state', 'ready')

  const early = weigh(asked.filter(({ path, startedAt }) => startedAt < listedAt && !isOfMap(path)))
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(early) })

  expect(asked.some(({ path }) => isOfMap(path))).toBe(true)
  expect(Object.keys(early.scripts).some((path) => /worker/.test(path))).toBe(true)
  expect(early.bytes, JSON.stringify(early.scripts)).toBeLessThanOrEqual(listBudget)

  const mapAt = Math.min(...asked.filter(({ path }) => isMapLibre(path)).map(({ startedAt }) => startedAt))
  const beforeMap = weigh(asked.filter(({ path, startedAt }) => startedAt < mapAt && !isOfControls(path)))
  expect(Object.keys(beforeMap.scripts).some((path) => /MapRegion/.test(path))).toBe(true)
  expect(beforeMap.bytes, JSON.stringify(beforeMap.scripts)).toBeLessThanOrEqual(mapBudget)
  const controls = weigh(asked.filter(({ path }) => isOfControls(path)))
  expect(controls.bytes).toBeGreaterThan(0)
  expect(controls.bytes).toBeLessThanOrEqual(controlsBudget)
})
