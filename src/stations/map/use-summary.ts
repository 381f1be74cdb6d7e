import { useEffect, useState } from 'react'
import type { CatalogApi } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-words'

/**
 * One station of the catalog, wherever it is on the map; `null` without an id and until it is known.
 * @param id its own, or that of a record that gave way to it
 */
export function useSummary(
  { catalog, revision, now }: { catalog: CatalogApi; revision: number | null; now: number },
  id: string | null,
): StationSummary | null {
  const [found, setFound] = useState<{ catalog: CatalogApi; summary: StationSummary } | null>(null)

  useEffect(() => {
    if (id === null || revision === null) return
    let newest = true
    catalog.summary(id, now).then(
      (summary) => newest && setFound(summary && { catalog, summary }),
      // Closed or failing: the page reports it, and the map only lacks a mark.
      () => undefined,
    )
    return () => {
      newest = false
    }
  }, [catalog, revision, now, id])

  return found?.catalog === catalog && id !== null && hasId(found.summary, id) ? found.summary : null
}
