import type { ReactNode } from 'react'
import type { Snapshot } from '../catalog/catalog-api'
import type { Sort } from '../catalog/station-query'
import type { Translator } from '../i18n/translator'
import type { Stations } from '../stations/use-stations'
import { useWords } from '../ui/Words'

interface Props {
  stations: Stations
  sort: Sort
  onSort(sort: Sort): void
  /** What else can be done with the list. */
  children?: ReactNode
}

const sorts: readonly Sort[] = ['distance', 'free', 'power', 'name']

function countWords(words: Translator, snapshot: Snapshot, matched: number): string {
  const { stations, received, cutOff } = snapshot
  // Not "0 of 0": stations came, and no filter leaves them out.
  if (stations === 0 && received.stations > 0) return words.t('list.count.unread', { of: received.stations })
  return words.t(cutOff.includes('stations') ? 'list.count.cut' : 'list.count', { matched, of: stations })
}

/** How many of how many, and in which order; nothing can be ordered or exported where there is no station. */
export function ResultHead({ stations, sort, onSort, children }: Props) {
  const words = useWords()
  const { catalog, snapshot, facets } = stations
  // Where no answer is on its way any more the reason stands below.
  const isLoading = !catalog.isError || catalog.isFetching
  const hasNothing = snapshot?.stations === 0
  return (
    <div className="result-head">
      <output className="result-count" aria-label={words.t('list.count.label')}>
        {snapshot && facets
          ? countWords(words, snapshot, facets.matched)
          : isLoading && words.t('list.loading')}
      </output>
      {!hasNothing && (
        <>
          <label className="sort">
            <span className="visually-hidden">{words.t('list.sort')}</span>
            <select
              value={sort}
              onChange={(event) => onSort(sorts[event.target.selectedIndex] ?? 'distance')}
            >
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {words.t(`list.sort.${one}`)}
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
