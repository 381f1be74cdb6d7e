import { useEffect, useMemo, useRef } from 'react'
import type { TimeRange } from '../../model/history'
import { type Status, statuses } from '../../model/status'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { Interval } from '../intervals'
import type { Detail } from './means'
import { type StatusShares, stackShares, toShares } from './shares'
import type { TimeWindow } from './time-window'

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
/** Part of the width of a bar that it fills. */
const filled = 0.88

interface Props extends TimeRange {
  intervals: readonly Interval<Status>[]
  detail: Detail
  timeWindow?: TimeWindow | undefined
  /** Called with the bar under the mouse or finger; `null`: there is none. */
  onPoint(share: StatusShares | null): void
}

/** Statuses in the order of time, or their share of each hour or day. One SVG path for all parts of a status. */
export function BandShapes({ intervals, from, to, detail, timeWindow, onPoint }: Props) {
  const { timeZone } = useI18n()
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
  const { shares, paths } = useMemo(() => {
    const minWidth = timeWindow ? 0 : 1
    if (detail === 'samples') return { shares: [], paths: intervalPaths(intervals, { from, to, minWidth }) }
    const listed = toShares(intervals, detail, { from, to }, timeZone)
    return { shares: listed, paths: sharePaths(listed, { from, to }) }
  }, [intervals, from, to, detail, timeZone, timeWindow])
  const point = (clientX: number, { left, width }: DOMRect) => {
    const shown = timeWindow?.current() ?? { from, to }
    const at = shown.from + ((clientX - left) / width) * (shown.to - shown.from)
    onPoint(shares.find((one) => one.from <= at && at < one.to) ?? null)
  }
  return (
    <svg
      ref={drawing}
      preserveAspectRatio="none"
      aria-hidden
      onPointerMove={({ clientX, currentTarget }) => point(clientX, currentTarget.getBoundingClientRect())}
      onPointerLeave={() => onPoint(null)}
    >
      {statuses.map((status) => (
        <path key={status} className={`band-${status}`} d={paths.get(status) ?? ''} />
      ))}
    </svg>
  )
}

function toX(at: number, from: number, to: number): number {
  return ((at - from) / (to - from)) * bandWidth
}

/** @param span `minWidth`: width of the shortest interval */
function intervalPaths(
  intervals: Props['intervals'],
  { from, to, minWidth }: TimeRange & { minWidth: number },
): Map<Status, string> {
  const paths = new Map<Status, string>()
  for (const interval of intervals) {
    const left = toX(Math.max(interval.from, from), from, to)
    const width = Math.max(minWidth, toX(interval.to, from, to) - left)
    const path = `M${left} ${bandHeight}v${-heights[interval.value]}h${width}V${bandHeight}z`
    paths.set(interval.value, (paths.get(interval.value) ?? '') + path)
  }
  return paths
}

function sharePaths(shares: readonly StatusShares[], { from, to }: TimeRange): Map<Status, string> {
  const paths = new Map<Status, string>()
  for (const part of stackShares(shares)) {
    const left = toX(part.from, from, to)
    const width = (toX(part.to, from, to) - left) * filled
    const [bottom, top] = [part.bottom, part.top].map((share) => ((1 - share) * bandHeight).toFixed(3))
    const path = `M${left.toFixed(3)} ${bottom}V${top}h${width.toFixed(3)}V${bottom}z`
    paths.set(part.status, (paths.get(part.status) ?? '') + path)
  }
  return paths
}
