import type { Access } from '../model/value'
import { type Cell, instant } from '../ui/csv'
import type { GeneratedFile } from '../ui/save-file'
import { csvFile, type FileSource } from './csv-file'

const columns = [
  'station_id',
  'station',
  'plug',
  'value',
  'reports',
  'known_share',
  'last_report_at',
  'provider',
]

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
  known: number
  /** Epoch milliseconds; `null`: unknown. */
  lastAt: number | null
}

/** Rows as CSV. Rows of closed series are left out unless `source.scope` is `all`. */
export function unchangedFile(
  rows: readonly UnchangedRow[],
  source: FileSource,
): { file: GeneratedFile; rows: number } {
  const table = rows
    .filter(({ access }) => source.scope === 'all' || access === 'open')
    .map(({ station, label, access, value, reports, known, lastAt }) => {
      const plug = label === '' ? null : label
      const cells: Cell[] = [
        station.id,
        station.name,
        plug,
        value,
        reports,
        // Rounded down: less than all of the time is not 1.
        Math.floor(known * 1000) / 1000,
        instant(lastAt, source.config.region.timeZone),
        station.provider,
      ]
      return { cells, access }
    })
  return { file: csvFile('unchanged', source, columns, table), rows: table.length }
}
