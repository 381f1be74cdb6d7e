import { useEffect, useMemo, useState } from 'react'
import type { CatalogDoor, Drawn } from '../../catalog/door'
import type { MapExtent } from '../../map/CameraSync'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'

export interface Question {
  catalog: CatalogDoor
  /** `null` while nothing is loaded. */
  revision: number | null
  filters: Filters
  now: number
  /** `null` while there is no map. */
  extent: MapExtent | null
}

export interface Answer {
  drawn: Drawn
  /** Whether `drawn` answers the question as it is now, not an earlier one. */
  current: boolean
}

const nothing: Drawn = { type: 'FeatureCollection', features: [] }
/** Share of the extent that is asked for on each side of it, so that a short drag shows no empty edge. */
const margin = 0.25

/** What the catalog says is to be seen. The newest question wins; another catalog's answer is never shown. */
export function useDrawn({ catalog, revision, filters, now, extent }: Question): Answer {
  const question = useMemo(
    () => ({ catalog, revision, filters, now, extent }),
    [catalog, revision, filters, now, extent],
  )
  const [answer, setAnswer] = useState<{ question: Question; drawn: Drawn } | null>(null)

  useEffect(() => {
    const { catalog, revision, filters, now, extent } = question
    if (revision === null || extent === null) return
    let newest = true
    catalog.view(filters, widen(extent.bounds), extent.zoom, now).then(
      (drawn) => newest && setAnswer({ question, drawn }),
      // A catalog that is closed or failing is the page's to tell; the map keeps what it has.
      () => undefined,
    )
    return () => {
      newest = false
    }
  }, [question])

  return {
    drawn: answer?.question.catalog === catalog ? answer.drawn : nothing,
    current: answer?.question === question,
  }
}

export function widen([west, south, east, north]: Bounds): Bounds {
  const lon = (east - west) * margin
  const lat = (north - south) * margin
  return [
    Math.max(-180, west - lon),
    Math.max(-90, south - lat),
    Math.min(180, east + lon),
    Math.min(90, north + lat),
  ]
}
