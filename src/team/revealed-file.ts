import type { RevealedPage } from '../catalog/revealed'
import type { Translator } from '../i18n/translator'
import type { GeneratedFile } from '../ui/save-file'
import { csvFile, type FileConfig } from './csv-file'

const columns = [
  'station_id',
  'station',
  'provider',
  'municipality',
  'closed_values',
  'status',
  'status_for_everyone',
]

/** All stations with closed values as CSV. The whole file is closed data. */
export function revealedFile(
  { rows, fetchedAt }: Pick<RevealedPage, 'rows' | 'fetchedAt'>,
  words: Translator,
  config: FileConfig,
): GeneratedFile {
  const table = rows.map(({ id, name, provider, municipality, values, status, openStatus }) => ({
    cells: [
      id,
      name,
      provider,
      municipality,
      values,
      words.t(`status.${status}`),
      words.t(`status.${openStatus}`),
    ],
    access: 'closed' as const,
  }))
  return csvFile('revealed', { fetchedAt, config, scope: 'all' }, columns, table)
}
