import type { MeasuredRecord } from '../../contract/emobility-v1'
import { history, type Sample, type Series } from '../source'

const day = 86_400_000
/** Milliseconds that this service keeps what was measured. */
const kept = 400 * day

/** Which series of a station a call is about; `null`: all of them. */
export interface Wanted {
  dataType: string | null
  /** Seconds. */
  period: number | null
}

/** Who asks. */
export interface Asker {
  rights: ReadonlySet<string>
  /** Epoch milliseconds of the service's clock. */
  at: number
  /** For `_t` of a record; `undefined` in the variant without it. */
  recordType: string | undefined
}

/** Series of a station that a call is about and that the asker may see. */
function visible(series: readonly Series[], { dataType, period }: Wanted, { rights }: Asker): Series[] {
  return series.filter(
    (one) =>
      (dataType === null || one.dataType.tname === dataType) &&
      (period === null || one.period === period) &&
      (one.right === null || rights.has(one.right)),
  )
}

/** Id, unit, description and period, whoever asks: lists are open. */
export function listDataTypes(series: readonly Series[]): string[][] {
  const types = series.map(({ dataType: { tname, tunit, tdescription }, period }) =>
    [tname, tunit, tdescription, period].map((field) => String(field ?? '')),
  )
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()]
}

/** `null` where nothing was measured that the asker may see. */
export function newestRecord(series: readonly Series[], wanted: Wanted, asker: Asker): MeasuredRecord | null {
  let newest: { sample: Sample; period: number } | null = null
  for (const { latest, period } of visible(series, wanted, asker)) {
    const sample = latest(asker.at)
    if (sample && (newest === null || sample.at > newest.sample.at)) newest = { sample, period }
  }
  return newest && record(newest.sample, newest.period, asker)
}

/** JSON text of the records measured from `from` up to and with `to`, the oldest of each series first. */
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
