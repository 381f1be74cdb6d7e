import type { CSSProperties } from 'react'
import { useWords } from '../../ui/Words'
import type { WeekHour } from './week-hours'
import './week.css'

interface Props {
  /** Name of the series or group. */
  name: string
  /** `share`: means are shares of the time, 0 to 1. */
  kind: 'share' | 'number'
  /** The week's 168 hours, Monday 0:00 first. */
  cells: readonly WeekHour[]
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const weekdays = Array.from({ length: 7 }, (_, weekday) => weekday)
const day = 86_400_000
/** Some Monday, epoch milliseconds. */
const monday = 4 * day

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const scrolled = { className: 'week-scroll', tabIndex: 0 }

/** Table of means by weekday and hour, each with the number of weeks behind it. */
export function WeekHoursTable({ name, kind, cells }: Props) {
  const words = useWords()
  const most = Math.max(...cells.map(({ mean }) => mean ?? 0), kind === 'share' ? 1 : 0)
  const locale = words.language === 'en' ? 'en-GB' : words.language
  const weekdayNames = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const shares = new Intl.NumberFormat(locale, { style: 'percent' })
  const toText = (mean: number) =>
    kind === 'share' ? shares.format(mean) : words.number(Math.round(mean * 10) / 10)
  return (
    <section {...scrolled} aria-label={words.t('week.title')}>
      <table>
        <caption>
          <span>
            {name}: {words.t(kind === 'share' ? 'week.occupied' : 'week.mean')} {words.t('week.note')}
          </span>
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
                <Cell key={hour} cell={cells[weekday * 24 + hour]} most={most} format={toText} />
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
  format(mean: number): string
}

function Cell({ cell, most, format }: CellProps) {
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
      {format(cell.mean)} <small>n={words.number(cell.weeks)}</small>
    </td>
  )
}
