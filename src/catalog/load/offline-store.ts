import type { Config } from '../../config'
import type { CachedData } from './cached-data'

/** A copy of open data on this device, for a start without the service. Neither method rejects. */
export interface OfflineStore {
  restore(): Promise<CachedData | null>
  /** Writes later, and at most every five minutes. */
  save(data: CachedData): void
}

/** Milliseconds between two writes, by when the answers were fetched. */
const writeEvery = 5 * 60_000
/** Milliseconds that the first list and the map have for themselves. */
const pause = 3_000

/** The store of this browser. It restores only data of the same service and region. */
export function openOfflineStore({ service, region }: Pick<Config, 'service' | 'region'>): OfflineStore {
  const of = JSON.stringify([service, region.only && region.bbox])
  const store = () => import('./cached-data')
  let last = Number.NEGATIVE_INFINITY
  return {
    async restore() {
      try {
        return (await hasDatabase()) ? await (await store()).readCachedData(of) : null
      } catch {
        return null
      }
    },
    save(data) {
      if (data.fetchedAt - last < writeEvery) return
      last = data.fetchedAt
      const write = async () => (await store()).writeCachedData(of, data)
      // Frames in other sites, private windows and full disks keep nothing.
      setTimeout(() => write().catch(() => undefined), pause)
    },
  }
}

/** A first visit has none, and does not load the script that reads it. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    return true
  }
}
