/** One parameter of a link as data. What cannot be parsed reads as the default; a default is not written. */
export interface Param<T> {
  key: string
  parse(text: string | null): T
  /** `null`: leave the parameter out. */
  serialize(value: T): string | null
}

/** Control characters never mean anything in a link, and some servers and terminals act on them. */
function clean(text: string, longest: number): string {
  return text.replace(/\p{Cc}/gu, '').slice(0, longest)
}

/** Free text, at most `longest` characters. */
export function textParam(key: string, longest = 200): Param<string> {
  return {
    key,
    parse: (text) => clean(text ?? '', longest),
    serialize: (value) => (value === '' ? null : value),
  }
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
      const plain = words
        .map((word) => clean(word.replace(/\\(.)/g, '$1'), 200))
        .filter((word) => word !== '')
      return [...new Set(plain)].slice(0, 50)
    },
    serialize: (value) =>
      value.length === 0 ? null : value.map((word) => word.replace(/[\\,]/g, '\\$&')).join(','),
  }
}

/** Some of a fixed set of words, in the order of that set; others are malformed, and dropped without a notice. */
export function someOfParam<T extends string>(key: string, allowed: readonly T[]): Param<readonly T[]> {
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

/** A decimal number above 0, or a whole one, at most `largest`; 0 stands for none. */
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

/** One of a fixed set of words. */
export function oneOfParam<T extends string>(key: string, allowed: readonly T[], fallback: T): Param<T> {
  return {
    key,
    parse: (text) => allowed.find((word) => word === text) ?? fallback,
    serialize: (value) => (value === fallback ? null : value),
  }
}

/**
 * A query with the given parameters changed and all others left as they are. Commas, `*` and `:` stay
 * readable: they are legal in a query.
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
  const written = params.toString().replaceAll('%2C', ',').replaceAll('%2A', '*').replaceAll('%3A', ':')
  return written === '' ? '' : `?${written}`
}
