import { IntlMessageFormat } from 'intl-messageformat'
import type { Language, MessageKey, Messages } from './languages'

export type MessageValues = Readonly<Record<string, string | number | boolean>>

/** Words, numbers and times in one language and the region's time zone. */
export interface Translator {
  language: Language
  /** A message of the catalogue; ICU MessageFormat with its values filled in. */
  t(key: MessageKey, values?: MessageValues): string
  /** A message whose key is only known at run time, or `fallback` where the catalogue has none. */
  word(key: string, fallback: string): string
  number(value: number): string
  /** Hours and minutes of an instant; with its day when that is not the day of `now`. */
  time(instant: number, now: number): string
  /** Length of time since `instant`, coarsened to one unit: "3 min", "2 h", "5 days". */
  age(instant: number, now: number): string
  compare(a: string, b: string): number
  list(items: readonly string[]): string
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function spanOf(milliseconds: number): [number, 'minute' | 'hour' | 'day'] {
  if (milliseconds < hour) return [Math.max(1, Math.round(milliseconds / minute)), 'minute']
  if (milliseconds < 2 * day) return [Math.round(milliseconds / hour), 'hour']
  return [Math.round(milliseconds / day), 'day']
}

export function createTranslator(language: Language, messages: Messages, timeZone: string): Translator {
  // English of this region writes 24-hour times, as its timetables do.
  const dateLocale = language === 'en' ? 'en-GB' : language
  const locale = language
  const formats = new Map<string, IntlMessageFormat>()
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const times = new Intl.DateTimeFormat(dateLocale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const days = new Intl.DateTimeFormat(dateLocale, { timeZone, dateStyle: 'short' })
  const dayTimes = new Intl.DateTimeFormat(dateLocale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const spans = {
    minute: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
    hour: new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }),
    day: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  }

  function t(key: MessageKey, values?: MessageValues): string {
    const message = messages[key]
    // The build leaves plain text as it is, and the page has no parser for more.
    if (typeof message === 'string' && !message.includes('{')) return message
    const format = formats.get(key) ?? new IntlMessageFormat(message, locale)
    formats.set(key, format)
    return String(format.format(values))
  }

  return {
    language,
    t,
    word: (key, fallback) => (Object.hasOwn(messages, key) ? t(key as MessageKey) : fallback),
    number: (value) => numbers.format(value),
    time: (instant, now) =>
      days.format(instant) === days.format(now) ? times.format(instant) : dayTimes.format(instant),
    age: (instant, now) => {
      const [amount, unit] = spanOf(now - instant)
      return spans[unit].format(amount)
    },
    compare: collator.compare,
    list: (items) => lists.format(items),
  }
}
