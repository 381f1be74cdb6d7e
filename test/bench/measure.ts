import type { Browser, Page } from '@playwright/test'
import { openHeaps } from '../browser/harness/heap'
import { type Device, throttle } from './devices'
import type { FigureName } from './figures'
import { scriptBytes } from './scripts'
import type { Servers } from './servers/servers'
import { type Name, type Subject, subjects } from './subjects'
import { search } from './typing'
import { type Visit, visit, waitUntilStored } from './visit'
import { reactionUntil, reactionUntilStill, watchLoads } from './watch'

/** Figures of one page in one round; `null` if the page has no such figure on this device. */
export type Figures = Record<FigureName, number | null>

/** Milliseconds without a frame after which a zoom step or a poll has ended. */
const stillAfterZoom = 1_000
const stillAfterPoll = 2_500

/** Loads a page with an empty cache, uses it, and loads it again. */
export async function measure(
  browser: Browser,
  servers: Servers,
  { name, device }: { name: Name; device: Device },
): Promise<Figures> {
  const subject = subjects[name]
  const address = servers.addresses[name]
  const { traffic, appFiles } = servers
  const context = await browser.newContext({ ...device.context, locale: 'en-US' })
  try {
    const page = await context.newPage()
    await watchLoads(page)
    await throttle(page, device)
    const heaps = await openHeaps(page)

    const before = traffic.transfers.length
    const first = await visit(page, address, subject)
    const { pictureAt: _, origin, ...moments } = first
    const transfers = traffic.transfers.slice(before)
    const filter = await filterOnAndOff(page, subject)
    const { page: ofPage, workers, buffers } = await heaps.sizes()
    const used = device.slow ? unused : await use(page, subject, servers)

    const isApp = name === 'app'
    if (isApp) await waitUntilStored(page, first)
    const beforeAgain = traffic.transfers.length
    const again = await visit(page, address, subject)
    return {
      ...moments,
      ...filter,
      ...used,
      memory: ofPage + workers + buffers,
      bytes: bytesUntilDrawn(first, transfers),
      listScript: isApp ? scriptBytes(appFiles, transfers, origin + (first.listed ?? 0)) : null,
      mapScript: isApp ? scriptBytes(appFiles, transfers) : null,
      listedAgain: again.listed,
      picturedAgain: again.pictureAt,
      drawnAgain: again.drawn,
      bytesAgain: bytesUntilDrawn(again, traffic.transfers.slice(beforeAgain)),
    }
  } finally {
    await context.close()
  }
}

function bytesUntilDrawn({ origin, drawn }: Visit, transfers: Servers['traffic']['transfers']): number {
  return transfers
    .filter(({ startedAt }) => startedAt < origin + drawn)
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

async function filterOnAndOff(page: Page, { filter }: Subject) {
  if (!(await filter(page, true))) return { filtered: null, filterTask: null }
  const { drawn, task } = await reactionUntil(page, 'filter-drawn')
  await filter(page, false)
  await reactionUntil(page, 'filter-drawn', 2)
  return { filtered: drawn, filterTask: task }
}

const unused = { zoomed: null, polled: null, pollTask: null, suggested: null, searchTask: null }

/** Zooms in by one level, refreshes with changed values, and searches. */
async function use(page: Page, { refresh, hasSearch }: Subject, { changeValues }: Servers) {
  // The map then moves at once, so that the time is that of the work.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('.maplibregl-canvas').press('Equal')
  const zoom = await reactionUntilStill(page, stillAfterZoom)
  await changeValues()
  await refresh(page)
  const poll = await reactionUntilStill(page, stillAfterPoll)
  const searched = hasSearch ? await search(page) : { suggested: null, searchTask: null }
  return { zoomed: zoom.drawn, polled: poll.drawn, pollTask: poll.task, ...searched }
}
