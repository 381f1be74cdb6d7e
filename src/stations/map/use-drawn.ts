import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogApi, Drawn } from '../../catalog/catalog-api'
import type { MapExtent } from '../../map/extent'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'
import { useSame } from './use-same'

interface Props {
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

/** What is asked of the catalog. */
type Question = Props & { revision: number }

/** A question, and how many were asked before it. */
interface Asked {
  question: Question
  order: number
}

interface Shown extends Asked {
  drawn: Drawn
  /** Another question had been asked when it was answered, so that its paint did not count as the whole. */
  isLate: boolean
}

const nothing: Drawn = { type: 'FeatureCollection', features: [] }
/** Share of the extent that is asked for on each side of it, so that a short drag shows no empty edge. */
const margin = 0.25
/** Of the first snapshot. It is asked for before that is there, so that the first picture comes with the first list. */
const firstRevision = 1

/** What the catalog says is to be seen. */
export function useDrawn({ catalog, revision, filters, now, extent: given }: Props): Answer {
  const extent = useSame(given)
  const wanted = revision ?? firstRevision
  const question = useMemo(
    () => ({ catalog, revision: wanted, filters, now, extent }),
    [catalog, wanted, filters, now, extent],
  )
  const last = useRef<Asked>({ question, order: 0 })
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<Question | null>(null)

  useEffect(() => {
    const { catalog, filters, now, extent } = question
    const asked = { question, order: last.current.order + 1 }
    last.current = asked
    if (extent === null) return
    catalog.view({ filters, now }, widen(extent.bounds), extent.zoom).then(
      (drawn) => {
        const isLate = last.current.question !== question
        setShown((before) =>
          isShown(asked, before, last.current)
            ? { ...asked, drawn: keepIfEqual(before, catalog, drawn), isLate }
            : before,
        )
      },
      () => last.current.question === question && setFailure(question),
    )
  }, [question])

  const known = shown?.question.catalog === catalog ? shown.drawn : null
  return {
    drawn: known ?? nothing,
    current: shown?.question === question,
    // What was drawn once stays: that nothing new comes is the page's to tell.
    failed: known === null && revision !== null && failure === question,
  }
}

/**
 * Whether an answer takes the place of the one `before`: it is newer, and of the stations that the `last` question is
 * about. That question may be answered much later, while the catalog is building its next revision.
 */
export function isShown(asked: Asked, before: Asked | null, last: Asked): boolean {
  const { catalog, filters } = last.question
  const isAbout = ({ question }: Asked) => question.catalog === catalog && question.filters === filters
  return isAbout(asked) && (before === null || !isAbout(before) || asked.order > before.order)
}

/** The same object while nothing has changed, so that picture and map have nothing to draw. */
function keepIfEqual(before: Shown | null, catalog: CatalogApi, drawn: Drawn): Drawn {
  if (before?.question.catalog !== catalog || before.isLate) return drawn
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
