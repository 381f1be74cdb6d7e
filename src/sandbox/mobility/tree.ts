import type { RowParts, Target } from './fields'
import { envelope, type ListQuery, page } from './page'
import { RefusalError } from './query-error'
import type { Rows } from './rows'
import { createMembersWriter, parseTargets } from './select'
import { type TimestampWriter, utc } from './timestamp'

/** Maximum characters of a tree; the service does not build larger ones. */
const largest = 100_000_000

/** Members of JSON objects as text. */
interface StationNode {
  members: string
  dataTypes: Map<string, { members: string; measurements: string[] }>
}
type Tree = Map<string, Map<string, StationNode>>

/**
 * Yields a page of rows as a tree: station type, station, data type, measurements.
 * @throws QueryError at the first piece
 * @throws RefusalError if the tree is too large
 */
export function treeAnswer(
  rows: Rows,
  query: ListQuery,
  writeTime: TimestampWriter = utc,
): Generator<string> {
  return envelope(query, written(rows, query, writeTime))
}

function* written(rows: Rows, query: ListQuery, writeTime: TimestampWriter): Generator<string> {
  const tree = buildTree(rows, query, writeTime)
  yield '{'
  let type = ''
  for (const [name, stations] of tree) {
    yield `${type}${JSON.stringify(name)}:{"stations":{`
    let separator = ''
    for (const [code, { members, dataTypes }] of stations) {
      yield `${separator}${JSON.stringify(code)}:{${joined(members, member('sdatatypes', typesText(dataTypes)))}}`
      separator = ','
    }
    yield '}}'
    type = ','
  }
  yield '}'
}

function buildTree(rows: Rows, query: ListQuery, writeTime: TimestampWriter): Tree {
  // Only lists contain the time of the row.
  const targets = parseTargets(query.select, rows.fields).filter(({ name }) => name !== '_timestamp')
  const part = (names: RegExp) =>
    nodeWriter(
      targets.filter(({ field }) => names.test(field)),
      query.showNull,
      writeTime,
    )
  const [station, parent, dataType] = [part(/^s/), part(/^p(?!r)/), part(/^t/)]
  // A tree of stations without data types does not contain their parents.
  const findParent = rows.fields.has('tname') ? parent : () => ''
  const [measurement, provenance] = [part(/^m/), part(/^pr/)]

  const tree: Tree = new Map()
  let size = 0
  const countSize = (text: string) => {
    size += text.length
    if (size > largest)
      throw new RefusalError(`A tree of more than ${largest / 1e6} MB: ask for less, or for flat`)
    return text
  }
  const members = createMembersWriter(targets, query.showNull, writeTime)
  // Nodes of the tree differ by their keys, whatever is selected.
  const toText = (row: RowParts) => JSON.stringify([row[0].stype, row[0].scode, row[1]?.tname]) + members(row)
  for (const row of page(rows, query, toText)) {
    const [{ stype, scode }, type] = row
    const stations = entry(tree, String(stype), () => new Map<string, StationNode>())
    const { dataTypes } = entry(stations, String(scode), () => ({
      members: countSize(joined(station(row), member('sparent', findParent(row)))),
      dataTypes: new Map(),
    }))
    if (type === undefined) continue
    const { measurements } = entry(dataTypes, String(type.tname), () => ({
      members: countSize(dataType(row)),
      measurements: [],
    }))
    if (row.length === 3)
      measurements.push(countSize(`{${joined(measurement(row), member('mprovenance', provenance(row)))}}`))
  }
  return tree
}

function typesText(dataTypes: StationNode['dataTypes']): string {
  return Array.from(dataTypes, ([name, { members, measurements }]) => {
    const list = measurements.length === 0 ? '' : `"tmeasurements":[${measurements.join(',')}]`
    return `${JSON.stringify(name)}:{${joined(members, list)}}`
  }).join(',')
}

/** Writes members like those of a row, but nests paths in their field: `"smetadata":{"outlets.0.id":"1"}`. */
function nodeWriter(
  targets: readonly Target[],
  showNull: boolean,
  writeTime: TimestampWriter,
): (row: RowParts) => string {
  const whole = targets.filter(({ path }) => path.length === 0)
  const fields = new Set(targets.map(({ field }) => field))
  for (const { field } of whole) fields.delete(field)
  const write = createMembersWriter(whole, showNull, writeTime)
  const inside = Array.from(fields, (field) => {
    const parts = targets.filter((target) => target.field === field)
    const named = parts.map((target) => ({ ...target, name: target.path.join('.') }))
    return { field, write: createMembersWriter(named, showNull, writeTime) }
  })
  return (row) => joined(write(row), ...inside.map(({ field, write }) => member(field, write(row))))
}

function joined(...members: readonly string[]): string {
  return members.filter((text) => text !== '').join(',')
}

/** Writes an object as a member of another; empty text for an empty object. */
function member(name: string, members: string): string {
  return members === '' ? '' : `${JSON.stringify(name)}:{${members}}`
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const created = make()
  map.set(key, created)
  return created
}
