import type { Config } from '../../config/config'
import { type Access, mayBeClosed, type Scope } from '../../model/value'
import { columnsToCsv, instant, sourceColumns, type TableColumns } from '../../ui/export/csv'
import { toFileName, toFileTime } from '../../ui/export/file-name'
import type { GeneratedFile } from '../../ui/export/save-file'

/** Source, licence and time zone of a file: times are written in local time of the region, with their offset. */
export type FileConfig = Pick<Config, 'publisher' | 'licence'> & {
  region: Pick<Config['region'], 'timeZone'>
}

/** Origin of a file's data. */
export interface FileSource {
  /** Epoch milliseconds. */
  fetchedAt: number
  config: FileConfig
  scope: Scope
  language: string
}

/**
 * A table as CSV. Each row has its source; the file's name has the time of the data, and whether a row is closed
 * data. A file of the scope `all` has a column that marks these rows, also if there are none: its columns depend only
 * on what was chosen.
 */
export function csvFile<Row extends { access: Access }>(
  kind: string,
  { fetchedAt, config, scope, language }: FileSource,
  columns: TableColumns<Row>,
  rows: readonly Row[],
): GeneratedFile {
  const { timeZone } = config.region
  const all: TableColumns<Row> = {
    ...columns,
    fetched_at: () => instant(fetchedAt, timeZone),
    ...sourceColumns<Row>(config, ({ access }) => access),
    ...(scope === 'all' && { access: ({ access }: Row) => access }),
  }
  return {
    name: toFileName({
      content: kind,
      time: toFileTime(fetchedAt, timeZone),
      isClosed: rows.some(({ access }) => mayBeClosed(access)),
      extension: 'csv',
    }),
    type: 'text/csv;charset=utf-8',
    text: columnsToCsv(all, rows, language),
  }
}
