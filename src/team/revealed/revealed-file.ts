import type { RevealedPage } from '../../catalog/revealed'
import type { I18n } from '../../i18n/i18n'
import type { TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileConfig } from '../rows/csv-file'

const createColumns = (i18n: I18n): TableColumns<RevealedPage['rows'][number]> => ({
  station_id: ({ id }) => id,
  station: ({ name }) => name,
  provider: ({ provider }) => provider,
  municipality: ({ municipality }) => municipality,
  closed_values: ({ values }) => values,
  status: ({ status }) => i18n.t(`status.${status}`),
  status_for_everyone: ({ openStatus }) => i18n.t(`status.${openStatus}`),
})

/** All stations with closed values as CSV. The whole file is closed data. */
export function revealedFile(
  { rows, fetchedAt }: Pick<RevealedPage, 'rows' | 'fetchedAt'>,
  i18n: I18n,
  config: FileConfig,
): GeneratedFile {
  const table = rows.map((row) => ({ ...row, access: 'closed' as const }))
  const { language } = i18n
  return csvFile('revealed', { fetchedAt, config, scope: 'all', language }, createColumns(i18n), table)
}
