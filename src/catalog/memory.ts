import type { CatalogSettings } from './settings'
import type { Kept } from './snapshot-store'

/** Keeps what everyone may see for a start without the service. Neither way does it reject. */
export interface Memory {
  recall(): Promise<Kept | null>
  /** Soon, and not each time. */
  remember(kept: Kept): void
}

/** Milliseconds between two writes, by when the answers were fetched. */
const writeEvery = 5 * 60_000
/** Milliseconds that the first list and the map have for themselves. */
const pause = 3_000

/** A memory of this browser; it is of use to the same service and region only. */
export function openMemory({ service, region }: Pick<CatalogSettings, 'service' | 'region'>): Memory {
  const of = JSON.stringify([service, region.only && region.bbox])
  const store = () => import('./snapshot-store')
  let last = Number.NEGATIVE_INFINITY
  return {
    recall: async () => (await store()).readSnapshot(of).catch(() => null),
    remember(kept) {
      if (kept.fetchedAt - last < writeEvery) return
      last = kept.fetchedAt
      const write = async () => (await store()).writeSnapshot(of, kept)
      // Frames in other sites, private windows and full disks keep nothing.
      setTimeout(() => write().catch(() => undefined), pause)
    },
  }
}
