import { useI18n } from '../../ui/i18n/I18nContext'
import { roundToTenth, toUsualHour } from './usually-free'
import type { WeekHour } from './week-hours'

/** The 24 hours of one weekday, from midnight. */
type Day = readonly WeekHour[]

interface BarsProps {
  day: Day
  /** The marked hour. */
  current: number
  /** Number of free plugs at the full height, at least 1. */
  max: number
  caption: string
}

/** SVG units. A unit is a CSS pixel high, as in `usually-free.css`. */
const fullHeight = 64
const step = 10
const barWidth = 7
/** Minimum height, so that an hour without a free plug differs from an unknown hour, which has no bar. */
const minHeight = 2
const labelled = [0, 6, 12, 18]
/** Hours beside the marked one whose labels would touch its label. */
const labelHours = 3

/** Bars of the plugs that are usually free in each hour of a day, with their scale. `HourTable` has the numbers. */
export function HourBars({ day, current, max, caption }: BarsProps) {
  const i18n = useI18n()
  return (
    <div className="usual-bars" aria-hidden>
      <p className="usual-basis">{caption}</p>
      <div className="usual-scale">
        <span>{i18n.number(max)}</span>
        <span>{i18n.number(0)}</span>
      </div>
      <svg viewBox={`0 0 ${day.length * step} ${fullHeight}`} preserveAspectRatio="none" aria-hidden>
        {day.map((one, hour) => {
          const usual = toUsualHour(one)
          if (usual === null) return null
          const height = Math.max(minHeight, (usual.mean / max) * fullHeight)
          return (
            <rect
              key={formatHour(hour)}
              className={hour === current ? 'usual-present' : undefined}
              x={hour * step + (step - barWidth) / 2}
              y={fullHeight - height}
              width={barWidth}
              height={height}
            />
          )
        })}
      </svg>
      <p className="usual-times">
        {[...labelled.filter((hour) => Math.abs(hour - current) > labelHours), current].map((hour) => (
          <span
            key={hour}
            className={hour === current ? 'usual-present-time' : undefined}
            style={{ gridColumn: hour + 1 }}
          >
            {formatHour(hour)}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Table of the hours of a day with their means and their basis. */
export function HourTable({ day, caption }: { day: Day; caption: string }) {
  const i18n = useI18n()
  return (
    <table className="history-table usual-hours">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {(['hour', 'free', 'weeks', 'samples'] as const).map((column) => (
            <th key={column} scope="col">
              {i18n.t(`chart.usual.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.map((one, hour) => {
          const usual = toUsualHour(one)
          return (
            <tr key={formatHour(hour)}>
              <th scope="row">{formatHour(hour)}</th>
              <td>{usual ? i18n.number(roundToTenth(usual.mean)) : i18n.t('chart.usual.few')}</td>
              <td>{i18n.number(one.weeks)}</td>
              <td>{i18n.number(one.samples)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

export const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
