import type { StationDetails } from '../../catalog/catalog-api'
import { useI18n } from '../../ui/i18n/I18nContext'
import { ComparableList } from './ComparableList'

export interface CompareLink {
  /** Compared series as values of the link's parameter. */
  series: readonly string[]
  onSeries(series: readonly string[]): void
  onShow(): void
}

/** Adds series of the opened station to the comparison, or removes them. */
export function CompareChoice({ details, link }: { details: StationDetails; link: CompareLink }) {
  const i18n = useI18n()
  const { series, onSeries, onShow } = link
  return (
    <details className="compare-choice">
      <summary>{i18n.t('compare.add')}</summary>
      <ComparableList details={details} series={series} onSeries={onSeries} />
      {series.length > 0 && (
        <button type="button" className="button" onClick={onShow}>
          {i18n.t('compare.show', { count: series.length })}
        </button>
      )}
    </details>
  )
}
