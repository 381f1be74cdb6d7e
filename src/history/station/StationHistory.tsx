import { type ReactNode, useState } from 'react'
import type { StationDetails } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { cleanText } from '../../model/text'
import { Dialog } from '../../ui/Dialog'
import { useWords } from '../../ui/Words'
import { bandsHeight } from '../bands-height'
import { RangeChoice, SeriesChoice } from '../Choices'
import { toBand } from '../chart/bands'
import { PlugIntervalTable, SeriesTable } from '../chart/HistoryTable'
import { SeriesFigure } from '../chart/SeriesFigure'
import { type Band, StatusBands } from '../chart/StatusBands'
import type { ChosenRange } from '../chosen-range'
import { CompareChoice, type CompareLink } from '../compare/CompareChoice'
import { HistoryExport } from '../export/HistoryExport'
import type { FileSeries } from '../export/history-file'
import { Failures } from '../Failures'
import { Progress } from '../Progress'
import type { KnownHistory } from '../queries'
import { hasHistory, type NumberSeries, numberSeries, type PlugSeries, plugSeries } from '../series'
import { findProblem, isDays, type TimeRange, toTimeRange } from '../time-range'
import { type Histories, useHistories } from '../use-histories'
import '../../ui/station-section.css'
import '../history.css'
import '../compare/compare.css'

interface Props {
  handle: CatalogHandle
  details: StationDetails
  now: number
  range: ChosenRange
  onRange(range: ChosenRange): void
  /** Absent: series cannot be compared. */
  compare?: CompareLink | undefined
}

/** History of a station in a range: chart, words, table and file. */
export function StationHistory(props: Props) {
  const { details } = props
  if (!hasHistory(details)) return null
  return <HistorySection {...props} numbers={numberSeries(details)} plugs={plugSeries(details)} />
}

interface SectionProps extends Props {
  numbers: readonly NumberSeries[]
  plugs: readonly PlugSeries[]
}

function HistorySection({ numbers, plugs, ...props }: SectionProps) {
  const { handle, details, now, range, onRange, compare } = props
  const words = useWords()
  const { timeZone } = words
  const [chosen, setChosen] = useState('')
  const shown = numbers.find(({ key }) => key.dataType === chosen) ?? numbers[0]
  const isPossible = !isDays(range) || findProblem(range, now, timeZone) === null
  const timeRange = toTimeRange(isPossible ? range : 'day', now, timeZone)
  const loadedSeries = isPossible ? [...(shown ? [shown] : []), ...plugs] : []
  const histories = useHistories(handle, loadedSeries, timeRange, now)
  const file = (
    <HistoryExport {...{ timeRange, now }} series={fileSeries(details, shown, plugs, histories.known)} />
  )
  return (
    <section className="station-section history" aria-label={words.t('chart.title')}>
      <h3>{words.t('chart.title')}</h3>
      <div className="history-choices">
        <RangeChoice range={range} now={now} onRange={onRange} />
        {isPossible && file}
        <SeriesChoice series={numbers} chosen={shown?.key.dataType ?? ''} onSeries={setChosen} />
      </div>
      {isPossible && (
        <LoadedHistory
          histories={histories}
          timeRange={timeRange}
          shown={shown}
          plugs={plugs}
          count={details.plugs.length}
          file={file}
          now={now}
        />
      )}
      {compare && <CompareChoice details={details} link={compare} />}
    </section>
  )
}

interface LoadedHistoryProps {
  /** Of the shown series, if any, followed by those of the plugs. */
  histories: Histories
  timeRange: TimeRange
  shown: NumberSeries | undefined
  plugs: readonly PlugSeries[]
  /** Number of all plugs. */
  count: number
  /** Control that saves the measurements as a file. */
  file: ReactNode
  now: number
}

function LoadedHistory({ histories, timeRange, shown, plugs, count, file, now }: LoadedHistoryProps) {
  const words = useWords()
  const [asTable, setAsTable] = useState(false)
  const { known, pending } = histories
  const history = shown && known[0]
  const bands = listBands(plugs, shown ? known.slice(1) : known, now)
  const part = plugs.length < count && (
    <p className="history-part">{words.t('chart.plugs.part', { shown: plugs.length, count })}</p>
  )
  const name = shown && words.tOr(`value.${shown.key.dataType}`, cleanText(shown.key.dataType))
  return (
    <>
      {shown && pending[0] && <p className="history-waiting">{words.t('chart.loading')}</p>}
      {shown && history && name !== undefined && (
        <SeriesFigure {...{ history, series: shown, name, timeRange, now }} />
      )}
      <Progress histories={histories} />
      <Failures histories={histories} />
      {/* What is below must not move while a person clicks, whichever history comes first. */}
      <div
        className="history-bands"
        style={pending.some((one) => one) ? { minHeight: bandsHeight(plugs.length) } : undefined}
      >
        {bands.length > 0 && (
          <>
            <StatusBands bands={bands} {...timeRange} />
            {part}
          </>
        )}
        {known.some((one) => one) && (
          <button
            type="button"
            className="button-link"
            aria-haspopup="dialog"
            onClick={() => setAsTable(true)}
          >
            {words.t('chart.table')}
          </button>
        )}
      </div>
      {asTable && (
        <Dialog title={words.t('chart.title')} onClose={() => setAsTable(false)}>
          {file}
          {history && name !== undefined && (
            <SeriesTable
              {...{ name, history, now }}
              unit={shown?.unit ?? ''}
              closed={shown?.access === 'closed'}
            />
          )}
          {bands.length > 0 && (
            <>
              <PlugIntervalTable bands={bands} now={now} />
              {part}
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

/** @param histories of the shown series, if any, followed by those of the plugs */
function fileSeries(
  { station }: StationDetails,
  shown: NumberSeries | undefined,
  plugs: readonly PlugSeries[],
  histories: readonly (KnownHistory | undefined)[],
): FileSeries[] {
  const own = shown ? [{ ...shown, plug: null }] : []
  const plugSeriesWithUnit = plugs.map((one) => ({ ...one, unit: '' }))
  return [...own, ...plugSeriesWithUnit].map(({ plug, key: { dataType }, unit, access }, index) => ({
    station,
    plug,
    dataType,
    unit,
    access,
    history: histories[index],
  }))
}

function listBands(
  plugs: readonly PlugSeries[],
  histories: readonly (KnownHistory | undefined)[],
  now: number,
): Band[] {
  return plugs.flatMap((series, index) => {
    const history = histories[index]
    return history ? toBand(series, history, now) : []
  })
}
