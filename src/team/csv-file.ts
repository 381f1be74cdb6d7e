import type { Config } from '../config/config'
import type { Access, Scope } from '../model/value'
import { type Cell, instant, toCsv } from '../ui/csv'
import { toFileName, toFileTime } from '../ui/file-name'
import type { GeneratedFile } from '../ui/save-file'

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
}

interface Row {
  cells: readonly Cell[]
  access: Access
}

/**
 * A table as CSV. Each row has its source; the file's name has the time of the data and marks closed data. A file
 * with closed data has a column that marks the closed rows.
 */
export function csvFile(
  kind: string,
  { fetchedAt, config: { publisher, licence, region }, scope }: FileSource,
  columns: readonly string[],
  rows: readonly Row[],
): GeneratedFile {
  const source = [instant(fetchedAt, region.timeZone), publisher, `${licence.name} ${licence.url}`]
  const isClosed = scope === 'all'
  return {
    name: toFileName({
      content: kind,
      time: toFileTime(fetchedAt, region.timeZone),
      isClosed,
      extension: 'csv',
    }),
    type: 'text/csv;charset=utf-8',
    text: toCsv(
      [...columns, 'fetched_at', 'source', 'licence', ...(isClosed ? ['access'] : [])],
      rows.map((row) => [...row.cells, ...source, ...(isClosed ? [row.access] : [])]),
    ),
  }
}
