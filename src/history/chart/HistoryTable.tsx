import { plugLabel } from '../../model/evse-id'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { MoreRows } from '../../ui/controls/MoreRows'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { LoadedHistory } from '../queries'
import { readNumber } from '../series'
import { listMeasured } from './drawn-series'
import type { Band } from './StatusBands'

interface SeriesProps {
  name: string
  unit: string
  /** Whether the measurements are closed. */
  closed: boolean
  history: LoadedHistory
  now: number
}

/** Table of the measurements of a chart, newest first. */
export function SeriesTable({ name, unit, closed, history, now }: SeriesProps) {
  const i18n = useI18n()
  const rows = listMeasured(history, now)
    .toReversed()
    .flatMap((sample): Row[] => {
      const number = readNumber(sample)
      if (number === null) return []
      const { measuredAt, originalAt } = sample
      const cells = [`${i18n.number(number)} ${unit}`.trim()]
      return [{ id: '', at: originalAt ?? measuredAt, isBefore: originalAt !== undefined, cells }]
    })
  return <Table caption={name} closed={closed} head={[i18n.t('chart.value')]} rows={rows} now={now} />
}

/** Table of the status changes of plugs, newest first. */
export function PlugIntervalTable({ bands, now }: { bands: readonly Band[]; now: number }) {
  const i18n = useI18n()
  const rows = bands
    .flatMap(({ label, plug, closed, intervals, carriedAt }) =>
      intervals.map(({ from, value }, index): Row => {
        const isBefore = index === 0 && carriedAt !== null
        const cells = [label ?? plugLabel(plug), i18n.t(`status.${value}`)]
        return { id: plug.id, at: isBefore ? carriedAt : from, isBefore, closed, cells }
      }),
    )
    .sort((one, other) => other.at - one.at)
  const head = [i18n.t('chart.plug'), i18n.t('chart.value')]
  return <Table caption={i18n.t('chart.plugs')} head={head} rows={rows} now={now} />
}

/** Rows that are shown first, and that each press adds: more than a week of a usual series. */
const step = 2_500

interface Row {
  /** Id of the plug; `''`: all rows are of one series. */
  id: string
  /** Epoch milliseconds. */
  at: number
  /** Whether it was measured before the period, which its value reaches into. */
  isBefore: boolean
  cells: readonly string[]
  /** Whether this row is closed, while others may not be. */
  closed?: boolean
}

interface TableProps {
  caption: string
  /** Whether all rows are closed. */
  closed?: boolean
  /** Columns after the first one, which is the time. */
  head: readonly string[]
  rows: readonly Row[]
  now: number
}

function Table({ caption, closed = false, head, rows, now }: TableProps) {
  const i18n = useI18n()
  return (
    <MoreRows rows={rows} pageSize={step}>
      {(shown) => (
        <table className="history-table">
          <caption>
            {caption} {closed && <ClosedTag />}
          </caption>
          <thead>
            <tr>
              {[i18n.t('chart.time'), ...head].map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, at, isBefore, cells, closed: isClosed }) => (
              <tr key={`${at} ${id}`}>
                <th scope="row">
                  <time dateTime={new Date(at).toISOString()}>{i18n.time(at, now)}</time>{' '}
                  {isBefore && <small>{i18n.t('chart.before')}</small>} {isClosed && <ClosedTag />}
                </th>
                {cells.map((cell, index) => (
                  <td key={head[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </MoreRows>
  )
}
