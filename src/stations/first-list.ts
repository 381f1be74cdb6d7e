import { useEffect } from 'react'

const name = 'stations-listed'

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
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(name).length === 0) return
    observer.disconnect()
    task()
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}
