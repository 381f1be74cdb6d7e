import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from './harness/test'

/** Bytes of script, compressed, that page and worker may need before the list is painted; the map loads beside. */
const budgetBytes = 106_000
const isOfMap = (path: string) => /\/(MapRegion|StationsMap|maplibre-gl-worker|clusters)-/.test(path)

test('the list is painted after at most 106 kB of script, page and worker together', async ({
  context,
  page,
}) => {
  const requested: { path: string; at: number }[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) requested.push({ path: pathname, at: request.timing().startTime })
  })
  await page.goto('/')
  const listed = await page.waitForFunction(() => {
    const mark = performance.getEntriesByName('stations-listed')[0]
    return mark && performance.timeOrigin + mark.startTime
  })
  const listedAt = Number(await listed.jsonValue())
  await expect(page.getByRole('region', { name: 'Map' })).toHaveAttribute('data-state', 'ready')

  // Page and worker share chunks: the second to ask has them from the browser's cache.
  const paths = requested.filter(({ path, at }) => at < listedAt && !isOfMap(path)).map(({ path }) => path)
  const scripts = [...new Set(paths)].map((path) => ({
    path,
    bytes: gzipSync(readFileSync(`dist${path}`), { level: 9 }).length,
  }))
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ bytes, scripts }) })

  expect(requested.some(({ path }) => isOfMap(path))).toBe(true)
  expect(scripts.some(({ path }) => /worker/.test(path))).toBe(true)
  expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(budgetBytes)
})
