import type { RejectedSample, RejectionGroup } from '../../catalog/rejected-records'
import type { Access } from '../../model/value'
import type { TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileSource } from '../rows/csv-file'

interface RejectedFileRow {
  group: Pick<RejectionGroup, 'kind' | 'reason' | 'count'>
  sample: RejectedSample
  access: Access
}

/** Rows are counted from 1, as on the page. */
const columns: TableColumns<RejectedFileRow> = {
  list: ({ group }) => group.kind,
  row: ({ sample }) => sample.row + 1,
  id: ({ sample }) => sample.id,
  reason: ({ group }) => group.reason,
  rejected_for_this_reason: ({ group }) => group.count,
  record: ({ sample }) => sample.text,
  record_is_cut: ({ sample }) => (sample.isCut ? 'yes' : 'no'),
}

/** The stored rejected records as CSV. */
export function rejectedFile(groups: readonly RejectionGroup[], source: FileSource): GeneratedFile {
  const rows = groups.flatMap((group) =>
    group.rows.map((sample) => ({ group, sample, access: sample.access })),
  )
  return csvFile('rejected', source, columns, rows)
}
