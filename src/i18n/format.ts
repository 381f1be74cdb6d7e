import type { IntlMessageFormat } from 'intl-messageformat'

/** An ICU message that the build has parsed. */
export type Parsed = ReturnType<IntlMessageFormat['getAst']>
type Element = Parsed[number]

export type MessageValues = Readonly<Record<string, string | number | boolean>>

/** Number formats and plural rules of a language. */
export interface Grammar {
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

// Kinds of elements by the numbers in TYPE of @formatjs/icu-messageformat-parser.
const textKind = 0
const argumentKind = 1
const numberKind = 2
const selectKind = 5
const pluralKind = 6
/** `#` in a plural: its number. */
const countKind = 7

/**
 * Formats a parsed message with the elements that our messages use: arguments, numbers, selections and plurals. The
 * library for all of ICU is 2 kB that every visitor would wait for; a test compares the results of both.
 * @param count replaces `#`
 * @throws TypeError if a value is missing, or for an element that no message uses
 */
export function format(message: Parsed, values: MessageValues, grammar: Grammar, count = 0): string {
  return message.map((element) => fill(element, values, grammar, count)).join('')
}

function fill(element: Element, values: MessageValues, grammar: Grammar, count: number): string {
  if (element.type === textKind) return element.value
  if (element.type === countKind) return grammar.numbers.format(count)
  const value = values[element.value]
  if (value === undefined) throw new TypeError(`A message misses its value "${element.value}".`)
  switch (element.type) {
    case argumentKind:
      return String(value)
    case numberKind:
      return grammar.numbers.format(Number(value))
    case selectKind:
      return format(
        (element.options[String(value)] ?? element.options.other)?.value ?? [],
        values,
        grammar,
        count,
      )
    case pluralKind: {
      const rest = Number(value) - element.offset
      const { options } = element
      const chosen = options[`=${value}`] ?? options[grammar.plurals.select(rest)] ?? options.other
      return format(chosen?.value ?? [], values, grammar, rest)
    }
    default:
      throw new TypeError('Unknown element in a message.')
  }
}
