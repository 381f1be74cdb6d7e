import { type Page, test } from '@playwright/test'
import { startApp } from '../browser/harness/servers'
import { buildFloor, startFloor } from './floor-server'
import { type Load, measureLoad } from './measure'

const sizes = [0, 400, 20_000]
const loadsEach = 3

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The middle of several loads, moment by moment. */
function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => {
    const values = loads.map((load) => load[key]).filter((value) => value !== null)
    return values.length > 0 ? median(values) : null
  }
  return {
    listed: of('listed'),
    drawn: of('drawn') ?? 0,
    longestTask: of('longestTask') ?? 0,
    filtered: of('filtered'),
    listScriptBytes: of('listScriptBytes') ?? 0,
  }
}

async function changeAppFilter(page: Page): Promise<boolean> {
  const options = page.getByRole('group', { name: 'Access type' }).getByRole('checkbox')
  if ((await options.count()) === 0) return false
  await options.first().check()
  return true
}

async function changeFloorFilter(page: Page): Promise<boolean> {
  await page.evaluate('filterFloor("PUBLIC")')
  return true
}

const milliseconds = (value: number | null) => (value === null ? '–' : value.toFixed(0))
const ratio = (ours: number | null, floor: number | null) => (ours && floor ? (ours / floor).toFixed(2) : '–')

/** One column of the table. */
function figures(app: Load, floor: Load, emptyTask: number) {
  return {
    'listed ms': milliseconds(app.listed),
    'drawn ms': milliseconds(app.drawn),
    'floor drawn ms': milliseconds(floor.drawn),
    'drawn / floor': ratio(app.drawn, floor.drawn),
    'filter ms': milliseconds(app.filtered),
    'floor filter ms': milliseconds(floor.filtered),
    'filter / floor': ratio(app.filtered, floor.filtered),
    'longest task ms': milliseconds(app.longestTask),
    'minus that of 0': milliseconds(app.longestTask - emptyTask),
    'floor longest task ms': milliseconds(floor.longestTask),
    'script before list kB': (app.listScriptBytes / 1000).toFixed(1),
  }
}

/** Figures down, sizes across. */
function transposed(columns: readonly Record<string, string>[]): Record<string, Record<string, string>> {
  const names = Object.keys(columns[0] ?? {})
  const across = (name: string) =>
    columns.map((column, index) => [`${sizes[index]} stations`, column[name] ?? ''])
  return Object.fromEntries(names.map((name) => [name, Object.fromEntries(across(name))]))
}

test('the app beside the least that a map can do', async ({ browser }) => {
  const columns: ReturnType<typeof figures>[] = []
  let emptyTask: number | undefined
  await buildFloor()
  for (const size of sizes) {
    const app = await startApp('production', { SANDBOX_STATIONS: String(size) })
    const floor = await startFloor(`${app.sandboxOrigin}/mobility`)
    const loadApp = () => measureLoad(browser, app.origin, size > 0, changeAppFilter)
    const loadFloor = () => measureLoad(browser, floor.address, false, changeFloorFilter)
    try {
      // The first answer of a region, and of a compressed file, is made; later ones are remembered.
      await loadApp()
      await loadFloor()
      const loads: { app: Load; floor: Load }[] = []
      for (let load = 0; load < loadsEach; load++)
        loads.push({ app: await loadApp(), floor: await loadFloor() })
      const ours = medianLoad(loads.map((load) => load.app))
      emptyTask ??= ours.longestTask
      columns.push(figures(ours, medianLoad(loads.map((load) => load.floor)), emptyTask))
    } finally {
      await floor.stop()
      await app.stop()
    }
  }
  console.table(transposed(columns))
})
