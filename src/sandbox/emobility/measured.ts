import type { MeasuredRecord } from '../../contract/emobility-v1'
import { day } from '../../durations'
import { history, type SourceSample, type SourceSeries } from '../source'

/** Milliseconds that this service stores measurements. */
const retention = 400 * day

/** Requested series of a station; `null`: any. */
export interface SeriesFilter {
  dataType: string | null
  /** Period, seconds. */
  period: number | null
}

/** Roles of the viewer, and properties of the request. */
export interface RequestContext {
  roles: ReadonlySet<string>
  /** Epoch milliseconds of the service's clock. */
  now: number
  /** `_t` of a record; `undefined` in the variant without it. */
  recordType: string | undefined
}

/** Returns the requested series of a station that the viewer may see. */
function listVisible(
  series: readonly SourceSeries[],
  { dataType, period }: SeriesFilter,
  { roles }: RequestContext,
): SourceSeries[] {
  return series.filter(
    (one) =>
      (dataType === null || one.dataType.tname === dataType) &&
      (period === null || one.period === period) &&
      (one.role === null || roles.has(one.role)),
  )
}

/** Lists id, unit, description and period of the data types. Lists are open for every viewer. */
export function listDataTypes(series: readonly SourceSeries[]): string[][] {
  const types = series.map(({ dataType: { tname, tunit, tdescription }, period }) =>
    [tname, tunit, tdescription, period].map((field) => String(field ?? '')),
  )
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()]
}

/** Returns the newest record of these series; `null`: no measurement that the viewer may see. */
export function findNewestRecord(
  series: readonly SourceSeries[],
  wanted: SeriesFilter,
  context: RequestContext,
): MeasuredRecord | null {
  let newest: { sample: SourceSample; period: number } | null = null
  for (const { latest, period } of listVisible(series, wanted, context)) {
    const sample = latest(context.now)
    if (sample && (newest === null || sample.measuredAt > newest.sample.measuredAt))
      newest = { sample, period }
  }
  return newest && record(newest.sample, newest.period, context)
}

/** Yields JSON text of the records measured in `[from, to]`; each series begins with its oldest. */
export function* listRecordsBetween(
  series: readonly SourceSeries[],
  wanted: SeriesFilter,
  { from, to }: { from: number; to: number },
  context: RequestContext,
): Generator<string> {
  const since = Math.max(from, context.now - retention)
  let separator = '['
  for (const one of listVisible(series, wanted, context))
    for (const sample of history(one, since, Math.min(to, context.now) + 1)) {
      yield separator + JSON.stringify(record(sample, one.period, context))
      separator = ','
    }
  yield separator === '[' ? '[]' : ']'
}

function record(
  { measuredAt, value }: SourceSample,
  period: number,
  { recordType }: RequestContext,
): MeasuredRecord {
  const measured = typeof value === 'number' ? value : String(value)
  return {
    ...(recordType && { _t: recordType }),
    timestamp: measuredAt,
    value: measured,
    period,
    created_on: measuredAt,
  }
}
