import type { I18n } from '../../i18n/i18n'
import { shareWords } from '../../i18n/share-words'
import { totalTime, type UptimePeriod, type UptimeStep, uptimeShare } from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { trendWords } from './uptime-columns'

interface Props {
  steps: readonly UptimeStep[]
  period: UptimePeriod
  now: number
}

/** Size of the view box. */
const viewBox = { width: 108, height: 28 }
/** Gap between two columns, as a share of a column's width. */
const gap = 0.25

/**
 * Sparkline of a period with a column for each hour or day, as high as its whole time, so that all can be compared.
 * Uptime fills it from below; time in fault fills it from above, and is wider; unknown time is empty. A step without
 * known time is a line at the foot.
 */
export function UptimeSparkline({ steps, period, now }: Props) {
  const i18n = useI18n()
  const width = viewBox.width / steps.length
  const shapes = { up: '', fault: '', unknown: '' }
  steps.forEach((step, at) => {
    const left = at * width
    const toHeight = (time: number) => (time / totalTime(step)) * viewBox.height
    const hasKnown = step.up + step.fault > 0
    const up = hasKnown && toHeight(step.up)
    const fault = hasKnown && toHeight(step.fault)
    if (up) shapes.up += columnPath(left + (width * gap) / 2, viewBox.height - up, width * (1 - gap), up)
    if (fault) shapes.fault += columnPath(left, 0, width, Math.max(2, fault))
    if (!up && !fault)
      shapes.unknown += columnPath(left + (width * gap) / 2, viewBox.height - 1.5, width * (1 - gap), 1.5)
  })
  return (
    <svg
      className="uptime-sparkline"
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      role="img"
      aria-label={`${trendWords(i18n, period)}. ${describeSteps(i18n, steps, period, now)}`}
    >
      <path className="uptime-up" d={shapes.up} />
      <path className="uptime-fault" d={shapes.fault} />
      <path className="uptime-unknown" d={shapes.unknown} />
    </svg>
  )
}

function columnPath(left: number, top: number, width: number, height: number): string {
  const [x, y, w, h] = [left, top, width, height].map((number) => Number(number.toFixed(2)))
  return `M${x} ${y}h${w}v${h}h${-(w ?? 0)}z`
}

/** Returns the lowest uptime with its time, and the number of steps with a fault and without known time. */
function describeSteps(i18n: I18n, steps: readonly UptimeStep[], period: UptimePeriod, now: number): string {
  const unit = period === 'day' ? 'hour' : 'day'
  const known = steps.flatMap((step) => {
    const share = uptimeShare(step)
    return share === null ? [] : { step, share }
  })
  const count = {
    unit,
    all: steps.length,
    faults: steps.filter(({ fault }) => fault > 0).length,
    unknown: steps.length - known.length,
  }
  const [lowest] = known.toSorted((one, other) => one.share - other.share)
  if (lowest === undefined) return i18n.t('team.uptime.line.none')
  const { step, share } = lowest
  const time = unit === 'hour' ? i18n.time(step.from, now) : i18n.days(step.from, step.from)
  return i18n.t('team.uptime.line', { ...count, share: shareWords(i18n, share, 1, 1), time })
}
