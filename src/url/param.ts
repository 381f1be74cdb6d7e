import { cutText, visibleText } from '../model/text'

/** One parameter of a link as data. Text that cannot be parsed yields the default; a default is not written. */
export interface Param<T> {
  key: string
  parse(text: string | null): T
  /** `null`: leave the parameter out. */
  serialize(value: T): string | null
}

/** A parameter for each property of `Values`. */
export type Params<Values> = { [Key in keyof Values]: Param<Values[Key]> }

/** Reads each parameter of a query. */
export function readParams<Values>(params: Params<Values>, search: URLSearchParams): Values {
  const values: Partial<Values> = {}
  for (const name in params) values[name] = params[name].parse(search.get(params[name].key))
  return values as Values
}

/** Returns key and text of each value in the order of `params`, for `withParams`. */
export function writeParams<Values>(params: Params<Values>, values: Values): [string, string | null][] {
  const texts: [string, string | null][] = []
  for (const name in params) texts.push([params[name].key, params[name].serialize(values[name])])
  return texts
}

/** Maximum number of characters of a text or a word; the rest is cut off. */
const maxTextLength = 200

/** Control characters have no meaning in a link, and some servers and terminals act on them. */
function withoutControls(text: string): string {
  return cutText(text.replace(/\p{Cc}/gu, ''), maxTextLength)
}

/** Also removes invisible characters, as from texts of records: with them, two texts can look the same. */
const clean = (text: string) => visibleText(withoutControls(text))

/** Free text. */
export function textParam(key: string): Param<string> {
  return {
    key,
    parse: (text) => clean(text ?? ''),
    serialize: (value) => (value === '' ? null : value),
  }
}

/** An id, which is compared and not shown: the service may use any characters in it. */
export function idParam(key: string): Param<string> {
  return { ...textParam(key), parse: (text) => withoutControls(text ?? '') }
}

/**
 * Several words, separated by commas. A comma or backslash inside a word is escaped by a backslash. Words are
 * kept in order, doubles and empty ones dropped; at most 50 of them.
 */
export function listParam(key: string): Param<readonly string[]> {
  return {
    key,
    parse: (text) => {
      const words = (text ?? '').match(/(?:\\.|[^,\\])+/g) ?? []
      const plain = words.map((word) => clean(word.replace(/\\(.)/g, '$1'))).filter((word) => word !== '')
      return [...new Set(plain)].slice(0, 50)
    },
    serialize: (value) =>
      value.length === 0 ? null : value.map((word) => word.replace(/[\\,]/g, '\\$&')).join(','),
  }
}

/** Words of a fixed set, in the order of that set. Other words are dropped without a notice. */
export function choicesParam<T extends string>(key: string, allowed: readonly T[]): Param<readonly T[]> {
  const words = listParam(key)
  return {
    key,
    parse: (text) => {
      const chosen = new Set<string>(words.parse(text))
      return allowed.filter((word) => chosen.has(word))
    },
    serialize: words.serialize,
  }
}

/** A decimal number above 0 and at most `largest`, an integer if `whole`; 0: none or invalid. */
export function amountParam(key: string, largest: number, whole = false): Param<number> {
  return {
    key,
    parse: (text) => {
      const amount = /^\d{1,9}(\.\d{1,3})?$/.test(text ?? '') ? Number(text) : 0
      return amount > largest || (whole && amount % 1 !== 0) ? 0 : amount
    },
    serialize: (value) => (value === 0 ? null : String(value)),
  }
}

/** A word of a fixed set, or a text that matches a pattern. Matches of the pattern must be of type `T`. */
export function choiceParam<T extends string>(
  key: string,
  allowed: readonly (T | RegExp)[],
  fallback: T,
): Param<T> {
  const isAllowed = (text: string): text is T =>
    allowed.some((one) => (one instanceof RegExp ? one.test(text) : one === text))
  return {
    key,
    parse: (text) => (text !== null && isAllowed(text) ? text : fallback),
    serialize: (value) => (value === fallback ? null : value),
  }
}

/**
 * Returns a query with the given parameters changed and all others unchanged. Commas, `*`, `:` and `~`
 * stay readable: they are legal in a query.
 */
export function withParams(
  search: string,
  changes: readonly (readonly [key: string, text: string | null])[],
): string {
  const params = new URLSearchParams(search)
  for (const [key, text] of changes) {
    if (text === null) params.delete(key)
    else params.set(key, text)
  }
  const written = params.toString().replace(/%(2C|2A|3A|7E)/g, decodeURIComponent)
  return written === '' ? '' : `?${written}`
}
