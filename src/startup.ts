import { pause } from './pause'

/**
 * Moments of the page's start. Each is a User Timing mark too. External checks rely on the marks `stations-listed`,
 * `stations-pictured`, `statuses-pictured` and `stations-drawn`.
 */
export type Moment =
  /** First paint of rows from this device's copy of an earlier visit. */
  | 'copy-listed'
  /** First paint of rows from the service, or of the reason for an empty list. */
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

export interface Startup {
  /** Notes that the page has reached a moment. A second call has no effect. */
  reach(moment: Moment): void
  /** Resolves in a task after the moment, so that the browser can paint the moment's frame first. */
  reached(moment: Moment): Promise<void>
  /** Resolves after the first list, copies included, when the map has settled or `maxMapWait` is over. */
  firstScreen(): Promise<void>
}

export function createStartup(): Startup {
  const reachedMoments = new Set<Moment>()
  const listeners: ((reached: Moment) => void)[] = []
  const reached = (moment: Moment) =>
    new Promise<void>((resume) => {
      if (reachedMoments.has(moment)) resume()
      else listeners.push((one) => one === moment && setTimeout(resume))
    })
  return {
    reach(moment) {
      if (reachedMoments.has(moment)) return
      performance.mark(moment)
      reachedMoments.add(moment)
      for (const listener of listeners) listener(moment)
    },
    reached,
    async firstScreen() {
      await Promise.race([reached('stations-listed'), reached('copy-listed')])
      await Promise.race([reached('map-settled'), pause(maxMapWait)])
    },
  }
}

/** The start of this page. */
export const startup = createStartup()

/** Runs `task` after `moment`. Returns a function that cancels it, for an effect. */
export function runAfter(moment: Promise<void>, task: () => void): () => void {
  let isCancelled = false
  void moment.then(() => {
    if (!isCancelled) task()
  })
  return () => {
    isCancelled = true
  }
}
