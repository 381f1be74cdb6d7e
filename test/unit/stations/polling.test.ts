import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ApiError, HttpError, NetworkError } from '../../../src/api/errors'
import { createQueryClient } from '../../../src/app/query-client'
import type { CatalogDoor, Snapshot } from '../../../src/catalog/door'
import { catalogQuery } from '../../../src/stations/queries'

// What react-query takes for a browser; without one it does not poll.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))

const minute = 60_000
const hour = 60 * minute
const down = new HttpError('https://api.test', 500, { message: 'x' })

/** A page that polls each minute; when it asked, and what it is answered. */
function openPage(fault: ApiError | null = null, pause = 0) {
  const asked: number[] = []
  const service = { fault, pause }
  const ask = async () => {
    asked.push(Date.now())
    if (service.fault) throw service.fault
    return { revision: asked.length, pause: service.pause } as Snapshot
  }
  const catalog = { load: ask, refresh: ask } as unknown as CatalogDoor
  const client = createQueryClient()
  client.mount()
  const observer = new QueryObserver(client, catalogQuery({ viewer: 'anonymous', catalog }, 60))
  const stop = observer.subscribe(() => undefined)
  /** Rounds that begin in so many milliseconds. */
  const roundsIn = async (milliseconds: number) => {
    const before = asked.length
    await vi.advanceTimersByTimeAsync(milliseconds)
    return asked.length - before
  }
  closePage = () => {
    stop()
    client.unmount()
    client.clear()
  }
  return { asked, service, roundsIn, refresh: () => observer.refetch() }
}

let closePage: () => void = () => undefined

beforeEach(() => {
  focusManager.setFocused(true)
  vi.useFakeTimers({ now: Date.parse('2026-11-20T13:02:20.417Z') })
})
afterEach(() => {
  closePage()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

async function openedPage() {
  const page = openPage()
  await vi.advanceTimersByTimeAsync(1)
  return page
}

test('a service that answers is asked each minute', async () => {
  const page = await openedPage()
  expect(await page.roundsIn(hour)).toBe(60)
})

test.each<[string, ApiError]>([
  ['down', down],
  ['not there', new NetworkError('https://api.test', 'unreachable')],
  ['full', new HttpError('https://api.test', 429, null)],
])('a service that is %s for a day is asked at most 300 times', async (_name, fault) => {
  const page = await openedPage()
  page.service.fault = fault
  const rounds = await page.roundsIn(24 * hour)
  expect(rounds).toBeLessThanOrEqual(300)
  expect(rounds).toBeGreaterThan(250)
})

test('one that is down from the start too', async () => {
  const page = openPage(down)
  expect(await page.roundsIn(24 * hour)).toBeLessThanOrEqual(300)
})

test('pauses double up to five minutes, and a tenth', async () => {
  const page = await openedPage()
  page.service.fault = down
  expect(await page.roundsIn(minute)).toBe(1)
  expect(await page.roundsIn(1.1 * minute)).toBe(1)
  expect(await page.roundsIn(1.9 * minute)).toBe(0)
  await page.roundsIn(hour)
  expect(await page.roundsIn(5.5 * minute)).toBeGreaterThanOrEqual(1)
})

test('after a failure that is over the pace is as before', async () => {
  const page = await openedPage()
  page.service.fault = down
  await page.roundsIn(hour)
  page.service.fault = null
  expect(await page.roundsIn(5.5 * minute)).toBeGreaterThanOrEqual(1)
  await page.roundsIn(minute)
  expect(await page.roundsIn(hour)).toBe(60)
  page.service.fault = down
  expect(await page.roundsIn(minute)).toBe(1)
  expect(await page.roundsIn(1.1 * minute)).toBe(1)
})

test('a network that is back is used at once', async () => {
  const page = await openedPage()
  page.service.fault = new NetworkError('https://api.test', 'offline')
  onlineManager.setOnline(false)
  await page.roundsIn(hour)
  page.service.fault = null
  const before = page.asked.length
  onlineManager.setOnline(true)
  await page.roundsIn(10)
  expect(page.asked.length - before).toBe(1)
})

test.each([429, 503])('a pause that comes with %d is kept, whatever happens to the page', async (status) => {
  const page = await openedPage()
  page.service.fault = new HttpError('https://api.test', status, null, 10 * minute)
  expect(await page.roundsIn(minute)).toBe(1)
  for (let round = 0; round < 9; round += 1) {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    expect(await page.roundsIn(minute)).toBe(0)
  }
  page.service.fault = null
  expect(await page.roundsIn(2.1 * minute)).toBe(1)
})

test('a person may ask before that', async () => {
  const page = await openedPage()
  page.service.fault = new HttpError('https://api.test', 429, null, 10 * minute)
  await page.roundsIn(minute)
  const before = page.asked.length
  await page.refresh()
  expect(page.asked.length - before).toBe(1)
})

test('a first load is tried once more before it is told', async () => {
  const page = openPage(down)
  expect(await page.roundsIn(3_000), 'besides the first').toBe(1)
  expect(await page.roundsIn(30_000)).toBe(0)
})

test('an answer in part that asks for a pause is followed by none before its end', async () => {
  const page = openPage(null, 10 * minute)
  await vi.advanceTimersByTimeAsync(1)
  page.service.pause = 0
  await vi.advanceTimersByTimeAsync(8 * minute)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(1.5 * minute)
  expect(page.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(page.asked.length).toBeGreaterThan(1)
})
