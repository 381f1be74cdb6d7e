import { useQueries } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationQuery } from '../catalog/station-query'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'
import { boundsOf, isDays, problemOf } from './bounds'
import { RangeChoice } from './Choices'
import { ComparedCharts } from './ComparedCharts'
import { ComparedList } from './ComparedList'
import { comparedOf, findSeries } from './compared'
import { detailsQuery } from './queries'
import type { Span } from './span'
import './history.css'
import './compare.css'

interface Props {
  source: CatalogHandle
  revision: number
  query: StationQuery
  timeZone: string
  /** What the link holds of it, and how to change it. */
  link: {
    span: Span
    /** Series that are compared, as words of the link. */
    series: readonly string[]
    onSpan(span: Span): void
    onSeries(series: readonly string[]): void
  }
  onOpen(id: string): void
}

/** Up to six series of stations and plugs on one time axis, over the width of the page. */
export function HistoryPage({ source, revision, query, timeZone, link, onOpen }: Props) {
  const words = useWords()
  const { span, series, onSpan, onSeries } = link
  const { now } = query
  const wanted = series.map(comparedOf)
  const answers = useQueries({
    queries: wanted.map((one) => detailsQuery(source, revision, one?.stationId ?? '', query)),
  })
  if (series.length === 0)
    return <Placeholder title={words.t('compare.empty')} hint={words.t('compare.empty.hint')} />
  const rows = series.map((word, index) => {
    const one = wanted[index] ?? null
    const { data, isPending } = answers[index] ?? { isPending: true }
    return { word, isPending, found: one && data ? findSeries(data, one) : undefined }
  })
  const shown = rows.flatMap(({ found }, look) => (found ? { ...found, look } : []))
  const isPossible = !isDays(span) || problemOf(span, now, timeZone) === null
  return (
    <div className="compare">
      <div className="history-choices">
        <RangeChoice span={span} timeZone={timeZone} now={now} onSpan={onSpan} />
      </div>
      <ComparedList
        rows={rows}
        onOpen={onOpen}
        onRemove={(word) => onSeries(series.filter((one) => one !== word))}
      />
      {isPossible && shown.length > 0 && (
        <ComparedCharts
          key={`${source.viewer} ${span}`}
          source={source}
          series={shown}
          range={boundsOf(span, now, timeZone)}
          timeZone={timeZone}
          now={now}
        />
      )}
    </div>
  )
}
