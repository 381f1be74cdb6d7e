import { ChevronLeft, ChevronRight, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { TimeRange } from '../../model/history'
import type { FileOrigin } from '../../ui/export/csv'
import { ExportControl } from '../../ui/export/ExportControl'
import { useI18n } from '../../ui/i18n/I18nContext'
import { toBand } from '../chart/bands'
import { type Band, StatusBands } from '../chart/StatusBands'
import { panWindow, type TimeWindow, zoom } from '../chart/time-window'
import { useTimeWindow } from '../chart/use-time-window'
import type { Days } from '../chosen-range'
import { HistoryExport } from '../export/HistoryExport'
import { Failures } from '../Failures'
import { Progress } from '../Progress'
import { type SeriesHistory, useHistories } from '../use-histories'
import { ComparedChart } from './ComparedChart'
import { ComparedNotes } from './ComparedNotes'
import { ComparedTable } from './ComparedTable'
import type { ComparedHistory, ShownSeries } from './compared'
import { KeepDays } from './KeepDays'
import { nameSeries, splitNames } from './name-series'
import { WeekTables } from './WeekTables'

interface Props {
  config: FileOrigin
  handle: CatalogHandle
  series: readonly ShownSeries[]
  timeRange: TimeRange
  now: number
  onRange(days: Days): void
}

/** Charts with one time axis: one for each unit, and status bands below. */
export function ComparedCharts({ config, handle, series, timeRange, now, onRange }: Props) {
  const i18n = useI18n()
  const [timeWindow, loadedRange] = useTimeWindow(timeRange)
  const histories = useHistories(handle, series, loadedRange, now)
  const drawn = withNames(histories.all, splitNames(i18n, series).names)
  const numbers = drawn.filter(isNumber)
  const bands = toBands(drawn, now)
  /** Tables have no heading with what their names have in common, such as the unit. */
  const listed = withNames(histories.all, nameSeries(i18n, series))
  const units = [...new Set(numbers.map(toAxis))]
  const zone = i18n.zone(now)
  const file = (
    <HistoryExport
      config={config}
      timeRange={loadedRange}
      now={now}
      series={drawn.map(({ series: { key, ...one }, history }) => ({
        ...one,
        dataType: key.dataType,
        history,
      }))}
    />
  )
  return (
    <>
      <div className="compare-tools">
        <WindowButtons timeWindow={timeWindow} />
        <KeepDays timeWindow={timeWindow} timeRange={timeRange} onRange={onRange} />
        <ExportControl>{file}</ExportControl>
      </div>
      <Progress histories={histories} />
      <Failures histories={histories} />
      <ComparedNotes drawn={drawn} isPending={histories.all.some((one) => one.isPending)} now={now} />
      {units.map((unit) => (
        <ComparedChart
          key={unit}
          drawn={numbers.filter((one) => toAxis(one) === unit)}
          timeRange={loadedRange}
          now={now}
          timeWindow={timeWindow}
        />
      ))}
      {zone !== null && <p>{i18n.t('chart.zone', { zone })}</p>}
      {bands.length > 0 && <StatusBands bands={bands} timeWindow={timeWindow} {...loadedRange} />}
      <WeekTables named={listed} timeRange={loadedRange} now={now} />
      <ComparedTable numbers={listed.filter(isNumber)} bands={toBands(listed, now)} file={file} now={now} />
    </>
  )
}

function withNames(
  histories: readonly SeriesHistory<ShownSeries>[],
  names: readonly string[],
): ComparedHistory[] {
  return histories.map(({ series, history }, index) => ({ series, history, name: names[index] ?? '' }))
}

/** Returns a band for each status of a plug that is loaded. */
function toBands(named: readonly ComparedHistory[], now: number): Band[] {
  return named.flatMap(({ series: { plug, access, kind, key }, history, name }) => {
    if (plug === null || kind !== 'status' || !history) return []
    return [{ ...toBand({ plug, key, access }, history, now), label: name }]
  })
}

const isNumber = ({ series: { kind } }: ComparedHistory) => kind !== 'status'

/** Groups series by axis: one for all counts, one for each unit of measures. */
const toAxis = ({ series: { kind, unit } }: ComparedHistory) => `${kind} ${unit}`

const half = 1 / 2

/** Buttons to zoom and pan without dragging. */
function WindowButtons({ timeWindow }: { timeWindow: TimeWindow }) {
  const i18n = useI18n()
  const button = (label: string, Icon: LucideIcon, onClick: () => void) => (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
      <Icon size={18} aria-hidden />
    </button>
  )
  return (
    <div className="compare-window">
      {button(i18n.t('compare.earlier'), ChevronLeft, () => panWindow(timeWindow, -half))}
      {button(i18n.t('compare.later'), ChevronRight, () => panWindow(timeWindow, half))}
      {button(i18n.t('compare.zoom-in'), ZoomIn, () => zoom(timeWindow, half))}
      {button(i18n.t('compare.zoom-out'), ZoomOut, () => zoom(timeWindow, 2))}
      <small>{i18n.t('compare.window.hint')}</small>
    </div>
  )
}
