import { type Access, mayBeClosed } from '../../model/value'
import { instant, type TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileSource } from './csv-file'

/** A station or plug whose reports of a period are all equal. */
export interface UnchangedRow {
  station: { id: string; name: string; provider: string }
  /** Label of the plug; `''`: the station itself. */
  label: string
  access: Access
  /** The reported value in words. */
  value: string
  /** Number of reports in the period. */
  reports: number
  /** Share of the period with a known value, 0 to 1. */
  knownShare: number
  /** Epoch milliseconds; `null`: unknown. */
  lastAt: number | null
}

const createColumns = (timeZone: string): TableColumns<UnchangedRow> => ({
  station_id: ({ station }) => station.id,
  station: ({ station }) => station.name,
  plug: ({ label }) => (label === '' ? null : label),
  value: ({ value }) => value,
  reports: ({ reports }) => reports,
  // Rounded down: less than all of the time is not 1.
  known_share: ({ knownShare }) => Math.floor(knownShare * 1000) / 1000,
  last_report_at: ({ lastAt }) => instant(lastAt, timeZone),
  provider: ({ station }) => station.provider,
})

/** Rows as CSV. Rows of closed series are left out unless `source.scope` is `all`. */
export function unchangedFile(
  rows: readonly UnchangedRow[],
  source: FileSource,
): { file: GeneratedFile; rows: number } {
  const written = rows.filter(({ access }) => source.scope === 'all' || !mayBeClosed(access))
  const columns = createColumns(source.config.region.timeZone)
  return { file: csvFile('unchanged', source, columns, written), rows: written.length }
}
