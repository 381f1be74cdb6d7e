import type { RevealedPage } from '../../catalog/revealed'
import type { Translator } from '../../i18n/translator'
import type { TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileConfig } from '../rows/csv-file'

const createColumns = (words: Translator): TableColumns<RevealedPage['rows'][number]> => ({
  station_id: ({ id }) => id,
  station: ({ name }) => name,
  provider: ({ provider }) => provider,
  municipality: ({ municipality }) => municipality,
  closed_values: ({ values }) => values,
  status: ({ status }) => words.t(`status.${status}`),
  status_for_everyone: ({ openStatus }) => words.t(`status.${openStatus}`),
})

/** All stations with closed values as CSV. The whole file is closed data. */
export function revealedFile(
  { rows, fetchedAt }: Pick<RevealedPage, 'rows' | 'fetchedAt'>,
  words: Translator,
  config: FileConfig,
): GeneratedFile {
  const table = rows.map((row) => ({ ...row, access: 'closed' as const }))
  return csvFile('revealed', { fetchedAt, config, scope: 'all' }, createColumns(words), table)
}
