import type { ReactNode } from 'react'
import { type Sort, sorts } from '../../catalog/station-query'
import type { StationQueries } from '../../stations/use-stations'
import { matchedWords } from '../../stations/words/matched-words'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Props {
  stations: StationQueries
  sort: Sort
  onSort(sort: Sort): void
  /** More controls of the list. */
  children?: ReactNode
}

/** Counts of matching and all stations, and the order of the list. Without stations there are no controls. */
export function ResultHead({ stations, sort, onSort, children }: Props) {
  const i18n = useI18n()
  const { snapshotQuery, snapshot, facets } = stations
  // If no request is under way, the list shows the reason.
  const isLoading = !snapshotQuery.isError || snapshotQuery.isFetching
  const hasNothing = snapshot ? snapshot.stationCount === 0 : !isLoading
  // Without the person's position, distances are those to the middle of the map.
  const here = String(stations.query.origin !== null)
  return (
    <div className="result-head">
      <output className="result-count" aria-label={i18n.t('list.count.label')}>
        {snapshot && facets
          ? matchedWords(i18n, snapshot, facets.matched)
          : isLoading && i18n.t('list.loading')}
      </output>
      {!hasNothing && (
        <>
          <label className="sort">
            <span className="visually-hidden">{i18n.t('list.sort')}</span>
            <select value={sort} onChange={(event) => onSort(sorts[event.target.selectedIndex] ?? 'near')}>
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {i18n.t(`list.sort.${one}`, { here })}
                </option>
              ))}
            </select>
          </label>
          <div className="result-more">{children}</div>
        </>
      )}
    </div>
  )
}
