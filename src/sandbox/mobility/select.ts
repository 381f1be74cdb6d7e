import type { Row } from '../source'
import { type FieldKind, type Fields, type Target, targetOf, valueAt } from './fields'
import { QueryError } from './query-error'
import type { TimestampWriter } from './timestamp'

/**
 * The targets of a `select`, all fields without one. Measurements bear their time whatever is selected.
 * @throws {QueryError} when one of them does not exist
 */
export function selectedTargets(select: string | undefined, fields: Fields): Target[] {
  if (select === undefined || select.trim() === '')
    return [...fields].map(([name, kind]) => ({ name, field: name, kind, path: [] }))
  const targets = new Map<string, Target>()
  let position = 0
  for (const part of select.split(',')) {
    const target = targetOf(part.trim(), fields)
    if (typeof target === 'string') throw new QueryError(target, position)
    targets.set(target.name, target)
    position += part.length + 1
  }
  const time = targetOf('_timestamp', fields)
  if (typeof time !== 'string') targets.set(time.name, time)
  return [...targets.values()]
}

/**
 * Writes rows as JSON texts, one by one: the text is also what tells equal rows apart, and it is made once.
 * @param showNull whether what is not there is written as `null` or left out
 */
export function rowWriter(
  targets: readonly Target[],
  showNull: boolean,
  writeTime: TimestampWriter,
): (row: Row) => string {
  const columns = targets.map((target) => ({ target, key: `${JSON.stringify(target.name)}:` }))
  return (row) => {
    let text = ''
    for (const { target, key } of columns) {
      const value = valueAt(row, target)
      if (value === null && !showNull) continue
      text += `${text === '' ? '' : ','}${key}${valueText(value, target.kind, writeTime)}`
    }
    return `{${text}}`
  }
}

function valueText(value: unknown, kind: FieldKind, writeTime: TimestampWriter): string {
  if (kind === 'time' && typeof value === 'number') return `"${writeTime(value)}"`
  return typeof value === 'object' && value !== null ? objectText(value) : JSON.stringify(value)
}

const texts = new WeakMap<object, string>()

/** Metadata of a station stand in the rows of all its plugs and values, and never change. */
function objectText(value: object): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
