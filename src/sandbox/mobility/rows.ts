import { history, type Row, type Sample, type Series, type Source } from '../source'
import {
  type Fields,
  type Layers,
  measurementFields,
  metadataHistoryFields,
  seriesFields,
  stationFields,
} from './fields'
import type { Predicate } from './where-predicate'

/** What one kind of call answers from, before anything is selected. */
export interface Rows {
  fields: Fields
  /** Fields that together tell any two rows apart; `null`: even whole rows may be equal. */
  keys: readonly string[] | null
  /** @param wanted says of a station or series whether any row of it can be in the answer */
  list(wanted: Predicate): Iterable<Layers>
}

/** `*` for all of them. */
export type Names = readonly string[]

/** Who asks for values, and when. */
export interface Asker {
  rights: ReadonlySet<string>
  /** Epoch milliseconds of the service's clock. */
  at: number
}

/** Epoch milliseconds, `[from, to)`. */
export interface Span {
  from: number
  to: number
}

/** Stations of the types. */
export function stationRows(source: Source, types: Names): Rows {
  return {
    fields: stationFields,
    // Ids are unique within a type only.
    keys: types.length === 1 && types[0] !== '*' ? ['scode'] : ['stype', 'scode'],
    list: (wanted) =>
      listTypes(source, types)
        .flatMap((type) => source.stations(type))
        .map((station): Layers => [station])
        .filter(wanted),
  }
}

/** What the sandbox has nothing of: edges, events, former metadata. */
export function noRows(fields: Fields): Rows {
  return { fields, keys: null, list: () => [] }
}

/** Former metadata of stations: the call exists, and nothing was kept. */
export const metadataHistoryRows: Rows = noRows(metadataHistoryFields)

/** Which data types the stations have; whoever asks. */
export function seriesRows(source: Source, types: Names, dataTypes: Names): Rows {
  return {
    fields: seriesFields,
    // The same data type may be there in two periods, which this call does not tell apart.
    keys: null,
    list: (wanted) => listSeries(source, types, dataTypes, wanted).map(listLayers),
  }
}

const valueKeys = ['stype', 'scode', 'tname', 'mperiod']

/** The newest value of every series that the asker may see, oldest first. */
export function latestRows(source: Source, types: Names, dataTypes: Names, asker: Asker): Rows {
  return {
    fields: measurementFields,
    keys: valueKeys,
    list: (wanted) =>
      oldestFirst(
        visibleTo(asker, listSeries(source, types, dataTypes, wanted)).flatMap((series) => {
          const sample = series.latest(asker.at)
          return sample === null ? [] : { series, sample }
        }),
      ),
  }
}

/** The values of a span that the asker may see, oldest first. */
export function historyRows(
  source: Source,
  types: Names,
  dataTypes: Names,
  { from, to }: Span,
  asker: Asker,
): Rows {
  return {
    fields: measurementFields,
    // Every row has its time, whatever is selected.
    keys: valueKeys,
    list: (wanted) => {
      const series = visibleTo(asker, listSeries(source, types, dataTypes, wanted))
      return listSamples(series, { from, to: Math.min(to, asker.at + 1) })
    },
  }
}

const samplesAtOnce = 50_000
/** Milliseconds; about the shortest time between two values of a series. */
const usualInterval = 300_000

/** Window by window, so that a year of a thousand series never stands in memory. */
function* listSamples(series: readonly Series[], { from, to }: Span): Generator<Layers> {
  const window = Math.ceil(samplesAtOnce / Math.max(1, series.length)) * usualInterval
  for (let start = from; start < to && series.length > 0; start += window) {
    const end = Math.min(start + window, to)
    yield* oldestFirst(
      series.flatMap((one) => history(one, start, end).map((sample) => ({ series: one, sample }))),
    )
  }
}

function oldestFirst(measured: { series: Series; sample: Sample }[]): Layers[] {
  return measured
    .sort((one, other) => one.sample.at - other.sample.at)
    .map(({ series, sample }) => [series.station, series.dataType, measurement(series, sample)])
}

function measurement({ period }: Series, { at, value, writtenAt = at }: Sample): Row {
  return { mvalue: value, mvalidtime: at, mtransactiontime: writtenAt, mperiod: period, _timestamp: at }
}

function listTypes(source: Source, types: Names): Names {
  return types.includes('*') ? source.types : [...new Set(types)]
}

function listLayers({ station, dataType }: Series): Layers {
  return [station, dataType]
}

function listSeries(source: Source, types: Names, dataTypes: Names, wanted: Predicate): Series[] {
  const named = new Set<unknown>(dataTypes)
  return listTypes(source, types)
    .flatMap((type) => source.series(type))
    .filter((one) => (named.has('*') || named.has(one.dataType.tname)) && wanted(listLayers(one)))
}

function visibleTo({ rights }: Asker, series: Series[]): Series[] {
  return series.filter(({ right }) => right === null || rights.has(right))
}
