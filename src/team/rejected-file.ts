import type { RejectionGroup } from '../catalog/rejected-records'
import type { GeneratedFile } from '../ui/save-file'
import { csvFile, type FileSource } from './csv-file'

const columns = ['list', 'row', 'id', 'reason', 'rejected_for_this_reason', 'record', 'record_is_cut']

/** The stored rejected records as CSV. Rows are counted from 1, as on the page. */
export function rejectedFile(reasons: readonly RejectionGroup[], source: FileSource): GeneratedFile {
  const rows = reasons.flatMap(({ kind, reason, count, rows }) =>
    rows.map(({ row, id, text, isCut, access }) => ({
      cells: [kind, row + 1, id, reason, count, text, isCut ? 'yes' : 'no'],
      access,
    })),
  )
  return csvFile('rejected', source, columns, rows)
}
