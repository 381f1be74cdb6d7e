import { isTrusted, staleAfterPolled } from '../../model/freshness'
import type { Snapshot } from '../catalog-api'
import { type CatalogEntry, listValueRows, staleAfterAt } from './catalog-entry'

/** Maximum number of values that the median is calculated from: enough for a precision of minutes. */
const maxSampled = 1_001

/** Returns the newest trusted and the median time of the measurements. */
export function findMeasuredTimes(
  entries: readonly CatalogEntry[],
  now: number,
): Pick<Snapshot, 'newestMeasuredAt' | 'medianMeasuredAt'> {
  const all: number[] = []
  const polled: number[] = []
  let newest = Number.NEGATIVE_INFINITY
  for (const entry of entries)
    for (const row of listValueRows(entry)) {
      const moment = entry.tables.values.measuredAt[row] ?? Number.NaN
      all.push(moment)
      if (staleAfterAt(entry, row) <= staleAfterPolled) polled.push(moment)
      if (moment > newest && isTrusted(moment, now)) newest = moment
    }
  return {
    newestMeasuredAt: newest === Number.NEGATIVE_INFINITY ? null : newest,
    // A pushed value may be unchanged for a day.
    medianMeasuredAt: median(polled.length > 0 ? polled : all),
  }
}

/** @param moments epoch milliseconds; `NaN`: unknown */
function median(moments: readonly number[]): number | null {
  const step = Math.ceil(moments.length / maxSampled)
  const sample = moments.filter((moment, index) => index % step === 0 && !Number.isNaN(moment))
  return sample.sort((one, other) => one - other)[Math.floor(sample.length / 2)] ?? null
}
