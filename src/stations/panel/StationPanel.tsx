import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { type Filters, noFilters } from '../../model/filters'
import { isMissing } from '../../model/parts'
import type { Position } from '../../model/station'
import { cleanText } from '../../model/text'
import { isInDialog } from '../../ui/browser/is-in-dialog'
import { isPageKey } from '../../ui/browser/page-key'
import { useNow } from '../../ui/browser/use-now'
import { useI18n } from '../../ui/i18n/I18nContext'
import { Sheet } from '../../ui/sheet/Sheet'
import { lookUpQuery, stationDetailsQuery } from '../later-queries'
import { findListed } from '../list/find-listed'
import { summaryQuery } from '../summary-query'
import { MissingStation } from './MissingStation'
import { StationBody } from './StationBody'
import { StationHead } from './StationHead'
import { StationUnanswered } from './StationUnanswered'
import { StationWaiting } from './StationWaiting'
import type { AddedContent, PanelSettings, StationActions } from './station-panel-props'
import '../../ui/content/station-section.css'
import './station-panel.css'
import './station-sections.css'
import './station-actions.css'
import '../print/print.css'

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  /** `opener` had the focus when a person opened the station, before its script loaded; `null`: a link opened it. */
  opening: { id: string; opener: Element | null }
  /** Position of the person; `null`: not known, or not in use; absent where nobody can use it. */
  userPosition?: Position | null
  filters: Filters
  /** Used on a narrow screen only. */
  sheet: Pick<ComponentProps<typeof Sheet>, 'height' | 'onHeight'>
  settings: PanelSettings
  actions: StationActions
  additions?: AddedContent
}

/**
 * Panel of one station, whether or not it matches the filters. Pass the id as `key`, so that another station is a new
 * panel.
 */
export function StationPanel({ opening, filters, sheet, ...rest }: Props) {
  const i18n = useI18n()
  const now = useNow()
  const { id } = opening
  const { handle, snapshot, actions, additions = {} } = rest
  const { onClose } = actions
  const found = useStation(handle, snapshot.revision, { id, filters, now })
  const { answer, summary, name } = found
  useEscapeElsewhere(onClose)
  const heading = useHeadingFocus(opening.opener, summary !== undefined)
  const reset = () => {
    // The clicked button is about to be removed.
    heading.current?.focus({ preventScroll: true })
    actions.onReset()
  }
  return (
    <Sheet
      {...sheet}
      as="aside"
      className="station-panel"
      handleLabel={i18n.t('station.handle', { open: String(sheet.height === 'full') })}
      aria-label={i18n.t('station.label')}
      onKeyDown={(event) => event.key === 'Escape' && !isInDialog(event.target) && onClose()}
      head={
        <>
          {additions.head}
          <StationHead
            name={name}
            heading={heading}
            failed={isMissing(snapshot.parts.values)}
            onClose={onClose}
            station={summary}
            matching={answer.data?.matching ?? null}
          />
        </>
      }
    >
      <div className="station-scroll">
        {additions.notice}
        <PanelContent {...rest} id={id} found={found} actions={{ ...actions, onReset: reset }} />
      </div>
    </Sheet>
  )
}

interface ContentProps extends Omit<Props, 'opening' | 'filters' | 'sheet'> {
  id: string
  found: ReturnType<typeof useStation>
}

/** Details of the station; before they are loaded, its summary; if there are none, the reason. */
function PanelContent({
  id,
  found: { answer, summary },
  userPosition = null,
  additions = {},
  ...rest
}: ContentProps) {
  const now = useNow()
  const { handle, snapshot } = rest
  if (answer.data) {
    const shown = { details: answer.data, now, userPosition, additions }
    return <StationBody {...rest} {...shown} />
  }
  if (answer.data === null) return <MissingStation handle={handle} id={id} now={now} />
  if (answer.isError) return <StationUnanswered error={answer.error} onRetry={() => void answer.refetch()} />
  const failed = isMissing(snapshot.parts.values)
  return <StationWaiting station={summary} userPosition={userPosition} failed={failed} now={now} />
}

/**
 * Returns the answer about the station, its summary (while the answer is pending, one from the list or from a quicker
 * query), and the name for the panel's head, which may state that there is no such station.
 */
function useStation(
  handle: CatalogHandle,
  revision: number,
  { id, filters, now }: { id: string; filters: Filters; now: number },
) {
  const i18n = useI18n()
  const answer = useQuery(stationDetailsQuery(handle, revision, { id, filters, now }))
  const queryClient = useQueryClient()
  // Details may wait for requests, and without a network for their failure.
  const earlySummary = useQuery({
    ...summaryQuery(handle, revision, id, { filters: noFilters, now }),
    placeholderData: (before) => before ?? findListed(queryClient, handle, { id, revision }),
    enabled: answer.isPending,
  }).data
  const missing = useQuery({ ...lookUpQuery(handle, id), enabled: answer.data === null }).data
  const isNowhere = missing && !('station' in missing) && missing.kind !== 'rejected'
  const named = missing && 'station' in missing ? missing.station.name : cleanText(id)
  const missingName = isNowhere ? i18n.t('station.missing.title') : named
  const summary = answer.data?.summary ?? (answer.isPending ? earlySummary : null) ?? undefined
  return { answer, summary, name: summary?.name ?? missingName }
}

/**
 * Calls `onClose` for Escape outside of panels, dialogs and fields, which handle it themselves: on the map or the list.
 */
function useEscapeElsewhere(onClose: () => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('aside') !== null
    if (isPageKey(event, 'Escape') && !event.defaultPrevented && !isElsewhere) onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
}

/**
 * Moves the focus to the station's name for screen readers when it is known, unless the person has moved it elsewhere
 * meanwhile.
 */
function useHeadingFocus(opener: Element | null, isKnown: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    // A focused row may have been replaced by another one.
    const isInList = document.getElementById('stations')?.contains(focused)
    const isUnmoved = focused === opener || focused === document.body || isInList
    if (isKnown && isUnmoved) heading.current?.focus({ preventScroll: true })
  }, [isKnown, opener])
  return heading
}
