import { plugLabel } from '../../model/evse-id'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { MoreRows } from '../../ui/controls/MoreRows'
import { useWords } from '../../ui/words/Words'
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
  const words = useWords()
  const rows = listMeasured(history, now)
    .toReversed()
    .flatMap((sample) => {
      const number = readNumber(sample)
      return number === null
        ? []
        : { at: sample.measuredAt, cells: [`${words.number(number)} ${unit}`.trim()] }
    })
  return <Table caption={name} closed={closed} head={[words.t('chart.value')]} rows={rows} now={now} />
}

/** Table of the status changes of plugs, newest first. */
export function PlugIntervalTable({ bands, now }: { bands: readonly Band[]; now: number }) {
  const words = useWords()
  const rows = bands
    .flatMap(({ label, plug, closed, intervals }) =>
      intervals.map(({ from, value }) => ({
        at: from,
        closed,
        cells: [label ?? plugLabel(plug), words.t(`status.${value}`)],
      })),
    )
    .sort((one, other) => other.at - one.at)
  const head = [words.t('chart.plug'), words.t('chart.value')]
  return <Table caption={words.t('chart.plugs')} head={head} rows={rows} now={now} />
}

/** Rows that are shown first, and that each press adds: more than a week of a usual series. */
const step = 2_500

interface TableProps {
  caption: string
  /** Whether all rows are closed. */
  closed?: boolean
  /** Columns after the first one, which is the time. */
  head: readonly string[]
  /** `closed`: whether this row is, while others may not be. */
  rows: readonly { at: number; cells: readonly string[]; closed?: boolean }[]
  now: number
}

function Table({ caption, closed = false, head, rows, now }: TableProps) {
  const words = useWords()
  return (
    <MoreRows rows={rows} pageSize={step}>
      {(shown) => (
        <table className="history-table">
          <caption>
            {caption} {closed && <ClosedTag />}
          </caption>
          <thead>
            <tr>
              {[words.t('chart.time'), ...head].map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, cells, closed: isClosed }) => (
              <tr key={`${at} ${cells[0]}`}>
                <th scope="row">
                  <time dateTime={new Date(at).toISOString()}>{words.time(at, now)}</time>{' '}
                  {isClosed && <ClosedTag />}
                </th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </MoreRows>
  )
}
