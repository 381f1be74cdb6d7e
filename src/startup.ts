import { pause } from './pause'

/**
 * Milestones of the page's start. Each is a User Timing mark too. External checks rely on the marks `stations-listed`,
 * `stations-pictured`, `statuses-pictured` and `stations-drawn`.
 */
export type Milestone =
  /** First paint of rows from this device's copy of an earlier visit, while the service is asked. */
  | 'copy-listed'
  /** First paint of rows after the service has answered or failed, or of the reason for an empty list. */
  | 'stations-listed'
  /** First picture of the stations. */
  | 'stations-pictured'
  /** First picture of the stations with all statuses. */
  | 'statuses-pictured'
  /** First complete drawing of the map. */
  | 'stations-drawn'
  /** The map has replaced its picture, or there will be no map. */
  | 'map-settled'

/** Maximum milliseconds after the first list during which later loads leave network and processor to the map. */
const maxMapWait = 2_000
/** Maximum milliseconds for which a slow network is left to the first list. */
const maxListWait = 5_000

export interface Startup {
  /** Whether the network is slow, so that the first list needs all of it. */
  readonly isSlow: boolean
  /** Notes that the page has reached a milestone. A second call has no effect. */
  reach(milestone: Milestone): void
  /**
   * Resolves in a task after the milestone, so that the browser can paint its frame first; at once if the page had
   * reached it before the call.
   */
  reached(milestone: Milestone): Promise<void>
  /** Resolves after the first list, copies included, when the map has settled or `maxMapWait` is over. */
  firstScreen(): Promise<void>
  /** Resolves when files that the first list does not need may be loaded: on a slow network after the list. */
  whenNetworkIsFree(): Promise<void>
}

export function createStartup(isSlow = isNetworkSlow()): Startup {
  const reachedMilestones = new Set<Milestone>()
  const listeners: ((reached: Milestone) => void)[] = []
  const reached = (milestone: Milestone) =>
    new Promise<void>((resume) => {
      if (reachedMilestones.has(milestone)) resume()
      else listeners.push((one) => one === milestone && setTimeout(resume))
    })
  const firstList = Promise.race([reached('stations-listed'), reached('copy-listed')])
  // Once for all callers, so that the wait begins with the list however late a caller comes.
  const firstScreen = firstList.then(() => Promise.race([reached('map-settled'), pause(maxMapWait)]))
  return {
    isSlow,
    reach(milestone) {
      if (reachedMilestones.has(milestone)) return
      performance.mark(milestone)
      reachedMilestones.add(milestone)
      for (const listener of listeners) listener(milestone)
    },
    reached,
    firstScreen: () => firstScreen,
    async whenNetworkIsFree() {
      if (isSlow) await Promise.race([firstList, pause(maxListWait)])
    },
  }
}

/**
 * Whether the browser estimates the network as slower than 4G or the person saves data, and no service worker has the
 * page's files. Only Chromium has the estimate (Network Information API); elsewhere every network counts as fast.
 */
export function isNetworkSlow(): boolean {
  const { connection, serviceWorker } = globalThis.navigator ?? {}
  if (!connection || serviceWorker?.controller) return false
  return connection.saveData || connection.effectiveType !== '4g'
}

declare global {
  interface Navigator {
    /** Part of the Network Information API, which TypeScript's library does not have. */
    readonly connection?: { saveData: boolean; effectiveType: string }
  }
}

/** The start of this page. */
export const startup = createStartup()

/** Runs `task` after `promise`. Returns a function that cancels it, for an effect. */
export function runAfter(promise: Promise<void>, task: () => void): () => void {
  let isCancelled = false
  void promise.then(() => {
    if (!isCancelled) task()
  })
  return () => {
    isCancelled = true
  }
}
