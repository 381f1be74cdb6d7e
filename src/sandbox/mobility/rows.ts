import { minute } from '../../durations'
import { history, type Row, type Source, type SourceSample, type SourceSeries } from '../source'
import {
  type Fields,
  measurementFields,
  metadataHistoryFields,
  type RowParts,
  seriesFields,
  stationFields,
} from './fields'
import type { Predicate } from './where-predicate'

/** Rows of one endpoint before selection and filters. */
export interface Rows {
  fields: Fields
  /** Fields that together identify a row; `null`: rows may be equal in all fields. */
  keys: readonly string[] | null
  /** @param wanted returns whether the answer can contain a row of a station or series */
  list(wanted: Predicate): Iterable<RowParts>
}

/** Names of types; `*`: all. */
export type TypeNames = readonly string[]

/** Roles of the viewer who requests values, and the time of the request. */
export interface RowContext {
  roles: ReadonlySet<string>
  /** Epoch milliseconds of the service's clock. */
  now: number
}

/** Time span `[from, to)`, epoch milliseconds. */
export interface Span {
  from: number
  to: number
}

/** Returns the stations of the types. */
export function stationRows(source: Source, types: TypeNames): Rows {
  return {
    fields: stationFields,
    // Ids are unique only within a type.
    keys: types.length === 1 && types[0] !== '*' ? ['scode'] : ['stype', 'scode'],
    list: (wanted) =>
      listTypes(source, types)
        .flatMap((type) => source.stations(type))
        .map((station): RowParts => [station])
        .filter(wanted),
  }
}

/** Returns no rows: the sandbox has no edges, events or former metadata. */
export function noRows(fields: Fields): Rows {
  return { fields, keys: null, list: () => [] }
}

/** Former metadata of stations. The endpoint exists, but the sandbox stores none. */
export const metadataHistoryRows: Rows = noRows(metadataHistoryFields)

/** Returns the series of the stations, the same for every viewer. */
export function seriesRows(source: Source, types: TypeNames, dataTypes: TypeNames): Rows {
  return {
    fields: seriesFields,
    // A data type may exist with two periods. The rows of this endpoint do not contain the period.
    keys: null,
    list: (wanted) => listSeries(source, types, dataTypes, wanted).map(listRowParts),
  }
}

const valueKeys = ['stype', 'scode', 'tname', 'mperiod']

/** Returns the latest value of every series that the viewer may see, oldest first. */
export function latestRows(
  source: Source,
  types: TypeNames,
  dataTypes: TypeNames,
  context: RowContext,
): Rows {
  return {
    fields: measurementFields,
    keys: valueKeys,
    list: (wanted) =>
      oldestFirst(
        listVisible(context, listSeries(source, types, dataTypes, wanted)).flatMap((series) => {
          const sample = series.latest(context.now)
          return sample === null ? [] : { series, sample }
        }),
      ),
  }
}

/** Returns the values in a time span that the viewer may see, oldest first. */
export function historyRows(
  source: Source,
  types: TypeNames,
  dataTypes: TypeNames,
  { from, to }: Span,
  context: RowContext,
): Rows {
  return {
    fields: measurementFields,
    // Every row contains its time, whatever is selected.
    keys: valueKeys,
    list: (wanted) => {
      const series = listVisible(context, listSeries(source, types, dataTypes, wanted))
      return listSamples(series, { from, to: Math.min(to, context.now + 1) })
    },
  }
}

const batchSize = 50_000
/** About the shortest time between two values of a series, milliseconds. */
const assumedInterval = 5 * minute

/** Yields samples window by window, so that a year of a thousand series is never in memory at once. */
function* listSamples(series: readonly SourceSeries[], { from, to }: Span): Generator<RowParts> {
  const window = Math.ceil(batchSize / Math.max(1, series.length)) * assumedInterval
  for (let start = from; start < to && series.length > 0; start += window) {
    const end = Math.min(start + window, to)
    yield* oldestFirst(
      series.flatMap((one) => history(one, start, end).map((sample) => ({ series: one, sample }))),
    )
  }
}

function oldestFirst(measured: { series: SourceSeries; sample: SourceSample }[]): RowParts[] {
  return measured
    .sort((one, other) => one.sample.measuredAt - other.sample.measuredAt)
    .map(({ series, sample }) => [series.station, series.dataType, measurement(series, sample)])
}

function measurement(
  { period }: SourceSeries,
  { measuredAt, value, writtenAt = measuredAt }: SourceSample,
): Row {
  return {
    mvalue: value,
    mvalidtime: measuredAt,
    mtransactiontime: writtenAt,
    mperiod: period,
    _timestamp: measuredAt,
  }
}

function listTypes(source: Source, types: TypeNames): TypeNames {
  return types.includes('*') ? source.types : [...new Set(types)]
}

function listRowParts({ station, dataType }: SourceSeries): RowParts {
  return [station, dataType]
}

function listSeries(
  source: Source,
  types: TypeNames,
  dataTypes: TypeNames,
  wanted: Predicate,
): SourceSeries[] {
  const named = new Set<unknown>(dataTypes)
  return listTypes(source, types)
    .flatMap((type) => source.series(type))
    .filter((one) => (named.has('*') || named.has(one.dataType.tname)) && wanted(listRowParts(one)))
}

function listVisible({ roles }: RowContext, series: SourceSeries[]): SourceSeries[] {
  return series.filter(({ role }) => role === null || roles.has(role))
}
