import {
  type FieldKind,
  type Fields,
  fieldGroups,
  findTarget,
  type RowParts,
  readTarget,
  type Target,
} from './fields'
import { QueryError } from './query-error'
import type { TimestampWriter } from './timestamp'

/**
 * Parses the targets of a `select`; without one, returns all fields. Measurements always include their time.
 * @throws QueryError if a target does not exist
 */
export function parseTargets(select: string | undefined, fields: Fields): Target[] {
  if (select === undefined || select.trim() === '')
    return [...fields].map(([name, field]) => ({ name, field: name, ...field, path: [] }))
  const targets = new Map<string, Target>()
  let position = 0
  for (const part of select.split(',')) {
    const requested = part.trim()
    for (const name of fieldGroups.get(requested) ?? [requested]) {
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
 * Returns a function that writes the targets of a row as members of a JSON object: `"scode":"83","mvalue":1`.
 * @param showNull whether an absent value is written as `null` or left out
 */
export function createMembersWriter(
  targets: readonly Target[],
  showNull: boolean,
  writeTime: TimestampWriter,
): (row: RowParts) => string {
  const columns = targets.map((target) => ({ target, key: `${JSON.stringify(target.name)}:` }))
  return (row) => {
    let text = ''
    for (const { target, key } of columns) {
      const value = readTarget(row, target)
      if (value === null && !showNull) continue
      text += `${text === '' ? '' : ','}${key}${writeValue(value, target.kind, writeTime)}`
    }
    return text
  }
}

function writeValue(value: unknown, kind: FieldKind, writeTime: TimestampWriter): string {
  if (typeof value !== 'number') return JSON.stringify(value)
  if (kind === 'time') return `"${writeTime(value)}"`
  return JSON.stringify(kind === 'value' ? round(value) : value)
}

/** Rounds a measured number to six decimals. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Math.round(value * 1e6) / 1e6
}
