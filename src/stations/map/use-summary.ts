import { useEffect, useState } from 'react'
import type { CatalogApi } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-words'

/**
 * Returns one station of the catalog; `null` without an id and until it is loaded.
 * @param id id of the station, or of a record that was merged into it
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
      // Closed or failed catalog: the page reports it, and the map only lacks a highlight.
      () => undefined,
    )
    return () => {
      newest = false
    }
  }, [catalog, revision, now, id])

  return found?.catalog === catalog && id !== null && hasId(found.summary, id) ? found.summary : null
}
