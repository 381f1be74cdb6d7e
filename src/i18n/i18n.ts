import { loadOnce } from '../retry/load-once'
import { format, type MessageValues } from './format'
import type { Language, MessageKey, Messages } from './languages'
import { createLengthFormats, type LengthFormats } from './length-formats'
import { createTimeFormats, type TimeFormats, toTimeLocale } from './time-formats'
import type { Units } from './units'

/** Messages, numbers and times in one language and in the time zone of the configured region (`timeZone`). */
export interface I18n extends TimeFormats, LengthFormats {
  language: Language
  timeZone: string
  units: Units
  /** Loads the messages that the first list does not need. Returns the same promise until it fails. */
  complete(): Promise<void>
  /** Whether all messages are loaded. */
  readonly isComplete: boolean
  /** A message of the language; ICU MessageFormat with its values filled in. */
  t(key: MessageKey, values?: MessageValues): string
  /** A message whose key is only known at run time, or `fallback` if the language has none. */
  tOr(key: string, fallback: string): string
  number(value: number): string
  compare(a: string, b: string): number
  list(items: readonly string[]): string
}

export function findDeviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

interface I18nOptions {
  /** Loads the other messages when they are first needed. */
  loadLater?: () => Promise<Messages>
  units?: Units
  /** Time zone of the device; absent: that of the region. */
  deviceTimeZone?: string
}

export function createI18n(
  language: Language,
  firstMessages: Messages,
  timeZone: string,
  { loadLater = async () => firstMessages, units = 'km', deviceTimeZone = timeZone }: I18nOptions = {},
): I18n {
  let messages = firstMessages
  let isComplete = false
  const numberFormats = { numbers: new Intl.NumberFormat(language), plurals: new Intl.PluralRules(language) }
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const timeLocale = toTimeLocale(language)

  async function loadRest(): Promise<void> {
    messages = { ...firstMessages, ...(await loadLater()) }
    isComplete = true
  }

  const isKey = (key: string): key is MessageKey => Object.hasOwn(messages, key)

  function t(key: MessageKey, values: MessageValues = {}): string {
    const message = messages[key]
    if (message === undefined) throw new Error(`Message "${key}" is not loaded.`)
    return format(message, values, numberFormats)
  }

  return {
    ...createTimeFormats(timeLocale, timeZone, deviceTimeZone),
    ...createLengthFormats(language, timeLocale, units),
    language,
    timeZone,
    units,
    complete: loadOnce(loadRest),
    get isComplete() {
      return isComplete
    },
    t,
    tOr: (key, fallback) => (isKey(key) ? t(key) : fallback),
    number: (value) => numbers.format(value),
    compare: new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare,
    list: (items) => lists.format(items),
  }
}
