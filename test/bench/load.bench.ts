import { type Page, test } from '@playwright/test'
import { startApp } from '../browser/harness/servers'
import { buildFloors, floorNames, startFloors } from './floor-server'
import { type Device, desktop, type Load, measureLoad, phone, type Subject } from './measure'

// SIZES=400,1000 ROUNDS=5 DEVICE=phone npm run bench -- load

const numbersOf = (text: string) => text.split(',').map(Number)
const sizes = numbersOf(process.env.SIZES ?? '400,1000,5000,20000,100000')
const rounds = Number(process.env.ROUNDS ?? 5)
const devices = [desktop, phone].filter(({ name }) => (process.env.DEVICE ?? name) === name)
/** A slow line is that of one region, not of a continent. */
const phoneSizes = [400]

const names = ['app', ...floorNames] as const
type Name = (typeof names)[number]
type Loads = Record<Name, Load[]>

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** The middle of several loads; `undefined` where the page has no such moment. */
const middle = (loads: readonly Load[], key: keyof Load) =>
  median(loads.map((load) => load[key]).filter((value) => value !== null))

async function changeAppFilter(page: Page): Promise<boolean> {
  const option = page.getByRole('group', { name: 'Access type' }).getByRole('checkbox').first()
  if (!(await option.isVisible())) return false
  await option.check()
  return true
}

async function changeFloorFilter(page: Page): Promise<boolean> {
  await page.evaluate('filterFloor("PUBLIC")')
  return true
}

/** Moments are given beside their share of the fair floor's drawn, and of the bare one's. */
const moments = ['content', 'listed', 'pictured', 'statuses', 'drawn', 'filtered'] as const
const again = ['listedAgain', 'picturedAgain', 'drawnAgain'] as const
const plain = {
  taskToList: (value: number) => `${value.toFixed(0)} ms`,
  task: (value: number) => `${value.toFixed(0)} ms`,
  blocked: (value: number) => `${value.toFixed(0)} ms`,
  shift: (value: number) => value.toFixed(4),
  listScriptBytes: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  heap: (value: number) => `${(value / 1e6).toFixed(1)} MB`,
} satisfies Partial<Record<keyof Load, (value: number) => string>>

function row(loads: Loads, key: keyof Load, of: keyof Load): Record<string, string> {
  const app = middle(loads.app, key)
  const cells = Object.fromEntries(
    names.map((name) => [name, middle(loads[name], key)?.toFixed(0) ?? '–'] as const),
  )
  const share = (name: Name) => {
    const floor = middle(loads[name], of)
    return app === undefined || !floor ? '–' : (app / floor).toFixed(2)
  }
  return { ...cells, 'to fair': share('fair'), 'to bare': share('bare') }
}

function table(loads: Loads): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {}
  for (const key of moments) rows[key] = row(loads, key, key === 'filtered' ? key : 'drawn')
  for (const key of again) rows[key] = row(loads, key, 'drawnAgain')
  for (const key of Object.keys(plain) as (keyof typeof plain)[]) {
    const textOf = (name: Name) => plain[key](middle(loads[name], key) ?? 0)
    rows[key] = Object.fromEntries(names.map((name) => [name, textOf(name)]))
  }
  return rows
}

async function measure(device: Device, size: number, browser: Parameters<typeof measureLoad>[0]) {
  const app = await startApp('production', { SANDBOX_STATIONS: String(size) })
  const floors = await startFloors(`${app.sandboxOrigin}/mobility`)
  const subjects: Record<Name, Subject> = {
    app: { address: app.origin, hasList: true, changeFilter: changeAppFilter },
    bare: { address: floors.addresses.bare, hasList: false, changeFilter: changeFloorFilter },
    fair: { address: floors.addresses.fair, hasList: false, changeFilter: changeFloorFilter },
  }
  const loads: Loads = { app: [], bare: [], fair: [] }
  try {
    // The first answer of a region, and of a compressed file, is made; later ones are remembered.
    for (const name of names) await measureLoad(browser, desktop, subjects[name])
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) loads[name].push(await measureLoad(browser, device, subjects[name]))
  } finally {
    await floors.stop()
    await app.stop()
  }
  console.log(`\n${size} stations, ${device.name}, medians of ${rounds} alternating loads, milliseconds`)
  console.table(table(loads))
}

test.beforeAll(buildFloors)

for (const device of devices)
  for (const size of device === phone ? phoneSizes : sizes)
    test(`${size} stations on a ${device.name}, beside two floors`, ({ browser }) =>
      measure(device, size, browser))
