import type { MeasuredRecord } from '../../contract/emobility-v1'
import { history, type Sample, type Series } from '../source'

const day = 86_400_000
/** Milliseconds that this service stores measurements. */
const kept = 400 * day

/** Requested series of a station; `null`: any. */
export interface Wanted {
  dataType: string | null
  /** Period, seconds. */
  period: number | null
}

/** Rights of the viewer, and properties of the request. */
export interface Asker {
  rights: ReadonlySet<string>
  /** Epoch milliseconds of the service's clock. */
  at: number
  /** `_t` of a record; `undefined` in the variant without it. */
  recordType: string | undefined
}

/** Returns the requested series of a station that the viewer may see. */
function visible(series: readonly Series[], { dataType, period }: Wanted, { rights }: Asker): Series[] {
  return series.filter(
    (one) =>
      (dataType === null || one.dataType.tname === dataType) &&
      (period === null || one.period === period) &&
      (one.right === null || rights.has(one.right)),
  )
}

/** Lists id, unit, description and period of the data types. Lists are open for every viewer. */
export function listDataTypes(series: readonly Series[]): string[][] {
  const types = series.map(({ dataType: { tname, tunit, tdescription }, period }) =>
    [tname, tunit, tdescription, period].map((field) => String(field ?? '')),
  )
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()]
}

/** Returns the latest record; `null`: no measurement that the viewer may see. */
export function newestRecord(series: readonly Series[], wanted: Wanted, asker: Asker): MeasuredRecord | null {
  let newest: { sample: Sample; period: number } | null = null
  for (const { latest, period } of visible(series, wanted, asker)) {
    const sample = latest(asker.at)
    if (sample && (newest === null || sample.at > newest.sample.at)) newest = { sample, period }
  }
  return newest && record(newest.sample, newest.period, asker)
}

/** Yields JSON text of the records measured in `[from, to]`; each series begins with its oldest. */
export function* recordsBetween(
  series: readonly Series[],
  wanted: Wanted,
  { from, to }: { from: number; to: number },
  asker: Asker,
): Generator<string> {
  const since = Math.max(from, asker.at - kept)
  let separator = '['
  for (const one of visible(series, wanted, asker))
    for (const sample of history(one, since, Math.min(to, asker.at) + 1)) {
      yield separator + JSON.stringify(record(sample, one.period, asker))
      separator = ','
    }
  yield separator === '[' ? '[]' : ']'
}

function record({ at, value }: Sample, period: number, { recordType }: Asker): MeasuredRecord {
  const measured = typeof value === 'number' ? value : String(value)
  return { ...(recordType && { _t: recordType }), timestamp: at, value: measured, period, created_on: at }
}
