import { Fragment, useMemo, useRef, useState } from 'react'
import type { I18n } from '../../i18n/i18n'
import { shareWords } from '../../i18n/share-words'
import { plugLabel } from '../../model/evse-id'
import type { Plug } from '../../model/station'
import { type Status, statuses } from '../../model/status'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { Interval } from '../intervals'
import type { Coverage } from '../sample-summary'
import { BandAxis } from './BandAxis'
import { BandShapes } from './BandShapes'
import type { Detail } from './means'
import { chooseBandDetail, listShares, type StatusShares } from './shares'
import type { TimeWindow } from './time-window'
import { useWidth } from './use-width'
import { useWindowValue } from './use-window-value'
import './bands.css'

export interface Band {
  /** Name of the station, if the bands belong to several. */
  label?: string
  plug: Pick<Plug, 'id' | 'name'>
  closed: boolean
  intervals: readonly Interval<Status>[]
  /** Time of the measurement of the first interval, if it was before the range; else `null`. */
  carriedAt: number | null
  /** Known and unknown time. */
  coverage: Coverage
  /** Whether loading failed completely. */
  failed: boolean
}

interface Props {
  bands: readonly Band[]
  from: number
  to: number
  /** The window that is shown, if it can be changed. */
  timeWindow?: TimeWindow
}

/** Left and right of the drawing, as in `bands.css`. */
const margins = 54

/** Status of each plug over time, with the chart's time axis. */
export function StatusBands({ bands, ...time }: Props) {
  const i18n = useI18n()
  const holder = useRef<HTMLDivElement>(null)
  const detail = useDetail(bands, time, Math.max(0, useWidth(holder) - margins))
  return (
    <div ref={holder} className="bands" data-detail={detail}>
      <ul aria-label={i18n.t('chart.plugs')}>
        {bands.map((band) => (
          <BandItem key={band.label ?? band.plug.id} band={band} detail={detail} {...time} />
        ))}
      </ul>
      <BandAxis {...time} />
      {detail !== 'samples' && <p className="chart-means">{i18n.t('chart.shares', { step: detail })}</p>}
    </div>
  )
}

function useDetail(
  bands: readonly Band[],
  { from, to, timeWindow }: Omit<Props, 'bands'>,
  width: number,
): Detail {
  const starts = useMemo(
    () => bands.map(({ intervals }) => intervals.map((interval) => interval.from)),
    [bands],
  )
  return useWindowValue(timeWindow, { from, to }, (shown) => chooseBandDetail(starts, shown, width))
}

function BandItem({ band, detail, ...time }: Omit<Props, 'bands'> & { band: Band; detail: Detail }) {
  const i18n = useI18n()
  const { label, plug, closed, intervals } = band
  const [pointed, setPointed] = useState<StatusShares | null>(null)
  return (
    <li>
      <p>
        <bdi className="band-name">{label ?? plugLabel(plug)}</bdi> {closed && <ClosedTag />}
        <BandWords {...band} />
      </p>
      <BandShapes intervals={intervals} detail={detail} onPoint={setPointed} {...time} />
      {pointed && detail !== 'samples' && (
        <p className="chart-tip" aria-hidden>
          <span>{barWords(i18n, pointed, detail)}</span>
        </p>
      )}
    </li>
  )
}

/** "Free 20 h · Occupied 3 h · the rest is not known", from best to worst, each with its colour. */
function BandWords({ intervals, coverage, failed }: Band) {
  const i18n = useI18n()
  const times = statuses.flatMap((status) => {
    const time = intervals
      .filter(({ value }) => value === status)
      .reduce((sum, { from, to }) => sum + to - from, 0)
    return time > 0 ? { status, text: `${i18n.t(`status.${status}`)} ${i18n.age(0, time)}` } : []
  })
  if (times.length === 0)
    return <span className="band-words">{i18n.t(failed ? 'chart.plug.missing' : 'chart.none')}</span>
  return (
    <span className="band-words">
      {times.map(({ status, text }, index) => (
        <Fragment key={status}>
          {index > 0 && ' · '}
          <span className={`band-swatch swatch-${status}`} aria-hidden />
          {text}
        </Fragment>
      ))}
      {coverage.gaps > 0 && ` · ${i18n.t('chart.plug.rest')}`}
    </span>
  )
}

/** "24 Nov 2026: Free 62% · Occupied 38%" */
function barWords(i18n: I18n, share: StatusShares, detail: Detail): string {
  const { from, to } = share
  const time = detail === 'day' ? i18n.days(from, from) : i18n.between(from, to, to)
  const parts = listShares(share).map(
    (one) => `${i18n.t(`status.${one.status}`)} ${shareWords(i18n, one.share, 1)}`,
  )
  return `${time}: ${parts.join(' · ')}`
}
