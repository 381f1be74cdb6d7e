import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../api/explain'
import type { StationDetails } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { cleanText } from '../model/text'
import { Dialog } from '../ui/Dialog'
import { useWords } from '../ui/Words'
import { Choices } from './Choices'
import { PlugTable, SeriesTable } from './HistoryTable'
import { mayGrow } from './history-words'
import { detectSampling, toIntervals } from './intervals'
import { historyQuery } from './queries'
import { SeriesFigure } from './SeriesFigure'
import { type Band, StatusBands } from './StatusBands'
import { numberSeries, plugSeries, statusOf } from './series'
import { boundsOf, type Span } from './span'
import { coverageOf } from './statement'
import './history.css'

interface Props {
  source: CatalogHandle
  details: StationDetails
  timeZone: string
  now: number
  span: Span
  onSpan(span: Span): void
}

/** What was measured at a station in the last day or week: a chart, its words, and the numbers themselves. */
export function StationHistory({ source, details, timeZone, now, span, onSpan }: Props) {
  const words = useWords()
  const [chosen, setChosen] = useState('')
  const [asTable, setAsTable] = useState(false)
  const numbers = numberSeries(details)
  const plugs = plugSeries(details)
  const shown = numbers.find(({ key }) => key.dataType === chosen) ?? numbers[0]
  const bounds = boundsOf(span, now)
  const asked = [...(shown ? [shown] : []), ...plugs]
  const answers = useQueries({ queries: asked.map((series) => historyQuery(source, series, span)) })
  if (asked.length === 0) return null

  const answer = shown && answers[0]
  const ofPlugs = shown ? answers.slice(1) : answers
  const bands = plugs.flatMap(({ plug, key, access }, index): Band[] => {
    const history = ofPlugs[index]?.data
    if (!history) return []
    const until = Math.min(now, history.until)
    const cadence = detectSampling(key.period, history.samples)
    const pieces = toIntervals(history, cadence, statusOf, until)
    const coverage = coverageOf(pieces, { from: history.from, until }, cadence.validFor)
    const failed = history.samples.length === 0 && history.missing.length > 0
    return [{ plug, closed: access === 'closed', pieces, coverage, failed }]
  })
  const count = details.plugs.length
  const part = plugs.length < count && (
    <p className="history-part">{words.t('chart.plugs.part', { shown: plugs.length, count })}</p>
  )
  const failed = answers.filter(({ isError }) => isError)
  const again = answers.filter(({ isError, data }) => isError || (data && mayGrow(data)))
  const reasons = new Set(
    failed.map(({ error }) => {
      const { key, values } = explain(error)
      return words.t(key, values)
    }),
  )
  const name = shown && words.word(`value.${shown.key.dataType}`, cleanText(shown.key.dataType))
  return (
    <section className="station-section history" aria-label={words.t('chart.title')}>
      <h3>{words.t('chart.title')}</h3>
      <Choices
        span={span}
        onSpan={onSpan}
        series={numbers}
        chosen={shown?.key.dataType ?? ''}
        onSeries={setChosen}
      />
      {answer?.isPending && <p className="history-waiting">{words.t('chart.loading')}</p>}
      {shown && answer?.data && name !== undefined && (
        <SeriesFigure history={answer.data} series={shown} name={name} timeZone={timeZone} now={now} />
      )}
      {again.length > 0 && (
        <p className="history-failed">
          {failed.length > 0 && [words.t('chart.failed'), ...reasons].join(' ')}{' '}
          <button
            type="button"
            className="button-link"
            onClick={() => again.forEach(({ refetch }) => void refetch())}
          >
            {words.t('notice.retry')}
          </button>
        </p>
      )}
      {bands.length > 0 && (
        <>
          <StatusBands bands={bands} {...bounds} />
          {part}
        </>
      )}
      {answers.some(({ data }) => data) && (
        <button type="button" className="button-link" aria-haspopup="dialog" onClick={() => setAsTable(true)}>
          {words.t('chart.table')}
        </button>
      )}
      {asTable && (
        <Dialog title={words.t('chart.title')} onClose={() => setAsTable(false)}>
          {answer?.data && name !== undefined && (
            <SeriesTable name={name} unit={shown?.unit ?? ''} samples={answer.data.samples} now={now} />
          )}
          {bands.length > 0 && (
            <>
              <PlugTable bands={bands} now={now} />
              {part}
            </>
          )}
        </Dialog>
      )}
    </section>
  )
}
