import { useMemo, useState } from 'react'
import type { TimeRange } from '../../model/history'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useStable } from '../../ui/use-stable'
import { type DrawnSeries, prepareSeries } from '../chart/drawn-series'
import { lineStyleAt } from '../chart/line-styles'
import type { Line } from '../chart/paint-lines'
import { TimeChart } from '../chart/TimeChart'
import type { TimeWindow } from '../chart/time-window'
import { addUnloaded } from '../missing-time'
import type { LoadedHistory } from '../queries'
import type { ComparedHistory, ShownSeries } from './compared'
import { nameAxis } from './name-series'

interface Props {
  /** Series of one unit. */
  drawn: readonly ComparedHistory[]
  timeRange: TimeRange
  now: number
  timeWindow: TimeWindow
}

/** CSS pixels. */
const height = 240

/** Chart of the lines of one unit, each with its own moments. */
export function ComparedChart({ drawn, timeRange: { from, to }, now, timeWindow }: Props) {
  const i18n = useI18n()
  const loaded = useLoadedSeries(drawn, now)
  // With an equal list, a render does not create a new chart.
  const lines = useStable(
    loaded.map(({ prepared }) => prepared.line),
    hasSameItems,
  )
  const missing = useMissingTime(loaded, from)
  if (loaded.length === 0) return null
  const axis = nameAxis(
    i18n,
    loaded.map(({ series }) => series),
  )
  return (
    <div>
      <p className="compare-axis">{axis}</p>
      <TimeChart
        from={from}
        to={to}
        counts={loaded[0]?.series.kind === 'count'}
        height={height}
        now={now}
        timeWindow={timeWindow}
        lines={lines}
        missing={missing}
        name={`${axis}: ${i18n.list(loaded.map(({ name }) => name))}`}
        tooltipLines={loaded.map(({ name, series: { unit }, prepared }) => ({
          name: loaded.length === 1 ? '' : name,
          unit,
          moments: prepared.moments,
          values: prepared.values,
          carriedAt: prepared.carriedAt,
        }))}
      />
    </div>
  )
}

interface PreparedLine extends DrawnSeries {
  line: Line
}

/** A series whose history is loaded. */
interface LoadedSeries {
  series: ShownSeries
  name: string
  history: LoadedHistory
  prepared: PreparedLine
}

/** Returns the series whose history is loaded, prepared for drawing. */
function useLoadedSeries(drawn: readonly ComparedHistory[], now: number): LoadedSeries[] {
  const { timeZone } = useI18n()
  const [prepare] = useState(createPrepare)
  return drawn.flatMap(({ series, history, name }) => {
    if (!history) return []
    const until = Math.min(now, history.until)
    return { series, name, history, prepared: prepare(series, history, { timeZone, until }) }
  })
}

/** Returns the time from `from` on for which no history is loaded; the same list while the histories are the same. */
function useMissingTime(loaded: readonly LoadedSeries[], from: number): readonly TimeRange[] {
  const oldest = Math.max(...loaded.map(({ history }) => history.from))
  const histories = useStable(
    loaded.map(({ history }) => history),
    hasSameItems,
  )
  return useMemo(() => {
    const missing = histories.flatMap((history) => history.missing)
    return addUnloaded(missing, from, oldest)
  }, [oldest, from, histories])
}

/** Prepares a history for drawing, again only if it, its end or its line style has changed. */
function createPrepare() {
  const cache = new WeakMap<LoadedHistory, { until: number; styleIndex: number; prepared: PreparedLine }>()
  return (
    { key, kind, styleIndex }: ShownSeries,
    history: LoadedHistory,
    { timeZone, until }: { timeZone: string; until: number },
  ): PreparedLine => {
    const last = cache.get(history)
    if (last?.until === until && last.styleIndex === styleIndex) return last.prepared
    const drawn = prepareSeries(history, { period: key.period, counts: kind === 'count', timeZone }, until)
    const { colour, dash } = lineStyleAt(styleIndex)
    const { points, shape, means } = drawn
    const prepared = { ...drawn, line: { points, shape, means, colour, dash, fill: null } }
    cache.set(history, { until, styleIndex, prepared })
    return prepared
  }
}

function hasSameItems<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
