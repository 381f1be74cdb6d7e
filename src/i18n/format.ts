/** An ICU message that the build has compiled, see `compileMessages`: texts and elements, or a single text. */
export type Message = string | readonly (string | Element)[]

type Element =
  | { type: typeof argumentKind | typeof numberKind; value: string }
  | { type: typeof selectKind; value: string; options: Options }
  | { type: typeof pluralKind; value: string; options: Options; offset: number }
  | { type: typeof countKind }

/** Messages by the value that selects them. */
type Options = Readonly<Record<string, Message>>

export type MessageValues = Readonly<Record<string, string | number | boolean>>

/** Number formats and plural rules of a language. */
export interface NumberFormats {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

// Kinds of elements by the numbers in TYPE of @formatjs/icu-messageformat-parser.
const argumentKind = 1
const numberKind = 2
const selectKind = 5
const pluralKind = 6
/** `#` in a plural: its number. */
const countKind = 7

/**
 * Formats a message with the elements that our messages use: arguments, numbers, selections and plurals. The library
 * for all of ICU is 2 kB that every visitor would wait for; a test compares the results of both.
 * @param count replaces `#`
 * @throws TypeError if a value is missing
 */
export function format(
  message: Message,
  values: MessageValues,
  numberFormats: NumberFormats,
  count = 0,
): string {
  if (typeof message === 'string') return message
  return message
    .map((part) => (typeof part === 'string' ? part : fill(part, values, numberFormats, count)))
    .join('')
}

function fill(element: Element, values: MessageValues, numberFormats: NumberFormats, count: number): string {
  if (element.type === countKind) return numberFormats.numbers.format(count)
  const value = values[element.value]
  if (value === undefined) throw new TypeError(`A message lacks "${element.value}".`)
  switch (element.type) {
    case argumentKind:
      return String(value)
    case numberKind:
      return numberFormats.numbers.format(Number(value))
    case selectKind:
      return format(
        element.options[String(value)] ?? element.options.other ?? '',
        values,
        numberFormats,
        count,
      )
    case pluralKind: {
      const rest = Number(value) - element.offset
      const { options } = element
      const chosen = options[`=${value}`] ?? options[numberFormats.plurals.select(rest)] ?? options.other
      return format(chosen ?? '', values, numberFormats, rest)
    }
  }
}
