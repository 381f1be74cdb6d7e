import type { I18n } from '../../i18n/i18n'
import type { OpeningHours } from '../../model/station'
import { useI18n } from '../../ui/i18n/I18nContext'

type Weekly = Extract<OpeningHours, { kind: 'weekly' }>

/** Weekly opening hours: days with the same hours in one line, then exceptions that are not yet over. */
export function OpeningHoursList({ hours, now }: { hours: OpeningHours; now: number }) {
  const i18n = useI18n()
  if (hours.kind === 'always') return i18n.t('station.hours.always')
  const exceptions = hours.exceptions.filter(({ to }) => to > now)
  return (
    <ul className="opening-hours">
      {hours.spans.length === 0 && <li>{i18n.t('station.hours.not-stated')}</li>}
      {describeWeek(i18n, hours).map(({ days, times }) => (
        <li key={days}>
          <span>{days}</span> <span>{times}</span>
        </li>
      ))}
      {exceptions.map((exception) => {
        const { from, open } = exception
        const when = spanWords(i18n, exception, now)
        return (
          <li key={`${from} ${open}`}>
            {i18n.t(open ? 'station.hours.exception.open' : 'station.hours.exception.closed', { when })}
          </li>
        )
      })}
    </ul>
  )
}

/** Formats whole days as dates, the last one included; otherwise from one time to another. */
function spanWords(i18n: I18n, { from, to }: Weekly['exceptions'][number], now: number): string {
  const isMidnight = (instant: number) => i18n.time(instant, instant).startsWith('00:00')
  if (isMidnight(from) && isMidnight(to)) return i18n.days(from, to - 1)
  return i18n.between(from, to, now)
}

interface Days {
  from: number
  to: number
  times: string
}

function describeWeek(i18n: I18n, { spans }: Weekly): { days: string; times: string }[] {
  if (spans.length === 0) return []
  const week: Days[] = []
  for (let day = 1; day <= 7; day++) {
    const daySpans = spans
      .filter(({ weekday }) => weekday === day)
      .sort((one, other) => one.begin.localeCompare(other.begin))
    const times =
      daySpans.map(({ begin, end }) => `${begin}–${end}`).join(', ') || i18n.t('station.hours.closed')
    const last = week.at(-1)
    if (last?.times === times) last.to = day
    else week.push({ from: day, to: day, times })
  }
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const name = (day: number) => names.format(Date.UTC(2024, 0, day))
  return week.map(({ from, to, times }) => ({
    days: from === to ? name(from) : `${name(from)} – ${name(to)}`,
    times,
  }))
}
