import { useEffect, useRef } from 'react'
import type { Translator } from '../../i18n/translator'
import { plugLabel } from '../../model/evse-id'
import type { Plug } from '../../model/station'
import { type Status, statuses } from '../../model/status'
import { useWords } from '../../ui/Words'
import type { Interval } from '../intervals'
import type { Coverage } from '../sample-summary'
import { BandAxis } from './BandAxis'
import type { TimeWindow } from './time-window'
import './bands.css'

export interface Band {
  /** Name of the station, if the bands belong to several. */
  label?: string
  plug: Pick<Plug, 'id' | 'name'>
  closed: boolean
  intervals: readonly Interval<Status>[]
  /** Known and unknown time. */
  coverage: Coverage
  /** Whether loading failed completely. */
  failed: boolean
}

/** Height of a band by status, so that it is readable without colours: the more a plug is in use, the taller. */
const heights: Record<Status, number> = {
  occupied: 10,
  reserved: 8,
  unavailable: 7,
  partly: 6,
  'out-of-order': 4,
  available: 2,
  unknown: 1,
  'not-understood': 1,
  closed: 1,
  none: 0,
  coming: 0,
}
const bandHeight = 10
const bandWidth = 1000

interface Props {
  bands: readonly Band[]
  from: number
  to: number
  /** The window that is shown, if it can be changed. */
  timeWindow?: TimeWindow
}

/** Status of each plug over time, with the chart's time axis. */
export function StatusBands({ bands, ...time }: Props) {
  const words = useWords()
  return (
    <div className="bands">
      <ul aria-label={words.t('chart.plugs')}>
        {bands.map(({ label, plug, closed, intervals, ...rest }) => (
          <li key={label ?? plug.id}>
            <p>
              <bdi className="band-name">{label ?? plugLabel(plug)}</bdi>{' '}
              {closed && <span className="tag-closed">{words.t('station.closed')}</span>}
              <span className="band-words">{bandWords(words, { intervals, ...rest })}</span>
            </p>
            <BandShapes intervals={intervals} {...time} />
          </li>
        ))}
      </ul>
      <BandAxis {...time} />
    </div>
  )
}

/** One SVG path for all intervals of a status: a quarter of a year has thousands. */
function BandShapes({ intervals, from, to, timeWindow }: Pick<Band, 'intervals'> & Omit<Props, 'bands'>) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const show = () => {
      const shown = timeWindow?.current() ?? { from, to }
      const [left, right] = [shown.from, shown.to].map((at) => toX(at, from, to))
      drawing.current?.setAttribute(
        'viewBox',
        `${left} 0 ${(right ?? bandWidth) - (left ?? 0)} ${bandHeight}`,
      )
    }
    show()
    return timeWindow?.subscribe(show)
  }, [timeWindow, from, to])
  const least = timeWindow ? 0 : 1
  return (
    <svg ref={drawing} preserveAspectRatio="none" aria-hidden>
      {statuses.map((status) => (
        <path
          key={status}
          className={`band-${status}`}
          d={bandPath(intervals, status, { from, to, least })}
        />
      ))}
    </svg>
  )
}

function toX(at: number, from: number, to: number): number {
  return ((at - from) / (to - from)) * bandWidth
}

/** @param span `least`: width of the shortest interval */
function bandPath(
  intervals: Band['intervals'],
  status: Status,
  { from, to, least }: { from: number; to: number; least: number },
): string {
  return intervals
    .filter(({ value }) => value === status)
    .map((interval) => {
      const left = toX(Math.max(interval.from, from), from, to)
      const width = Math.max(least, toX(interval.to, from, to) - left)
      return `M${left} ${bandHeight}v${-heights[status]}h${width}V${bandHeight}z`
    })
    .join('')
}

/** "Free 20 h · Occupied 3 h · the rest is not known", from best to worst. */
function bandWords(
  words: Translator,
  { intervals, coverage, failed }: Pick<Band, 'intervals' | 'coverage' | 'failed'>,
): string {
  const parts = statuses.flatMap((status) => {
    const time = intervals
      .filter(({ value }) => value === status)
      .reduce((sum, { from, to }) => sum + to - from, 0)
    return time > 0 ? `${words.t(`status.${status}`)} ${words.age(0, time)}` : []
  })
  if (parts.length === 0) return words.t(failed ? 'chart.plug.missing' : 'chart.none')
  return [...parts, ...(coverage.gaps > 0 ? [words.t('chart.plug.rest')] : [])].join(' · ')
}
