import type { ReactNode } from 'react'
import type { SessionState } from '../auth/session-state'
import type { Sort } from '../catalog/door'
import type { Filters } from '../model/filters'
import type { Position } from '../model/station'
import { ChosenFilters } from '../stations/ChosenFilters'
import { Sheet, type SheetHeight } from '../ui/Sheet'
import { useWords } from '../ui/Words'
import { Freshness, type FreshnessProps } from './Freshness'
import { Notices } from './Notices'
import { ResultHead } from './ResultHead'
import { Results } from './Results'
import type { View } from './view'

interface Props extends FreshnessProps {
  session: SessionState
  view: View
  /** Something covers it: not to be reached. */
  inert: boolean
  height: SheetHeight
  /** Where the person is. */
  near?: Position | null
  /** Id of the station that is pointed at on the map. */
  hovered: string | null
  /** What else can be done with the list: beside its count, and below that. */
  more?: ReactNode
  tools?: ReactNode
  onHeight(height: SheetHeight): void
  onSort(sort: Sort): void
  onFilter(filters: Filters): void
  onSelect(id: string): void
  onHover(id: string | null): void
  onSignIn(): void
  /** Look at the whole map again. */
  onEverywhere?: () => void
}

/** The list of stations, what it holds and why, and how fresh it is. */
export function StationsSheet({ stations, session, view, near = null, ...props }: Props) {
  const words = useWords()
  const { catalog, snapshot, facets, refresh } = stations
  const { height } = props
  return (
    <Sheet
      inert={props.inert}
      height={height}
      onHeight={props.onHeight}
      handleLabel={words.t('list.handle', { open: String(height === 'full') })}
    >
      <main className="results" id="stations" tabIndex={-1}>
        <div className="results-top">
          <ResultHead
            failed={catalog.isError && !catalog.isFetching}
            counts={snapshot && facets ? { matched: facets.matched, of: snapshot.stations } : null}
            sort={view.sort}
            placed={near !== null}
            onSort={props.onSort}
          >
            {props.more}
          </ResultHead>
          {props.tools}
          <ChosenFilters filters={view.filters} onChange={props.onFilter} />
          <Notices
            session={session}
            snapshot={snapshot}
            facets={facets}
            refreshError={catalog.error}
            onRetry={refresh}
            onSignIn={props.onSignIn}
          />
        </div>
        <Results
          stations={stations}
          view={view}
          near={near}
          hovered={props.hovered}
          onEverywhere={props.onEverywhere}
          onSelect={props.onSelect}
          onHover={props.onHover}
          onFilter={props.onFilter}
        />
      </main>
      <Freshness config={props.config} stations={stations} onAbout={props.onAbout} />
    </Sheet>
  )
}
