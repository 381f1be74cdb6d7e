import type { AttentionPage, AttentionRow } from '../catalog/attention'
import type { Translator } from '../i18n/translator'
import { plugLabel } from '../model/evse-id'
import type { Scope } from '../model/value'
import { instant, type TableColumns } from '../ui/csv'
import type { GeneratedFile } from '../ui/save-file'
import { reasonWords } from './attention-words'
import { csvFile, type FileConfig } from './csv-file'

const createColumns = (words: Translator, timeZone: string): TableColumns<AttentionRow> => ({
  station_id: ({ station }) => station.id,
  station: ({ station }) => station.name,
  plug_id: ({ plug }) => plug?.id ?? null,
  plug: ({ plug }) => plug && plugLabel(plug),
  reason: (row) => reasonWords(words, row),
  measured_at: ({ measuredAt }) => instant(measuredAt, timeZone),
  reports_changes: ({ measuredAt, isPushed }) =>
    measuredAt === null ? null : words.t(isPushed ? 'export.yes' : 'export.no'),
  provider: ({ station }) => station.provider,
  municipality: ({ station }) => station.municipality,
})

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
  const columns = createColumns(words, config.region.timeZone)
  return csvFile('attention', { fetchedAt, config, scope }, columns, rows)
}
