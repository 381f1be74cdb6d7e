import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { hour, minute } from '../../../src/durations'
import { partNames } from '../../../src/model/parts'
import { anonymous } from '../../../src/model/viewer'
import { createQueryClient } from '../../../src/queries/query-client'
import { refreshWhileHidden } from '../../../src/queries/use-hidden-refresh'
import { catalogQuery, retryCatalogQuery } from '../../../src/stations/queries'
import type { Service } from '../api/service'
import { type Data, serveData, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'

// What react-query takes for a browser; without one it does not poll.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))

/**
 * Whole questions to a service that is down, once it is known to be; `catalog/retry-schedule.test.ts` counts a day of
 * them.
 */
const perHour = 12

/** Which questions of a part arrived: for everything, and for one row. */
function countOf(requests: Service['requests'], path: RegExp) {
  const asked = requests.filter((request) => path.test(request.path))
  const looks = asked.filter(({ query }) => query.get('limit') === '1').length
  return { whole: asked.length - looks, looks }
}
const values = /latest$/
const plugs = /EChargingPlug$/

/** A page that polls a real service; its timers are turned by hand, its requests take the time that they take. */
async function openPage(more: Partial<Data> = {}, refreshSeconds = 60) {
  const data: Data = { stations: [station('A')], plugs: [], latest: [], fails: null, ...more }
  const { open, requests } = await serveData(data)
  const source = { viewer: anonymous, catalog: open() }
  const client = createQueryClient()
  client.mount()
  const observer = new QueryObserver(client, catalogQuery(source, refreshSeconds, stationQuery()))
  const stop = observer.subscribe(() => undefined)
  closePage = () => {
    stop()
    client.unmount()
    client.clear()
  }
  let isAsked = true
  const settle = async () => {
    while (client.isFetching() > 0) {
      await new Promise((resolve) => setImmediate(resolve))
      // A first load and a press wait before they try again.
      if (isAsked) vi.advanceTimersByTime(20)
    }
  }
  const pass = async (milliseconds: number, step = Math.min(refreshSeconds * 1000, milliseconds)) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      vi.advanceTimersByTime(step)
      await settle()
    }
  }
  const snapshot = () => client.getQueryData<Snapshot>([anonymous, 'catalog'])
  const press = async () => {
    isAsked = true
    const pressed = client.fetchQuery({
      ...retryCatalogQuery(source, refreshSeconds, stationQuery()),
      staleTime: 0,
    })
    await Promise.all([pressed.catch(() => undefined), settle()])
    isAsked = false
  }
  vi.advanceTimersByTime(1)
  await settle()
  isAsked = false
  /** What was asked while `act` ran. */
  const during = async (path: RegExp, act: () => unknown) => {
    const before = requests.length
    await act()
    await settle()
    return countOf(requests.slice(before), path)
  }
  const alert = () => refreshWhileHidden(client, [anonymous, 'catalog'], refreshSeconds)
  return { data, requests, pass, press, during, snapshot, settle, alert }
}

let closePage: () => void = () => undefined

