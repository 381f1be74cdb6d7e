import type { AttentionPage, AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'
import { plugLabel } from '../model/evse-id'
import type { Scope } from '../model/value'
import { type Cell, instant } from '../ui/csv'
import type { GeneratedFile } from '../ui/save-file'
import { reasonWords } from './attention-words'
import { csvFile, type FileConfig } from './csv-file'

const columns = [
  'station_id',
  'station',
  'plug_id',
  'plug',
  'reason',
  'measured_at',
  'reports_changes',
  'provider',
  'municipality',
]

interface Contents {
  page: Pick<AttentionPage, 'rows' | 'fetchedAt'>
  /** `all`: includes rows that depend on closed values, and marks them. */
  scope: Scope
  words: Translator
  config: FileConfig
}

/** All rows as CSV. The file's name has the time of the data and marks closed data. */
export function attentionFile({ page, scope, words, config }: Contents): GeneratedFile {
  const { rows, fetchedAt } = page
  const cells = ({ station, plug, ...row }: AttentionRow): Cell[] => [
    station.id,
    station.name,
    plug?.id ?? null,
    plug && plugLabel(plug),
    reasonWords(words, row),
    instant(row.measuredAt, config.region.timeZone),
    row.measuredAt === null ? null : words.t(row.isPushed ? 'export.yes' : 'export.no'),
    station.provider,
    station.municipality,
  ]
  const table = rows.map((row) => ({ cells: cells(row), access: row.access }))
  return csvFile('attention', { fetchedAt, config, scope }, columns, table)
}
