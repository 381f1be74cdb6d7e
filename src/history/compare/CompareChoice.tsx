import type { StationDetails } from '../../catalog/catalog-api'
import { useWords } from '../../ui/Words'
import { listComparable, maxCompared, serializeCompared, toCompared } from './compared'
import { nameSeries } from './name-series'

export interface CompareLink {
  /** Compared series as values of the link's parameter. */
  series: readonly string[]
  onSeries(series: readonly string[]): void
  onShow(): void
}

/** Adds series of the opened station to the comparison, or removes them. */
export function CompareChoice({ details, link }: { details: StationDetails; link: CompareLink }) {
  const words = useWords()
  const { series, onSeries, onShow } = link
  const isFull = series.length >= maxCompared
  const all = listComparable(details)
  const names = nameSeries(words, all)
  return (
    <details className="compare-choice">
      <summary>{words.t('compare.add')}</summary>
      <ul>
        {all.map((one, index) => {
          const word = serializeCompared(toCompared(one))
          const checked = series.includes(word)
          const change = () =>
            onSeries(checked ? series.filter((other) => other !== word) : [...series, word])
          return (
            <li key={word}>
              <label>
                <input type="checkbox" checked={checked} disabled={isFull && !checked} onChange={change} />
                <span>{names[index]}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {isFull && <p>{words.t('compare.full', { most: maxCompared })}</p>}
      {series.length > 0 && (
        <button type="button" className="button" onClick={onShow}>
          {words.t('compare.show', { count: series.length })}
        </button>
      )}
    </details>
  )
}
