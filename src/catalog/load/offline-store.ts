import type { Config } from '../../config'
import type { CachedData } from './cached-data'

/** Copy of open data on the device, for a start without the service. Neither method rejects. */
export interface OfflineStore {
  /** @param most largest number of stations of a copy that is read; default any */
  restore(most?: number): Promise<CachedData | null>
  /** Writes later, and at most every five minutes. */
  save(data: CachedData): void
}

/** Milliseconds between the answers of two writes. */
const minInterval = 5 * 60_000
/** Milliseconds before a write, so that it does not delay the first list and the map. */
const pause = 3_000

/** Opens the browser's store. It restores only data of the same service and region. */
export function openOfflineStore({ service, region }: Pick<Config, 'service' | 'region'>): OfflineStore {
  const source = JSON.stringify([service, region.only && region.bbox])
  const store = () => import('./cached-data')
  let last = Number.NEGATIVE_INFINITY
  return {
    async restore(most = Number.POSITIVE_INFINITY) {
      try {
        return (await hasDatabase()) ? await (await store()).readCachedData(source, most) : null
      } catch {
        return null
      }
    },
    save(data) {
      if (data.fetchedAt - last < minInterval) return
      last = data.fetchedAt
      const write = async () => (await store()).writeCachedData(source, data)
      // Frames in other sites, private windows and full disks refuse writes.
      setTimeout(() => write().catch(() => undefined), pause)
    },
  }
}

/** A first visit has no database and does not load the script that reads it. */
async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    return true
  }
}
