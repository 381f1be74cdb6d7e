import type { TokenFailure } from '../../api/authorised'
import type { CollectedItems, RejectedRow } from '../../api/collect'
import type { PlugAnswer } from '../../api/dialect'
import type { ListedIds, ListedSeries } from '../../api/listed-series'
import type { RowCounts } from '../../api/row-counts'
import type { ValueTable } from '../../api/value-table'
import type { StationRecord } from '../../model/station'
import { cleanText } from '../../model/text'
import type { RawRejectedRecord } from '../rejected-records'

export interface LatestValues {
  /** `null`: the service has values of single stations only. */
  values: ValueTable | null
  tokenFailure: TokenFailure | null
  /** Series with a value that could not be parsed. */
  rejectedSeries?: readonly ListedSeries[]
  rejected: RawRejectedRecord[]
  counts: RowCounts
  /** The anonymous answer; absent if it is the same. */
  open?: Pick<LatestValues, 'rejectedSeries' | 'rejected' | 'counts'>
}

/** Type of the answer of each part. */
export interface PartAnswers {
  stations: CollectedItems<StationRecord>
  plugs: PlugAnswer
  series: ListedIds
  values: LatestValues
}

export function toRejected(
  kind: RawRejectedRecord['kind'],
  rows: readonly RejectedRow[],
): RawRejectedRecord[] {
  return rows.map(({ series, ...row }) => ({ ...row, kind, id: cleanText(row.id) }))
}
