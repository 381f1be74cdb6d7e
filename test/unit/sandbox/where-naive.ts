/** One comparison of a `where`, as a test thinks of it. */
export interface Clause {
  field: string
  operator: string
  operands: (string | number | boolean | null)[]
}
export type Tree = Clause | { junction: 'and' | 'or'; parts: Tree[] }

/** A row with everything in one place, times as epoch milliseconds. */
export type FlatRow = Record<string, unknown>

/** The simplest filter that can be right; shares nothing with the one that is tested. */
export function naive(tree: Tree, row: FlatRow): boolean {
  if ('junction' in tree) {
    const results = tree.parts.map((part) => naive(part, row))
    return tree.junction === 'and' ? !results.includes(false) : results.includes(true)
  }
  const { field, operator, operands } = tree
  const value = inside(row, field.split('.'))
  if (operands[0] === null) return operator === 'eq' ? value == null : value != null
  if (value === null || value === undefined) return false
  if (['bbi', 'bbc', 'dlt'].includes(operator)) return isPlaced(operator, value, operands.map(Number))
  if (operator.endsWith('re'))
    return typeof value === 'string' && matches(operator, value, String(operands[0]))
  const comparable = operands.map((operand) =>
    field === 'mvalidtime' ? Date.parse(String(operand)) : operand,
  )
  const alike = comparable.filter((operand) => typeof operand === typeof value)
  if (alike.length === 0) return false
  switch (operator) {
    case 'in':
      return alike.some((one) => one === value)
    case 'nin':
      return alike.every((one) => one !== value)
    case 'eq':
      return value === alike[0]
    case 'neq':
      return value !== alike[0]
    default:
      // `lt`, `gt`, `lteq`, `gteq`
      return operator.includes(order(value, alike[0]))
  }
}

function order(one: unknown, other: unknown): 'lt' | 'eq' | 'gt' {
  if (one === other) return 'eq'
  const isLess =
    typeof one === 'string' && typeof other === 'string' ? one < other : Number(one) < Number(other)
  return isLess ? 'lt' : 'gt'
}

function inside(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  return typeof value === 'object' && value !== null
    ? inside(new Map(Object.entries(value)).get(key), rest)
    : null
}

/** Patterns of the tests, and what they say in plain words. */
export const patterns: Readonly<Record<string, (text: string) => boolean>> = {
  '^a': (text) => text.startsWith('a'),
  b$: (text) => text.endsWith('b'),
  'a.b': (text) => [...text].some((_, index) => text[index] === 'a' && text[index + 2] === 'b'),
  '^$': (text) => text === '',
  'a|,': (text) => text.includes('a') || text.includes(','),
  '\\(': (text) => text.includes('('),
  '"': (text) => text.includes('"'),
}

function matches(operator: string, text: string, pattern: string): boolean {
  const said = patterns[pattern]?.(operator.includes('ire') ? text.toLowerCase() : text) ?? false
  return operator.startsWith('n') ? !said : said
}

function isPlaced(operator: string, value: unknown, [a = 0, b = 0, c = 0, d = 0]: number[]): boolean {
  const { x, y } = Object(value)
  if (operator !== 'dlt') return a <= x && x <= c && b <= y && y <= d
  return metres([x, y], [b, c]) < a
}

/** By the angle between two directions, where the tested filter takes the haversine. */
function metres(one: [number, number], other: [number, number]): number {
  const direction = ([lon, lat]: [number, number]) => {
    const [l, p] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180]
    return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)]
  }
  const [u, v] = [direction(one), direction(other)]
  const chord = Math.hypot(...u.map((part, axis) => part - (v[axis] ?? 0)))
  return 6_371_009 * 2 * Math.asin(Math.min(1, chord / 2))
}
