import { type ReactNode, useState } from 'react'
import type { StationDetails } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { TimeRange } from '../../model/history'
import { cleanText } from '../../model/text'
import { Dialog } from '../../ui/dialog/Dialog'
import type { FileOrigin } from '../../ui/export/csv'
import { useI18n } from '../../ui/i18n/I18nContext'
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
import { hasHistory, listNumberSeries, listPlugSeries, type NumberSeries, type PlugSeries } from '../series'
import { findProblem, isDays, toTimeRange } from '../time-range'
import { type Histories, type SeriesHistory, useHistories } from '../use-histories'
import '../../ui/content/station-section.css'
import '../history.css'
import '../compare/compare.css'

interface Props {
  config: FileOrigin
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
  return <HistorySection {...props} numbers={listNumberSeries(details)} plugs={listPlugSeries(details)} />
}

/** A series of the station itself, or of one of its plugs. */
type HistorySeries = (NumberSeries & { plug: null }) | PlugSeries

interface SectionProps extends Props {
  numbers: readonly NumberSeries[]
  plugs: readonly PlugSeries[]
}

function HistorySection({ numbers, plugs, ...props }: SectionProps) {
  const { config, handle, details, now, range, onRange, compare } = props
  const i18n = useI18n()
  const { timeZone } = i18n
  const [chosen, setChosen] = useState('')
  const shown = numbers.find(({ key }) => key.dataType === chosen) ?? numbers[0]
  const isPossible = !isDays(range) || findProblem(range, now, timeZone) === null
  const timeRange = toTimeRange(isPossible ? range : 'day', now, timeZone)
  const wanted: HistorySeries[] = [...(shown ? [{ ...shown, plug: null }] : []), ...plugs]
  const histories = useHistories(handle, isPossible ? wanted : [], timeRange, now)
  const series = histories.all.map((one) => toFileSeries(details, one))
  const file = <HistoryExport config={config} timeRange={timeRange} now={now} series={series} />
  return (
    <section className="station-section history" aria-label={i18n.t('chart.title')}>
      <h3>{i18n.t('chart.title')}</h3>
      <div className="history-choices">
        <RangeChoice range={range} now={now} onRange={onRange} />
        {isPossible && file}
        <SeriesChoice series={numbers} chosen={shown?.key.dataType ?? ''} onSeries={setChosen} />
      </div>
      {isPossible && (
        <HistoryCharts
          histories={histories}
          timeRange={timeRange}
          shown={shown}
          count={details.plugs.length}
          file={file}
          now={now}
        />
      )}
      {compare && <CompareChoice details={details} link={compare} />}
    </section>
  )
}

interface ChartsProps {
  histories: Histories<HistorySeries>
  timeRange: TimeRange
  shown: NumberSeries | undefined
  /** Number of all plugs. */
  count: number
  /** Control that saves the measurements as a file. */
  file: ReactNode
  now: number
}

function HistoryCharts({ histories, timeRange, shown, count, file, now }: ChartsProps) {
  const i18n = useI18n()
  const { all } = histories
  const [asTable, setAsTable] = useState(false)
  const ofStation = all.find(({ series }) => series.plug === null)
  const plugs = all.filter(({ series }) => series.plug !== null)
  const history = ofStation?.history
  const bands = all.flatMap((one) => toBands(one, now))
  const part = plugs.length < count && (
    <p className="history-part">{i18n.t('chart.plugs.part', { shown: plugs.length, count })}</p>
  )
  const name = shown && i18n.tOr(`value.${shown.key.dataType}`, cleanText(shown.key.dataType))
  return (
    <>
      {ofStation?.isPending && <p className="history-waiting">{i18n.t('chart.loading')}</p>}
      {shown && history && name !== undefined && (
        <SeriesFigure history={history} series={shown} name={name} timeRange={timeRange} now={now} />
      )}
      <Progress histories={histories} />
      <Failures histories={histories} />
      {/* What is below must not move while a person clicks, whichever history comes first. */}
      <div
        className="history-bands"
        style={all.some((one) => one.isPending) ? { minHeight: bandsHeight(plugs.length) } : undefined}
      >
        {bands.length > 0 && <StatusBands bands={bands} {...timeRange} />}
        {bands.length > 0 && part}
        {all.some((one) => one.history) && (
          <button
            type="button"
            className="button-link"
            aria-haspopup="dialog"
            onClick={() => setAsTable(true)}
          >
            {i18n.t('chart.table')}
          </button>
        )}
      </div>
      {asTable && (
        <Dialog title={i18n.t('chart.title')} onClose={() => setAsTable(false)}>
          {file}
          {shown && history && name !== undefined && (
            <SeriesTable
              name={name}
              history={history}
              now={now}
              unit={shown.unit}
              closed={shown.access === 'closed'}
            />
          )}
          {bands.length > 0 && <PlugIntervalTable bands={bands} now={now} />}
          {bands.length > 0 && part}
        </Dialog>
      )}
    </>
  )
}

function toFileSeries(
  { station }: StationDetails,
  { series, history }: SeriesHistory<HistorySeries>,
): FileSeries {
  const { plug, key, access } = series
  return { station, plug, dataType: key.dataType, unit: plug === null ? series.unit : '', access, history }
}

/** @returns one band; none for a series of the station, or without a history */
function toBands({ series, history }: SeriesHistory<HistorySeries>, now: number): Band[] {
  return series.plug === null || !history ? [] : [toBand(series, history, now)]
}
