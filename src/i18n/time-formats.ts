import { day } from '../durations'

/** Times of one language and the configured region's time zone. Instants are epoch milliseconds. */
export interface TimeFormats {
  /**
   * Hours and minutes of an instant; with its day if that is not the day of `now`, and with the zone if the device's
   * clock shows another time.
   */
  time(instant: number, now: number): string
  /** From one instant to another; both with their days unless both are of the day of `now`, or of one day. */
  between(from: number, to: number, now: number): string
  /** Short name of the region's zone at an instant, `null` if the device's clock shows the same time. */
  zone(instant: number): string | null
  /** Time of a past instant: with its weekday instead of its date within six days. */
  since(instant: number, now: number): string
  /** Time of a coming instant: with its weekday instead of its date within six days. */
  soon(instant: number, now: number): string
  /** Days from one instant to another, each once: "25 Dec 2026", "25 – 26 Dec 2026". */
  days(from: number, to: number): string
}

/** Returns the locale of a language's times: English texts of this region use 24-hour times, like its timetables. */
export function toTimeLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language
}

const sixDays = 6 * day

/** @param deviceTimeZone time zone of the device */
export function createTimeFormats(locale: string, timeZone: string, deviceTimeZone: string): TimeFormats {
  const create = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const dayAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const
  const times = create(clock)
  const dates = create({ dateStyle: 'short' })
  const dayTimes = create(dayAndTime)
  const deviceDayTimes = create({ ...dayAndTime, timeZone: deviceTimeZone })
  const weekdayTimes = create({ weekday: 'short', ...clock })
  const zones = create({ timeZoneName: 'short' })

  const isOneDay = (one: number, other: number) => dates.format(one) === dates.format(other)

  function zone(instant: number): string | null {
    if (deviceDayTimes.format(instant) === dayTimes.format(instant)) return null
    return zones.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }

  function withZone(text: string, instant: number): string {
    const name = zone(instant)
    return name === null ? text : `${text} ${name}`
  }

  function time(instant: number, now: number): string {
    return withZone((isOneDay(instant, now) ? times : dayTimes).format(instant), instant)
  }

  /** @param length milliseconds between the two; less than 0: on the other side of `now` */
  function nearTime(instant: number, now: number, length: number): string {
    return !isOneDay(instant, now) && length >= 0 && length < sixDays
      ? withZone(weekdayTimes.format(instant), instant)
      : time(instant, now)
  }

  return {
    time,
    zone,
    between(from, to, now) {
      const isToday = isOneDay(from, now) && isOneDay(to, now)
      const begin = (isToday ? times : dayTimes).format(from)
      return withZone(`${begin} – ${(isOneDay(from, to) ? times : dayTimes).format(to)}`, to)
    },
    since: (instant, now) => nearTime(instant, now, now - instant),
    soon: (instant, now) => nearTime(instant, now, instant - now),
    days: (from, to) => create({ dateStyle: 'medium' }).formatRange(from, to),
  }
}
