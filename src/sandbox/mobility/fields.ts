import type { Row } from '../source'

/** Kind of a field's values. It decides with what they can be compared and how they are written. */
export type FieldKind = 'text' | 'boolean' | 'number' | 'time' | 'coordinate' | 'json' | 'value'

/** Indexes of `RowParts`. */
export const rowParts = { station: 0, dataType: 1, measurement: 2 } as const

/** Field of an answer. */
interface Field {
  kind: FieldKind
  part: (typeof rowParts)[keyof typeof rowParts]
}

/** Fields that one endpoint can select and compare, in the order of the answer. */
export type Fields = ReadonlyMap<string, Field>

/** Parts of a row before they are merged: station, data type, measurement. */
export type RowParts = readonly [station: Row, dataType?: Row, measurement?: Row]

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
const provenance: [string, FieldKind][] = [
  ['prname', 'text'],
  ['prversion', 'text'],
  ['prlineage', 'text'],
]
const measurement: [string, FieldKind][] = [
  ['mvalue', 'value'],
  ['mvalidtime', 'time'],
  ['mtransactiontime', 'time'],
  ['mperiod', 'number'],
  ['_timestamp', 'time'],
]

function inPart(names: [string, FieldKind][], index: Field['part']): [string, Field][] {
  return names.map(([name, kind]) => [name, { kind, part: index }])
}

export const stationFields: Fields = new Map(inPart([...station, ...parent], rowParts.station))
export const seriesFields: Fields = new Map([...stationFields, ...inPart(dataType, rowParts.dataType)])
export const measurementFields: Fields = new Map([
  ...seriesFields,
  ...inPart(provenance, rowParts.dataType),
  ...inPart(measurement, rowParts.measurement),
])

export const metadataHistoryFields: Fields = new Map([
  ...stationFields,
  ...inPart(
    [
      ['mhmetadata', 'json'],
      ['mhtransactiontime', 'time'],
    ],
    rowParts.dataType,
  ),
])

/** Names that select several fields. */
export const fieldGroups: ReadonlyMap<string, readonly string[]> = new Map([
  ['mprovenance', provenance.map(([name]) => name)],
])

/** A field, or a path inside a JSON field such as `smetadata.outlets.0.maxPower`. */
export interface Target {
  /** Name in the request; the key in the answer. */
  name: string
  field: string
  part: Field['part']
  kind: FieldKind
  /** Keys and array indexes inside the field; empty: the whole field. */
  path: readonly string[]
}

/** Finds the target with a name. @returns an error message if there is none */
export function findTarget(name: string, fields: Fields): Target | string {
  const [field = '', ...path] = name.split('.')
  const definition = fields.get(field)
  if (definition === undefined) return `"${field}" is not a field of this call`
  const { kind, part } = definition
  if (path.length > 0 && kind !== 'json' && kind !== 'value') return `"${field}" holds no JSON to look into`
  return { name, field, part, kind: path.length > 0 ? 'json' : kind, path }
}

/** Returns the value of a target; `null` if it is absent too: the service does not distinguish them. */
export function readTarget(row: RowParts, { field, part, path }: Target): unknown {
  let value = row[part]?.[field]
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null
    value = (value as Row)[key]
  }
  return value ?? null
}
