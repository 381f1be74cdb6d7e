import type { ComponentProps, ReactNode } from 'react'
import type { SessionState } from '../../auth/session-state'
import { FreshnessLine } from '../../stations/FreshnessLine'
import { isChosen, withoutBar } from '../../stations/filters/filter-options'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { useMedia } from '../../ui/look/use-media'
import { narrow } from '../../ui/look/widths'
import { Sheet } from '../../ui/sheet/Sheet'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { lazyPart } from '../lazy/lazy-part'
import { useNoticeSpace } from '../notices/use-notice-space'
import { usePage } from '../page/PageContext'
import { ResultHead } from './ResultHead'
import { Results } from './Results'

// The first list needs no notices; their messages are among the first.
const Notices = lazyComponent(async () => (await import('../notices/Notices')).Notices, 'first messages')

const ChosenFilters = lazyPart(
  async () => (await import('../../stations/filters/ChosenFilters')).ChosenFilters,
)

interface Props extends ComponentProps<typeof Results> {
  sheet: Pick<ComponentProps<typeof Sheet>, 'inert' | 'height' | 'onHeight'>
  session: SessionState
  /** Controls beside the count of the list. */
  headControls?: ReactNode
  /** Controls beside the chosen filters. */
  tools?: ReactNode
  /** Small print beside the time of the last fetch. */
  note?: ReactNode
  onSignIn(): void
}

/** List of stations with its count, filters, notices and freshness. */
export function StationsSheet({ sheet, session, headControls, tools, note, onSignIn, ...list }: Props) {
  const i18n = useI18n()
  const { stations, view, changeView, onFilter, resetFilters } = usePage()
  const notices = useNoticeSpace(session, stations)
  const isNarrow = useMedia(narrow)
  const { filters } = view
  // A narrow screen has no room to show a filter twice.
  const listed = isNarrow ? withoutBar(filters) : filters
  const hasListed = isChosen(listed)
  return (
    <Sheet {...sheet} handleLabel={i18n.t('list.handle', { open: String(sheet.height === 'full') })}>
      <main className="results" id="stations" tabIndex={-1}>
        <div className="results-top">
          <ResultHead stations={stations} sort={view.sort} onSort={(sort) => changeView({ sort }, 'replace')}>
            {headControls}
          </ResultHead>
          <div className="list-row" data-has-room={hasListed || undefined}>
            {hasListed && (
              <ChosenFilters filters={filters} listed={listed} onChange={onFilter} onReset={resetFilters} />
            )}
            {stations.snapshot?.stationCount !== 0 && tools}
          </div>
          <div className="notices" aria-live="polite" data-has-room={notices.isReserved || undefined}>
            {notices.isNeeded && (
              <ErrorBoundary>
                <Notices session={session} stations={stations} onFilter={onFilter} onSignIn={onSignIn} />
              </ErrorBoundary>
            )}
          </div>
        </div>
        <Results {...list} />
      </main>
      <FreshnessLine stations={stations} note={note} onAbout={list.onAbout} />
    </Sheet>
  )
}
