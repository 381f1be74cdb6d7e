import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { day } from '../../durations'
import type { I18n } from '../../i18n/i18n'
import { toTimeLocale } from '../../i18n/time-formats'
import { useI18n } from '../../ui/i18n/I18nContext'
import { hoursOfDay, type WeekHour } from './week-hours'
import './week.css'

interface Props {
  /** Name of the series or group. */
  name: string
  /** `share`: means are shares of the time, 0 to 1. */
  kind: 'share' | 'number'
  /** The week's 168 hours, Monday 0:00 first. */
  cells: readonly WeekHour[]
}

const hours = Array.from({ length: hoursOfDay }, (_, hour) => hour)
const weekdays = Array.from({ length: 7 }, (_, weekday) => weekday)
/** Some Monday, epoch milliseconds. */
const monday = 4 * day

/** Cells that each key moves by. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -hoursOfDay,
  ArrowDown: hoursOfDay,
}

/** A scrollable region must be focusable, so that the keyboard can scroll it. */
const scrolled = { className: 'week-scroll', tabIndex: 0 }

/**
 * Table of means by weekday and hour. The line below it has the mean of one cell and the number of weeks behind it: of
 * the cell that a person clicks, or that the arrow keys choose.
 */
export function WeekHoursTable({ name, kind, cells }: Props) {
  const i18n = useI18n()
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const texts = createTexts(i18n, kind)
  const max = Math.max(...cells.map(({ mean }) => mean ?? 0), kind === 'share' ? 1 : 0)
  const longest = Math.max(...cells.map(({ mean }) => (mean === null ? 1 : texts.digits(mean).length)))
  const choose = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = chosen === null ? 0 : chosen + step
    if (next < 0 || next >= cells.length) return
    setChosen(next)
    table.current?.querySelector(`[data-cell="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <section {...scrolled} aria-label={i18n.t('week.title')} onKeyDown={choose}>
        <table ref={table} style={{ '--longest': longest } as CSSProperties}>
          <caption>
            <span>
              {name}: {i18n.t(kind === 'share' ? 'week.occupied' : 'week.mean')} {legend(i18n, cells)}{' '}
              <span className="week-scroll-hint">{i18n.t('week.scroll')}</span>
            </span>
          </caption>
          <HourHeads />
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{texts.weekday(weekday)}</th>
                {hours.map((hour) => {
                  const index = weekday * hoursOfDay + hour
                  return (
                    <Cell
                      key={hour}
                      index={index}
                      max={max}
                      texts={texts}
                      cell={cells[index]}
                      isChosen={index === chosen}
                      onChoose={setChosen}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <output className="week-chosen">{chosen !== null && texts.cell(chosen, cells[chosen])}</output>
    </>
  )
}

function HourHeads() {
  return (
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
  )
}

/** The minimum and the maximum number of weeks behind the known cells. */
function legend(i18n: I18n, cells: readonly WeekHour[]): string {
  const weeks = cells.flatMap((cell) => (cell.mean === null ? [] : cell.weeks))
  if (weeks.length === 0) return ''
  const [min, max] = [Math.min(...weeks), Math.max(...weeks)]
  return i18n.t('week.legend', { min, max, equal: min === max })
}

interface Texts {
  weekday(weekday: number): string
  /** A cell's number, of percent for a share. The caption has the unit. */
  digits(mean: number): string
  /** What screen readers add to a cell's number. */
  sign: string
  /** The cell's time, mean and number of weeks. */
  cell(index: number, cell: WeekHour | undefined): string
}

function createTexts(i18n: I18n, kind: Props['kind']): Texts {
  const locale = toTimeLocale(i18n.language)
  const weekdayNames = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const shares = new Intl.NumberFormat(locale, { style: 'percent' })
  const weekday = (index: number) => weekdayNames.format(monday + index * day)
  const digits = (mean: number) => i18n.number(kind === 'share' ? Math.round(mean * 100) : roundMean(mean))
  const amount = kind === 'share' ? (mean: number) => shares.format(mean) : digits
  return {
    weekday,
    digits,
    sign: kind === 'share' ? '%' : '',
    cell(index, { mean, weeks } = { mean: null, known: 0, weeks: 0, samples: 0 }) {
      return i18n.t('week.cell', {
        weekday: weekday(Math.floor(index / hoursOfDay)),
        time: times.format((index % hoursOfDay) * (day / hoursOfDay)),
        value: mean === null ? i18n.t('week.unknown') : amount(mean),
        weeks,
      })
    },
  }
}

/** To one decimal place, from 100 on to a whole number. */
function roundMean(mean: number): number {
  const rounded = Math.round(mean * 10) / 10
  return Math.abs(rounded) < 100 ? rounded : Math.round(mean)
}

interface CellProps {
  index: number
  cell: WeekHour | undefined
  max: number
  texts: Texts
  isChosen: boolean
  onChoose(index: number): void
}

function Cell({ index, cell, max, texts, isChosen, onChoose }: CellProps) {
  const i18n = useI18n()
  const attributes = {
    'data-cell': index,
    'data-chosen': isChosen || undefined,
    title: texts.cell(index, cell),
    // The keys of the table do the same.
    onClick: () => onChoose(index),
  }
  if (cell === undefined || cell.mean === null)
    return (
      <td {...attributes} className="week-unknown">
        <span aria-hidden>?</span>
        <span className="visually-hidden">{i18n.t('week.unknown')}</span>
      </td>
    )
  const share = max > 0 ? Math.max(0, cell.mean) / max : 0
  return (
    <td {...attributes} style={{ '--share': `${Math.round(share * 45)}%` } as CSSProperties}>
      {texts.digits(cell.mean)}
      <span className="visually-hidden">
        {texts.sign}, {i18n.t('week.weeks', { count: cell.weeks })}
      </span>
    </td>
  )
}
