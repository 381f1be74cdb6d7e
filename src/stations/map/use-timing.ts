import { useLayoutEffect, useRef } from 'react'
import type { Filters } from '../../model/filters'

/** User Timing names that checks from outside rely on, as they do on `stations-listed`. */
const firstDrawn = 'stations-drawn'
const filterDrawn = 'filter-drawn'

const pictured = ['stations-pictured', 'statuses-pictured'] as const

/**
 * Marks the first picture, in the frame after its paint. Both at once: stations are shown when their statuses are there.
 */
export function markPictured(): void {
  if (performance.getEntriesByName(pictured[0]).length > 0) return
  requestAnimationFrame(() => {
    for (const name of pictured) if (performance.getEntriesByName(name).length === 0) performance.mark(name)
  })
}

/** Marks the first time that the map has drawn all there is to see. */
export function markDrawn(): void {
  if (performance.getEntriesByName(firstDrawn).length === 0) performance.mark(firstDrawn)
}

/**
 * Measures from a change of filters to the frame that shows it.
 * @returns to be called with every frame that shows all there is to see for `filters`
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
