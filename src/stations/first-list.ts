import { useEffect } from 'react'

const name = 'stations-listed'
const mapLoaded = 'map-loaded'

/** Milliseconds after the first list that what nobody has asked for leaves the network to the map. */
const mapPatience = 2_000

/** Sets the User Timing mark `stations-listed` once, with the first paint of rows or of why there are none. */
export function useListedMark(listed: boolean): void {
  useEffect(() => {
    // The frame after this commit paints it.
    if (listed) requestAnimationFrame(mark)
  }, [listed])
}

function mark(): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name)
}

/** Runs `task` once the first list is painted; returns how to call it off. */
export function afterFirstList(task: () => void): () => void {
  return afterMark(name, task)
}

/** The map's script is there, or does not come. */
export function markMapLoaded(): void {
  performance.mark(mapLoaded)
}

/**
 * Runs `task` once the first list is painted and the map's script is there, or long enough after the list; returns how
 * to call it off.
 */
export function afterFirstScreen(task: () => void): () => void {
  let stopWaiting = () => {}
  const callOffList = afterFirstList(() => {
    const go = () => {
      stopWaiting()
      task()
    }
    const late = setTimeout(go, mapPatience)
    const callOffMap = afterMark(mapLoaded, go)
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

/** Runs `task` once, when a mark of that name is there; returns how to call it off. */
function afterMark(mark: string, task: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(mark).length === 0) return
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}
