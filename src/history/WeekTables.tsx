import { type CSSProperties, useMemo, useState } from 'react'
import type { Sample } from '../model/history'
import { useWords } from '../ui/Words'
import type { TimeRange } from './bounds'
import type { Shown } from './compared'
import { detectSampling } from './intervals'
import type { KnownHistory } from './queries'
import { readNumber, readStatus } from './series'
import { type WeekHour, weekHours } from './week-hours'
import '../ui/field.css'

interface Drawn {
  series: Shown
  history: KnownHistory | undefined
  name: string
}

interface Props {
  drawn: readonly Drawn[]
  timeZone: string
  now: number
}

/** Table of the means by hour and weekday, for one of the series. */
export function WeekTables({ drawn, timeZone, now }: Props) {
  const words = useWords()
  const [chosen, setChosen] = useState('')
  const shown = drawn.find(({ name }) => name === chosen) ?? drawn[0]
  if (!drawn.some(({ history }) => history) || !shown) return null
  return (
    <div className="week">
      <h3>{words.t('week.title')}</h3>
      {drawn.length > 1 && (
        <select
          className="field"
          aria-label={words.t('compare.series')}
          value={shown.name}
          onChange={({ target }) => setChosen(target.value)}
        >
          {drawn.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {shown.history && (
        <WeekTable
          name={shown.name}
          kind={shown.series.kind}
          period={shown.series.key.period}
          history={shown.history}
          {...{ timeZone, now }}
        />
      )}
    </div>
  )
}

interface TableProps {
  name: string
  kind: Shown['kind']
  period: number | null
  history: KnownHistory
  timeZone: string
  now: number
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const weekdays = Array.from({ length: 7 }, (_, weekday) => weekday)
const day = 86_400_000
/** Some Monday, epoch milliseconds. */
const monday = 4 * day

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const scrolled = { className: 'week-scroll', tabIndex: 0 }

function WeekTable({ name, kind, period, history, timeZone, now }: TableProps) {
  const words = useWords()
  const until = Math.min(now, history.until)
  const cells = useMemo(() => {
    const bounds: TimeRange = { from: history.from, to: until }
    const read = kind === 'status' ? occupied : readNumber
    return weekHours(history, detectSampling(period, history.samples), read, bounds, timeZone)
  }, [history, period, kind, until, timeZone])
  const most = Math.max(...cells.map(({ mean }) => mean ?? 0), kind === 'status' ? 1 : 0)
  const locale = words.language === 'en' ? 'en-GB' : words.language
  const weekdayNames = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const shares = new Intl.NumberFormat(locale, { style: 'percent' })
  const toText = (mean: number) =>
    kind === 'status' ? shares.format(mean) : words.number(Math.round(mean * 10) / 10)
  return (
    <section {...scrolled} aria-label={words.t('week.title')}>
      <table>
        <caption>
          {name}: {words.t(kind === 'status' ? 'week.occupied' : 'week.mean')} {words.t('week.note')}
        </caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{weekdayNames.format(monday + weekday * day)}</th>
              {hours.map((hour) => (
                <Cell key={hour} cell={cells[weekday * 24 + hour]} most={most} textOf={toText} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellProps {
  cell: WeekHour | undefined
  most: number
  textOf(mean: number): string
}

function Cell({ cell, most, textOf }: CellProps) {
  const words = useWords()
  if (cell === undefined || cell.mean === null)
    return (
      <td className="week-unknown">
        <span aria-hidden>?</span>
        <span className="visually-hidden">{words.t('week.unknown')}</span>
      </td>
    )
  const share = most > 0 ? Math.max(0, cell.mean) / most : 0
  return (
    <td style={{ '--share': `${Math.round(share * 45)}%` } as CSSProperties}>
      {textOf(cell.mean)} <small>n={words.number(cell.weeks)}</small>
    </td>
  )
}

/** 1 if the plug was occupied, 0 if not; `null`: unknown. */
function occupied(sample: Sample): number | null {
  switch (readStatus(sample)) {
    case 'occupied':
      return 1
    case 'available':
    case 'partly':
    case 'reserved':
    case 'unavailable':
    case 'out-of-order':
      return 0
    default:
      return null
  }
}
