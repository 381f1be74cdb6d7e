import { useEffect, useMemo, useState } from 'react'
import type { CatalogApi, Drawn } from '../../catalog/catalog-api'
import type { MapExtent } from '../../map/extent'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'

export interface Question {
  catalog: CatalogApi
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
  /** The catalog could not say it, and has never said it before. */
  failed: boolean
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
  const [failure, setFailure] = useState<Question | null>(null)

  useEffect(() => {
    const { catalog, revision, filters, now, extent } = question
    if (revision === null || extent === null) return
    let newest = true
    catalog.view({ filters, now }, widen(extent.bounds), extent.zoom).then(
      (drawn) => newest && setAnswer((before) => ({ question, drawn: keepIfEqual(before, catalog, drawn) })),
      () => newest && setFailure(question),
    )
    return () => {
      newest = false
    }
  }, [question])

  const known = answer?.question.catalog === catalog ? answer.drawn : null
  return {
    drawn: known ?? nothing,
    current: answer?.question === question,
    // What was drawn once stays: that nothing new comes is the page's to tell.
    failed: known === null && failure === question,
  }
}

/** The same object while nothing has changed, so that picture and map have nothing to draw. */
function keepIfEqual(
  before: { question: Question; drawn: Drawn } | null,
  catalog: CatalogApi,
  drawn: Drawn,
): Drawn {
  if (before?.question.catalog !== catalog) return drawn
  return JSON.stringify(before.drawn) === JSON.stringify(drawn) ? before.drawn : drawn
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
