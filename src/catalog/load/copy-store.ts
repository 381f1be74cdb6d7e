import type { Config } from '../../config/config'
import { minute } from '../../durations'
import type { CatalogCopy } from './catalog-copy'
import { databaseName } from './database-name'

/** Copy of open data on the device, for a start without the service. Neither method rejects. */
export interface CopyStore {
  /** @param maxStations largest number of stations of a copy that is read; default any */
  restore(maxStations?: number): Promise<CatalogCopy | null>
  /** Writes once the catalog is idle, and at most every five minutes. */
  save(data: CatalogCopy): void
}

/** Milliseconds between the answers of two writes. */
const minInterval = 5 * minute
/** Milliseconds without a query before a write: a query that comes during the write would wait for it. */
const storeDelay = 1_000
/** Milliseconds that each station adds to this delay: a write of 20,000 stations takes half a second. */
const delayPerStation = 0.1

/**
 * Opens the browser's store. It restores only data of the same service and region. `defer` starts the delay before a
 * write again: the catalog has got a query.
 */
export function openCopyStore({
  service,
  region,
}: Pick<Config, 'service' | 'region'>): CopyStore & { defer(): void } {
  const key = JSON.stringify([service, region.only && region.bbox])
  const store = () => import('./copy-database')
  let last = Number.NEGATIVE_INFINITY
  let waiting: CatalogCopy | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async () => {
    const data = waiting
    waiting = null
    if (data) await (await store()).writeCopy(key, data)
  }
  const defer = () => {
    clearTimeout(timer)
    if (!waiting) return
    const count = waiting.parts.stations?.answer.items.length ?? 0
    // Frames in other sites, private windows and full disks refuse writes.
    timer = setTimeout(() => write().catch(() => undefined), storeDelay + count * delayPerStation)
  }
  return {
    defer,
    async restore(maxStations = Number.POSITIVE_INFINITY) {
      try {
        return (await hasDatabase()) ? await (await store()).readCopy(key, maxStations) : null
      } catch {
        return null
      }
    },
    save(data) {
      const age = data.fetchedAt - last
      // After the device's clock was set back, `last` is in the future.
      if (!waiting && age >= 0 && age < minInterval) return
      last = data.fetchedAt
      waiting = data
      // The revision of these answers is built first, in this task.
      setTimeout(defer)
    },
  }
}

/** A first visit has no database and does not load the script that reads it. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    return true
  }
}