beforeEach(() => {
  focusManager.setFocused(true)
  vi.useFakeTimers({
    now: Date.parse('2026-11-20T13:02:20.417Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  closePage()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

function lookAway() {
  focusManager.setFocused(false)
}
function lookAgain() {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}

test('a working service gets requests for values each minute, and for the rest each hour', async () => {
  const page = await openPage()
  expect(await page.during(values, () => page.pass(hour))).toEqual({ whole: 60, looks: 0 })
  expect(countOf(page.requests, plugs)).toEqual({ whole: 2, looks: 0 })
})

test('a hidden page sends no requests', async () => {
  const page = await openPage()
  expect(
    await page.during(/./, async () => {
      lookAway()
      await page.pass(hour)
    }),
  ).toEqual({ whole: 0, looks: 0 })
})

test('a page with alerts sends requests each minute, also while hidden, whatever their number', async () => {
  const page = await openPage()
  const ends = [page.alert(), page.alert()]
  expect(await page.during(values, () => page.pass(hour))).toEqual({ whole: 60, looks: 0 })
  lookAway()
  expect(await page.during(values, () => page.pass(hour))).toEqual({ whole: 60, looks: 0 })
  for (const end of ends) end()
  expect(await page.during(values, () => page.pass(hour))).toEqual({ whole: 0, looks: 0 })
})

test.each<[string, Partial<Data>]>([
  ['down', { fails: /./ }],
  ['not there', { dead: true }],
  ['full', { fails: /./, failsWith: { status: 429 } }],
])(
  'a service that is %s is asked in whole every five minutes, and is back within a minute',
  async (_, fault) => {
    const page = await openPage()
    Object.assign(page.data, fault)
    const asked = await page.during(values, () => page.pass(2 * hour))
    expect(asked.whole).toBeLessThanOrEqual(2 * perHour + 2)
    expect(asked.whole + asked.looks).toBe(120)
    const failedAt = page.snapshot()?.parts.values.failure
    expect(failedAt).not.toBeNull()
    Object.assign(page.data, { fails: null, dead: false })
    await page.pass(minute)
    for (const part of partNames) expect(page.snapshot()?.parts[part]).toMatchObject({ failure: null })
    expect(Date.now() - (page.snapshot()?.fetchedAt ?? 0)).toBeLessThanOrEqual(minute)
  },
  30_000,
)

test('a service that is down from the start gets the same requests', async () => {
  const page = await openPage({ fails: /./ })
  const asked = await page.during(/EChargingStation$/, () => page.pass(hour))
  expect(asked.whole).toBeLessThanOrEqual(perHour + 2)
  expect(page.snapshot()).toBeUndefined()
  page.data.fails = null
  await page.pass(minute)
  expect(page.snapshot()).toMatchObject({ stationCount: 1 })
}, 30_000)

test.each([10, 60])(
  'after an outage of minutes all is back within one interval of %d seconds',
  async (seconds) => {
    const page = await openPage({}, seconds)
    for (const outage of [85_000, 330_000]) {
      page.data.fails = /./
      await page.pass(outage, 5_000)
      page.data.fails = null
      await page.pass(seconds * 1000, 5_000)
      expect(page.snapshot()?.parts.values.failure, `after ${outage} ms`).toBeNull()
    }
  },
)

test('after a failure of plugs only those are requested again, and are back within a minute', async () => {
  const page = await openPage()
  page.data.fails = plugs
  await page.pass(2 * hour)
  expect(page.snapshot()?.parts.plugs.failure).not.toBeNull()
  expect(page.snapshot()?.parts.stations.failure).toBeNull()
  const later = await page.during(/EChargingStation$/, () => page.pass(30 * minute))
  expect(later.whole + later.looks, 'the stations keep their age').toBe(0)
  page.data.fails = null
  await page.pass(minute)
  expect(page.snapshot()?.parts.plugs).toEqual({ fetchedAt: Date.now(), failure: null })
})

test('a service that answers one row and never all gets complete requests as rarely', async () => {
  const page = await openPage()
  Object.assign(page.data, { fails: values, answersLooks: true })
  const asked = await page.during(values, () => page.pass(hour))
  expect(asked.whole).toBeLessThanOrEqual(perHour + 4)
}, 30_000)

test.each<[string, () => void]>([
  [
    'the network',
    () => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    },
  ],
  ['a person', lookAgain],
])('when %s comes back, failed parts are requested at once', async (_, comeBack) => {
  const page = await openPage()
  page.data.fails = /./
  await page.pass(hour)
  page.data.fails = null
  expect(await page.during(values, comeBack)).toEqual({ whole: 1, looks: 1 })
  expect(page.snapshot()?.parts.values.failure).toBeNull()
})

test('a return within seconds sends no requests', async () => {
  const page = await openPage()
  expect(await page.during(values, lookAgain)).toEqual({ whole: 0, looks: 0 })
})

test.each([429, 503])(
  'a pause that is stated with %d is kept by all that happens by itself, and not by a press',
  async (status) => {
    const page = await openPage()
    Object.assign(page.data, { fails: values, failsWith: { status, headers: { 'Retry-After': '600' } } })
    await page.pass(minute)
    const meanwhile = await page.during(values, async () => {
      for (let round = 0; round < 9; round += 1) {
        lookAgain()
        await page.pass(minute)
      }
    })
    expect(meanwhile).toEqual({ whole: 0, looks: 0 })
    expect((await page.during(values, page.press)).whole).toBe(1)
    page.data.fails = null
    expect((await page.during(values, page.press)).whole).toBe(1)
    expect(page.snapshot()?.parts.values.failure).toBeNull()
  },
)

test('each of five clicks requests the failed plugs', async () => {
  const page = await openPage({ fails: plugs })
  await page.pass(minute)
  const asked = await page.during(plugs, async () => {
    for (let press = 0; press < 5; press += 1) await page.press()
  })
  expect(asked.whole, 'each three times').toBe(15)
})
