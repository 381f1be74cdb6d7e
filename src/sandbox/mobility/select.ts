import { type FieldKind, type Fields, findTarget, groups, type Layers, type Target, valueAt } from './fields'
import { QueryError } from './query-error'
import type { TimestampWriter } from './timestamp'

/**
 * The targets of a `select`, all fields without one. Measurements bear their time whatever is selected.
 * @throws {QueryError} when one of them does not exist
 */
export function selectedTargets(select: string | undefined, fields: Fields): Target[] {
  if (select === undefined || select.trim() === '')
    return [...fields].map(([name, field]) => ({ name, field: name, ...field, path: [] }))
  const targets = new Map<string, Target>()
  let position = 0
  for (const part of select.split(',')) {
    const asked = part.trim()
    for (const name of groups.get(asked) ?? [asked]) {
      const target = findTarget(name, fields)
      if (typeof target === 'string') throw new QueryError(target, position)
      targets.set(target.name, target)
    }
    position += part.length + 1
  }
  const time = findTarget('_timestamp', fields)
  if (typeof time !== 'string') targets.set(time.name, time)
  return [...targets.values()]
}

/**
 * Writes what rows have at some targets as members of a JSON object, `"scode":"83","mvalue":1`.
 * @param showNull whether what is not there is written as `null` or left out
 */
export function membersWriter(
  targets: readonly Target[],
  showNull: boolean,
  writeTime: TimestampWriter,
): (row: Layers) => string {
  const columns = targets.map((target) => ({ target, key: `${JSON.stringify(target.name)}:` }))
  return (row) => {
    let text = ''
    for (const { target, key } of columns) {
      const value = valueAt(row, target)
      if (value === null && !showNull) continue
      text += `${text === '' ? '' : ','}${key}${valueText(value, target.kind, writeTime)}`
    }
    return text
  }
}

function valueText(value: unknown, kind: FieldKind, writeTime: TimestampWriter): string {
  if (typeof value !== 'number') return JSON.stringify(value)
  if (kind === 'time') return `"${writeTime(value)}"`
  return JSON.stringify(kind === 'value' ? rounded(value) : value)
}

/** Measured numbers have six decimals at most. */
function rounded(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6
}
