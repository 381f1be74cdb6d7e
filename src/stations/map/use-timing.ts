import { useLayoutEffect, useRef } from 'react'
import type { Filters } from '../../model/filters'

/** User Timing name of a measure. External checks rely on it. */
const filterDrawn = 'filter-drawn'

/**
 * Measures the time from a change of filters to the frame that shows it.
 * @returns a function to call with every complete frame for `filters`
 */
export function useTiming(filters: Filters): () => void {
  const seen = useRef(filters)
  const changedAt = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (seen.current === filters) return
    seen.current = filters
    changedAt.current = performance.now()
  }, [filters])

  return () => {
    if (changedAt.current === null) return
    performance.measure(filterDrawn, { start: changedAt.current, end: performance.now() })
    changedAt.current = null
  }
}
