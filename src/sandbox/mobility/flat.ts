import type { Row, Sample, Series, Source } from '../source'
import { type Fields, type Layers, measurementFields, seriesFields, stationFields } from './fields'
import { rowWriter, selectedTargets } from './select'
import { type TimestampWriter, timestampWriter } from './timestamp'
import { parseWhere } from './where'
import { predicateOf } from './where-predicate'

/** What the flat calls have in common. */
export interface FlatQuery {
  /** Rows at most; 0 and below mean all. */
  limit: number
  offset: number
  select: string | undefined
  where: string | undefined
  showNull: boolean
  distinct: boolean
}

/** `*` for all of them. */
export type Names = readonly string[]

/** Stations of the types. @throws {QueryError} */
export function stationsAnswer(source: Source, types: Names, query: FlatQuery): Iterable<string> {
  const rows = typesOf(source, types)
    .flatMap((type) => source.stations(type))
    .map((station): Layers => [station])
  // Ids are unique within a type only.
  const keys = types.length === 1 && types[0] !== '*' ? ['scode'] : ['stype', 'scode']
  return answer(rows, stationFields, keyedRowsDiffer(query, keys))
}

/** Which data types the stations have; whoever asks. @throws {QueryError} */
export function seriesAnswer(
  source: Source,
  types: Names,
  dataTypes: Names,
  query: FlatQuery,
): Iterable<string> {
  const rows = seriesOf(source, types, dataTypes).map(({ station, dataType }): Layers => [station, dataType])
  return answer(rows, seriesFields, query)
}

export interface Asker {
  /** Roles of who asks. */
  rights: ReadonlySet<string>
  /** Epoch milliseconds: the newest value is that of this moment. */
  at: number
  writeTime: TimestampWriter
}

/** The newest value of every series that the asker may see, oldest first. @throws {QueryError} */
export function latestAnswer(
  source: Source,
  types: Names,
  dataTypes: Names,
  query: FlatQuery,
  asker: Asker,
): Iterable<string> {
  const rows = seriesOf(source, types, dataTypes)
    .filter(({ right }) => right === null || asker.rights.has(right))
    .flatMap((series) => {
      const sample = series.latest(asker.at)
      return sample === null ? [] : { series, sample }
    })
    .sort((one, other) => one.sample.at - other.sample.at)
    .map(({ series, sample }): Layers => [series.station, series.dataType, measurement(series, sample)])
  const keys = ['stype', 'scode', 'tname', 'mperiod']
  return answer(rows, measurementFields, keyedRowsDiffer(query, keys), asker.writeTime)
}

function measurement({ period }: Series, { at, value }: Sample): Row {
  return { mvalue: value, mvalidtime: at, mtransactiontime: at, mperiod: period, _timestamp: at }
}

function typesOf(source: Source, types: Names): Names {
  return types.includes('*') ? source.types : [...new Set(types)]
}

function seriesOf(source: Source, types: Names, dataTypes: Names): Series[] {
  const wanted = new Set<unknown>(dataTypes)
  const all = typesOf(source, types).flatMap((type) => source.series(type))
  return wanted.has('*') ? all : all.filter(({ dataType }) => wanted.has(dataType.tname))
}

/** Rows that keep what tells them apart differ: no need to compare 50 MB of text. */
function keyedRowsDiffer(query: FlatQuery, keys: readonly string[]): FlatQuery {
  const selected = query.select?.split(',').map((name) => name.trim())
  const keyed = selected === undefined || keys.every((key) => selected.includes(key))
  return { ...query, distinct: query.distinct && !keyed }
}

const utc = timestampWriter('UTC')

/** The envelope as text, piece by piece, so that large answers need not be held twice. */
function answer(
  rows: readonly Layers[],
  fields: Fields,
  query: FlatQuery,
  writeTime: TimestampWriter = utc,
): Iterable<string> {
  const write = rowWriter(selectedTargets(query.select, fields), query.showNull, writeTime)
  const fits = predicateOf(parseWhere(query.where ?? ''), fields)
  return envelope(page(rows, fits, write, query), query)
}

function* page(
  rows: readonly Layers[],
  fits: (row: Layers) => boolean,
  write: (row: Layers) => string,
  { limit, offset, distinct }: FlatQuery,
): Generator<string> {
  const seen = new Set<string>()
  const end = limit > 0 ? offset + limit : Number.POSITIVE_INFINITY
  let count = 0
  for (const row of rows) {
    if (count >= end) return
    if (!fits(row)) continue
    const text = write(row)
    if (distinct) {
      if (seen.has(text)) continue
      seen.add(text)
    }
    if (count >= offset) yield text
    count += 1
  }
}

function* envelope(rows: Iterable<string>, { offset, limit }: FlatQuery): Generator<string> {
  let separator = `{"offset":${offset},"limit":${limit},"data":[`
  for (const row of rows) {
    yield separator + row
    separator = ','
  }
  yield separator === ',' ? ']}' : `${separator}]}`
}
