import { format, type MessageValues } from './format'
import type { Language, MessageKey, Messages } from './languages'
import type { Units } from './units'

/** Words, numbers and times in one language and the region's time zone. */
export interface Translator {
  language: Language
  timeZone: string
  units: Units
  /** Loads the messages that the first list does not need. Returns the same promise until it fails. */
  complete(): Promise<void>
  /** A message of the language; ICU MessageFormat with its values filled in. */
  t(key: MessageKey, values?: MessageValues): string
  /** A message whose key is only known at run time, or `fallback` if the language has none. */
  word(key: string, fallback: string): string
  number(value: number): string
  /**
   * Hours and minutes of an instant; with its day if that is not the day of `now`, and with the zone if the viewer's
   * clock shows another time.
   */
  time(instant: number, now: number): string
  /** From one instant to another; both with their days unless both are of the day of `now`, or of one day. */
  between(from: number, to: number, now: number): string
  /** Short name of the region's zone at an instant, `null` if the viewer's clock shows the same time. */
  zone(instant: number): string | null
  /** Time of a coming instant: with its weekday instead of its date within six days. */
  soon(instant: number, now: number): string
  /** Days from one instant to another, each once: "25 Dec 2026", "25 – 26 Dec 2026". */
  days(from: number, to: number): string
  /** Length of time since `instant`, in its largest unit: "3 min", "2 h", "5 days". */
  age(instant: number, now: number): string
  /** A length of time in milliseconds, in its largest unit. */
  span(length: number): [amount: number, unit: 'minute' | 'hour' | 'day']
  /** Time since an instant as a phrase, in its largest unit: "3 min ago", "5 days ago". */
  ago(instant: number, now: number): string
  /** Distance, rounded to ten metres, or a tenth of a kilometre or mile: "120 m", "1.2 km", "0.7 mi". */
  distance(metres: number): string
  compare(a: string, b: string): number
  list(items: readonly string[]): string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const metresPerMile = 1_609.344

function toSpan(milliseconds: number): [number, 'minute' | 'hour' | 'day'] {
  if (milliseconds < hour) return [Math.max(1, Math.round(milliseconds / minute)), 'minute']
  if (milliseconds < 2 * day) return [Math.round(milliseconds / hour), 'hour']
  return [Math.round(milliseconds / day), 'day']
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

interface TranslatorOptions {
  /** Loads the other messages when they are first needed. */
  loadLater?: () => Promise<Messages>
  units?: Units
  /** Time zone of the viewer's device; absent: the region's. */
  viewerTimeZone?: string
}

export function createTranslator(
  language: Language,
  first: Messages,
  timeZone: string,
  { loadLater = async () => first, units = 'km', viewerTimeZone = timeZone }: TranslatorOptions = {},
): Translator {
  let messages = first
  let loading: Promise<void> | null = null
  // English texts of this region use 24-hour times, like its timetables.
  const dateLocale = language === 'en' ? 'en-GB' : language
  const locale = language
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const grammar = { numbers: new Intl.NumberFormat(locale), plurals: new Intl.PluralRules(locale) }
  const times = new Intl.DateTimeFormat(dateLocale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const days = new Intl.DateTimeFormat(dateLocale, { timeZone, dateStyle: 'short' })
  const dayTimesIn = (zone: string) =>
    new Intl.DateTimeFormat(dateLocale, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  const dayTimes = dayTimesIn(timeZone)
  const viewerDayTimes = dayTimesIn(viewerTimeZone)
  const zones = new Intl.DateTimeFormat(dateLocale, { timeZone, timeZoneName: 'short' })
  const weekdayTimes = new Intl.DateTimeFormat(dateLocale, {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const lengthIn = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  const lengths = { metre: lengthIn('meter'), kilometre: lengthIn('kilometer'), mile: lengthIn('mile') }
  const relativeTimes = new Intl.RelativeTimeFormat(dateLocale, { style: 'short' })
  const spans = {
    minute: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
    hour: new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }),
    day: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  }

  const isOneDay = (one: number, other: number) => days.format(one) === days.format(other)

  function zone(instant: number): string | null {
    if (viewerDayTimes.format(instant) === dayTimes.format(instant)) return null
    return zones.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  }

  function withZone(text: string, instant: number): string {
    const name = zone(instant)
    return name === null ? text : `${text} ${name}`
  }

  function between(from: number, to: number, now: number): string {
    const isToday = isOneDay(from, now) && isOneDay(to, now)
    const begin = (isToday ? times : dayTimes).format(from)
    return withZone(`${begin} – ${(isOneDay(from, to) ? times : dayTimes).format(to)}`, to)
  }

  async function loadRest(): Promise<void> {
    messages = { ...first, ...(await loadLater()) }
  }

  function t(key: MessageKey, values: MessageValues = {}): string {
    const message = messages[key]
    if (message === undefined) throw new Error(`The words "${key}" are not loaded yet.`)
    return typeof message === 'string' ? message : format(message, values, grammar)
  }

  function time(instant: number, now: number): string {
    return withZone((isOneDay(instant, now) ? times : dayTimes).format(instant), instant)
  }

  return {
    language,
    timeZone,
    units,
    complete() {
      loading ??= loadRest().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
    t,
    word: (key, fallback) => (Object.hasOwn(messages, key) ? t(key as MessageKey) : fallback),
    number: (value) => numbers.format(value),
    time,
    soon: (instant, now) =>
      !isOneDay(instant, now) && instant >= now && instant < now + 6 * day
        ? withZone(weekdayTimes.format(instant), instant)
        : time(instant, now),
    between,
    zone,
    days: (from, to) =>
      new Intl.DateTimeFormat(dateLocale, { timeZone, dateStyle: 'medium' }).formatRange(from, to),
    age: (instant, now) => {
      const [amount, unit] = toSpan(now - instant)
      return spans[unit].format(amount)
    },
    span: toSpan,
    ago: (instant, now) => {
      const [amount, unit] = toSpan(now - instant)
      return relativeTimes.format(-amount, unit)
    },
    distance: (metres) => {
      if (units === 'mi') return lengths.mile.format(Math.max(0.1, metres / metresPerMile))
      const tens = Math.max(10, Math.round(metres / 10) * 10)
      return tens < 1000 ? lengths.metre.format(tens) : lengths.kilometre.format(metres / 1000)
    },
    compare: collator.compare,
    list: (items) => lists.format(items),
  }
}
