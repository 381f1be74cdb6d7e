/** What a field holds decides what it can be compared with and how it is written. */
export type FieldKind = 'text' | 'boolean' | 'number' | 'time' | 'coordinate' | 'json' | 'value'

/** The fields that one call can select and compare, in the order of the answer. */
export type Fields = ReadonlyMap<string, FieldKind>

const station: [string, FieldKind][] = [
  ['sactive', 'boolean'],
  ['savailable', 'boolean'],
  ['scode', 'text'],
  ['scoordinate', 'coordinate'],
  ['smetadata', 'json'],
  ['sname', 'text'],
  ['sorigin', 'text'],
  ['stype', 'text'],
]
const parent = station.map(([name, kind]): [string, FieldKind] => [name.replace(/^s/, 'p'), kind])
const dataType: [string, FieldKind][] = [
  ['tname', 'text'],
  ['tunit', 'text'],
  ['ttype', 'text'],
  ['tdescription', 'text'],
  ['tmetadata', 'json'],
]
const measurement: [string, FieldKind][] = [
  ['mvalue', 'value'],
  ['mvalidtime', 'time'],
  ['mtransactiontime', 'time'],
  ['mperiod', 'number'],
  ['prname', 'text'],
  ['prversion', 'text'],
  ['prlineage', 'text'],
  ['_timestamp', 'time'],
]

export const stationFields: Fields = new Map([...station, ...parent])
export const seriesFields: Fields = new Map([...stationFields, ...dataType])
export const measurementFields: Fields = new Map([...seriesFields, ...measurement])

/** A field, or a place inside one that holds JSON, as `smetadata.outlets.0.maxPower`. */
export interface Target {
  /** As asked; the key in the answer. */
  name: string
  field: string
  kind: FieldKind
  /** Keys and array indexes inside the field; empty for the whole. */
  path: readonly string[]
}

/** @returns what is wrong, in words, when the call has no such target */
export function targetOf(name: string, fields: Fields): Target | string {
  const [field = '', ...path] = name.split('.')
  const kind = fields.get(field)
  if (kind === undefined) return `"${field}" is not a field of this call`
  if (path.length > 0 && kind !== 'json' && kind !== 'value') return `"${field}" holds no JSON to look into`
  return { name, field, kind: path.length > 0 ? 'json' : kind, path }
}

/** The value at a target; `null` also for what is not there, since the service cannot tell them apart. */
export function valueAt(row: Readonly<Record<string, unknown>>, { field, path }: Target): unknown {
  let value = row[field]
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null
    value = (value as Record<string, unknown>)[key]
  }
  return value ?? null
}
