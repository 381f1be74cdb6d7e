import { useEffect } from 'react'

const name = 'stations-listed'
/** The list is this device's copy of an earlier visit. */
const copyName = 'copy-listed'
const mapLoaded = 'map-loaded'

/** Milliseconds after the first list that what nobody has asked for leaves the network to the map. */
const mapPatience = 2_000

/**
 * Sets the User Timing mark `stations-listed` once, with the first paint of rows or of why there are none.
 * @param isCopy the rows come from this device's copy; the mark waits for the service's answer
 */
export function useListedMark(listed: boolean, isCopy: boolean): void {
  const reached = !listed ? null : isCopy ? copyName : name
  useEffect(() => {
    // The frame after this commit paints it.
    if (reached !== null) requestAnimationFrame(() => mark(reached))
  }, [reached])
}

function mark(name: string): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name)
}

/** Runs `task` once the first list is painted, not from a copy; returns how to call it off. */
export function afterFirstList(task: () => void): () => void {
  return afterMark([name], task)
}

/** The map's script is there, or does not come. */
export function markMapLoaded(): void {
  performance.mark(mapLoaded)
}

/**
 * Runs `task` once the first list is painted, from a copy too, and the map's script is there, or long enough after the
 * list; returns how to call it off.
 */
export function afterFirstScreen(task: () => void): () => void {
  let stopWaiting = () => {}
  const callOffList = afterMark([name, copyName], () => {
    const go = () => {
      stopWaiting()
      task()
    }
    const late = setTimeout(go, mapPatience)
    const callOffMap = afterMark([mapLoaded], go)
    stopWaiting = () => {
      clearTimeout(late)
      callOffMap()
    }
  })
  return () => {
    callOffList()
    stopWaiting()
  }
}

/** Runs `task` once, when a mark of one of these names is there; returns how to call it off. */
function afterMark(names: readonly string[], task: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (!names.some((name) => list.getEntriesByName(name).length > 0)) return
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}
