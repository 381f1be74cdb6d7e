import { useEffect } from 'react'

const name = 'stations-listed'
/** Name of the mark for a list from this device's copy of an earlier visit. */
const copyName = 'copy-listed'
const mapSettled = 'map-settled'

/** Milliseconds after the first list during which background loads leave network and processor to the map. */
const maxMapWait = 2_000

/**
 * Sets the User Timing mark `stations-listed` once, at the first paint of rows or of the reason for an empty list.
 * @param isCopy the rows come from this device's copy; the mark waits for the service's answer
 */
export function useListedMark(listed: boolean, isCopy: boolean): void {
  const mark = isCopy ? copyName : name
  const reached = listed ? mark : null
  useEffect(() => {
    // The frame after this commit paints it.
    if (reached !== null) requestAnimationFrame(() => markOnce(reached))
  }, [reached])
}

/** Sets a User Timing mark once. */
export function markOnce(name: string): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name)
}

/** Runs `task` after the first paint of a list that is not a copy. Returns a function that cancels it. */
export function afterFirstList(task: () => void): () => void {
  return afterMark([name], task)
}

/** Marks that the map has replaced its picture, or that there will be no map. */
export function markMapSettled(): void {
  performance.mark(mapSettled)
}

/**
 * Runs `task` after the first paint of a list, copies included, when the map has replaced its picture or `maxMapWait`
 * is over. Returns a function that cancels it.
 */
export function afterFirstScreen(task: () => void): () => void {
  let cancelWait = () => {}
  const cancelList = afterMark([name, copyName], () => {
    const run = () => {
      cancelWait()
      task()
    }
    const late = setTimeout(run, maxMapWait)
    const cancelMap = afterMark([mapSettled], run)
    cancelWait = () => {
      clearTimeout(late)
      cancelMap()
    }
  })
  return () => {
    cancelList()
    cancelWait()
  }
}

/** Runs `task` once when a mark with one of these names exists. Returns a function that cancels it. */
function afterMark(names: readonly string[], task: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (!names.some((name) => list.getEntriesByName(name).length > 0)) return
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}
