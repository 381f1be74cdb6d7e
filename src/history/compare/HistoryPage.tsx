import { useQueries } from '@tanstack/react-query'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationQuery } from '../../catalog/station-query'
import { isFirstComing, isMissing, type Parts } from '../../model/parts'
import { mayBeClosed } from '../../model/value'
import { anonymous } from '../../model/viewer'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { Placeholder } from '../../ui/content/Placeholder'
import type { FileOrigin } from '../../ui/export/csv'
import { useI18n } from '../../ui/i18n/I18nContext'
import { RangeChoice } from '../Choices'
import type { ChosenRange } from '../chosen-range'
import { HistoryFailure } from '../HistoryFailure'
import { detailsQuery } from '../queries'
import { findProblem, isDays, toTimeRange } from '../time-range'
import { ComparedCharts } from './ComparedCharts'
import { ComparedList, type ComparedRow } from './ComparedList'
import { findSeries, maxCompared, parseComparedKey } from './compared'
import { StationPicker } from './StationPicker'
import '../history.css'
import './compare.css'

interface Props {
  config: FileOrigin
  handle: CatalogHandle
  snapshot: Pick<Snapshot, 'revision' | 'parts'>
  query: StationQuery
  /** What the person has chosen on the page, and its setters. */
  choices: {
    range: ChosenRange
    /** Compared series as values of the link's parameter. */
    series: readonly string[]
    onRange(range: ChosenRange): void
    onSeries(series: readonly string[]): void
  }
  onOpen(id: string): void
}

/** Search for stations, and up to six of their series on one time axis, over the width of the page. */
export function HistoryPage({ config, handle, snapshot, query, choices, onOpen }: Props) {
  const i18n = useI18n()
  const { timeZone } = i18n
  const { range, series, onRange, onSeries } = choices
  const { now } = query
  const { rows, failed } = useComparedRows({ handle, snapshot, query }, series)
  const shown = rows.flatMap(({ found }, styleIndex) => (found ? { ...found, styleIndex } : []))
  const isPossible = !isDays(range) || findProblem(range, now, timeZone) === null
  return (
    <div className="compare">
      {shown.some(({ access }) => mayBeClosed(access)) && <ClosedOnPaper />}
      <StationPicker
        handle={handle}
        query={query}
        series={series}
        onSeries={onSeries}
        revision={snapshot.revision}
      />
      {series.length === 0 ? (
        <Placeholder
          title={i18n.t('compare.empty')}
          hint={i18n.t('compare.empty.hint', { max: maxCompared })}
        />
      ) : (
        <>
          <div className="history-choices">
            <RangeChoice range={range} now={now} onRange={onRange} />
          </div>
          <ComparedList
            rows={rows}
            onOpen={onOpen}
            onRemove={(linkKey) => onSeries(series.filter((one) => one !== linkKey))}
          />
          {failed[0] && (
            <HistoryFailure
              error={failed[0].error}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            />
          )}
        </>
      )}
      {isPossible && shown.length > 0 && (
        <ComparedCharts
          key={`${handle.viewer} ${range}`}
          config={config}
          handle={handle}
          series={shown}
          timeRange={toTimeRange(range, now, timeZone)}
          now={now}
          onRange={onRange}
        />
      )}
    </div>
  )
}

/** Returns a row for each compared series, and the failed answers about their stations. */
function useComparedRows(
  { handle, snapshot, query }: Pick<Props, 'handle' | 'snapshot' | 'query'>,
  series: readonly string[],
) {
  const wanted = series.map((linkKey) => ({ linkKey, key: parseComparedKey(linkKey) }))
  const stationIds = [...new Set(wanted.flatMap(({ key }) => key?.stationId ?? []))]
  const answers = useQueries({
    queries: stationIds.map((id) => detailsQuery(handle, snapshot.revision, id, query)),
  })
  const rows = wanted.map(({ linkKey, key }): ComparedRow => {
    if (key === null) return { linkKey, found: undefined, reason: 'compare.absent', stationName: undefined }
    const { data, isPending = true, error } = answers[stationIds.indexOf(key.stationId)] ?? {}
    const found = data ? findSeries(data, key) : undefined
    const reason =
      whyNotLoaded(snapshot.parts, { isPending, hasFailed: Boolean(error) }) ??
      // Nobody knows whether an anonymous viewer's account would see it.
      (data && handle.viewer === anonymous ? 'compare.not-open' : 'compare.absent')
    return { linkKey, found, reason, stationName: data?.station.name }
  })
  return { rows, failed: answers.filter(({ error }) => error) }
}

/** Why a series is not loaded; `null`: everything is. Only then may the page say that the viewer does not see it. */
function whyNotLoaded(
  parts: Parts,
  answer: { isPending: boolean; hasFailed: boolean },
): ComparedRow['reason'] | null {
  const needed = [parts.values, parts.plugs, parts.series]
  if (answer.hasFailed || needed.some(isMissing)) return 'chart.failed'
  return answer.isPending || needed.some(isFirstComing) ? 'chart.loading' : null
}
