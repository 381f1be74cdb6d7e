import type { Translator } from '../../i18n/translator'
import type { OpeningHours } from '../../model/station'
import { useWords } from '../../ui/words/Words'

type Weekly = Extract<OpeningHours, { kind: 'weekly' }>

/** Weekly opening hours: days with the same hours in one line, then exceptions that are not yet over. */
export function OpeningHoursList({ hours, now }: { hours: OpeningHours; now: number }) {
  const words = useWords()
  if (hours.kind === 'always') return words.t('station.hours.always')
  const exceptions = hours.exceptions.filter(({ to }) => to > now)
  return (
    <ul className="opening-hours">
      {hours.spans.length === 0 && <li>{words.t('station.hours.not-stated')}</li>}
      {describeWeek(words, hours).map(({ days, times }) => (
        <li key={days}>
          <span>{days}</span> <span>{times}</span>
        </li>
      ))}
      {exceptions.map((exception) => {
        const { from, open } = exception
        const when = spanWords(words, exception, now)
        return (
          <li key={`${from} ${open}`}>
            {words.t(open ? 'station.hours.exception.open' : 'station.hours.exception.closed', { when })}
          </li>
        )
      })}
    </ul>
  )
}

/** Formats whole days as dates, the last one included; otherwise from one time to another. */
function spanWords(words: Translator, { from, to }: Weekly['exceptions'][number], now: number): string {
  const isMidnight = (instant: number) => words.time(instant, instant).startsWith('00:00')
  if (isMidnight(from) && isMidnight(to)) return words.days(from, to - 1)
  return words.between(from, to, now)
}

interface Days {
  from: number
  to: number
  times: string
}

function describeWeek(words: Translator, { spans }: Weekly): { days: string; times: string }[] {
  if (spans.length === 0) return []
  const week: Days[] = []
  for (let day = 1; day <= 7; day++) {
    const daySpans = spans
      .filter(({ weekday }) => weekday === day)
      .sort((one, other) => one.begin.localeCompare(other.begin))
    const times =
      daySpans.map(({ begin, end }) => `${begin}–${end}`).join(', ') || words.t('station.hours.closed')
    const last = week.at(-1)
    if (last?.times === times) last.to = day
    else week.push({ from: day, to: day, times })
  }
  const names = new Intl.DateTimeFormat(words.language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const name = (day: number) => names.format(Date.UTC(2024, 0, day))
  return week.map(({ from, to, times }) => ({
    days: from === to ? name(from) : `${name(from)} – ${name(to)}`,
    times,
  }))
}
