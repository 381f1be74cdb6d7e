import { useLayoutEffect, useRef } from 'react'
import type { Filters } from '../../model/filters'

/** User Timing names that checks from outside rely on, as they do on `stations-listed`. */
const firstDrawn = 'stations-drawn'
const filterDrawn = 'filter-drawn'

const stationsPictured = 'stations-pictured'
const statusesPictured = 'statuses-pictured'

/**
 * Marks the first picture of the stations and the first one of their statuses, in the frame after its paint.
 * @param isComing some status is still coming
 */
export function markPictured(isComing: boolean): void {
  if (performance.getEntriesByName(statusesPictured).length > 0) return
  requestAnimationFrame(() => {
    for (const name of isComing ? [stationsPictured] : [stationsPictured, statusesPictured])
      if (performance.getEntriesByName(name).length === 0) performance.mark(name)
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
