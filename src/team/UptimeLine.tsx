import type { Translator } from '../i18n/translator'
import { type UptimePeriod, type UptimeStep, uptimeShare } from '../model/uptime'
import { useWords } from '../ui/Words'
import { shareToOneDecimal } from './uptime-words'

interface Props {
  steps: readonly UptimeStep[]
  period: UptimePeriod
  now: number
}

const wide = 120
const tall = 24
/** Gap between two columns, as a share of a column's width. */
const space = 0.25

/**
 * Sparkline of a period with a column for each hour or day. Time up fills it from below, time in fault from above and
 * wider; unknown time stays empty. A step without known time has a dot.
 */
export function UptimeLine({ steps, period, now }: Props) {
  const words = useWords()
  const width = wide / steps.length
  const shapes = { up: '', fault: '', nothing: '' }
  steps.forEach((step, at) => {
    const whole = step.up + step.fault + step.unclear + step.silent
    const left = at * width
    const [up, fault] = [step.up, step.fault].map((length) => (length / whole) * tall)
    if (up) shapes.up += columnPath(left + (width * space) / 2, tall - up, width * (1 - space), up)
    if (fault) shapes.fault += columnPath(left, 0, width, Math.max(2, fault))
    if (!up && !fault) shapes.nothing += columnPath(left + width / 2 - 0.75, tall - 1.5, 1.5, 1.5)
  })
  return (
    <svg
      className="uptime-line"
      viewBox={`0 0 ${wide} ${tall}`}
      role="img"
      aria-label={lineWords(words, steps, period, now)}
    >
      <path className="uptime-up" d={shapes.up} />
      <path className="uptime-fault" d={shapes.fault} />
      <path className="uptime-nothing" d={shapes.nothing} />
    </svg>
  )
}

function columnPath(left: number, top: number, width: number, height: number): string {
  const [x, y, w, h] = [left, top, width, height].map((number) => Number(number.toFixed(2)))
  return `M${x} ${y}h${w}v${h}h${-(w ?? 0)}z`
}

/** "Lowest 82 % on 12 Nov; faults in 3 of 8 days, nothing known in 2." */
function lineWords(
  words: Translator,
  steps: readonly UptimeStep[],
  period: UptimePeriod,
  now: number,
): string {
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
  if (lowest === undefined) return words.t('team.uptime.line.none')
  const { step, share } = lowest
  const time = unit === 'hour' ? words.time(step.from, now) : words.days(step.from, step.from)
  return words.t('team.uptime.line', { ...count, share: shareToOneDecimal(words, share), time })
}
