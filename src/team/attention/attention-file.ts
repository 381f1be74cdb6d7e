import type { AttentionPage, AttentionRow, AttentionSort } from '../../catalog/attention'
import { minute } from '../../durations'
import type { I18n } from '../../i18n/i18n'
import { plugLabel } from '../../model/evse-id'
import type { StatusStarts, ValueStart } from '../../model/history'
import type { Scope } from '../../model/value'
import { instant, type TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileConfig } from '../rows/csv-file'
import { sortByStart } from './attention-groups'
import { findReasonStart } from './attention-starts'
import { stateWords } from './attention-words'

/** A row with the start of its reason; `null`: not known. */
interface FileRow extends AttentionRow {
  start: ValueStart | null
}

const createColumns = (i18n: I18n, timeZone: string, fetchedAt: number): TableColumns<FileRow> => ({
  station_id: ({ station }) => station.id,
  station: ({ station }) => station.name,
  scope: ({ plug }) => (plug === null ? 'station' : 'plug'),
  // Their sum is the number of plugs that the page states.
  plugs: ({ plugs }) => plugs,
  plug_id: ({ plug }) => plug?.id ?? null,
  plug: ({ plug }) => plug && plugLabel(plug),
  reason: ({ reason }) => i18n.t(`team.reason.${reason}`),
  state: ({ state }) => (state === '' ? null : stateWords(i18n, state)),
  since: ({ start }) => start && instant(start.startedAt, timeZone),
  since_is: (row) => startWords(i18n, row),
  // Until `fetched_at`, which is in each row.
  for_min: ({ start }) => start && Math.max(0, Math.floor((fetchedAt - start.startedAt) / minute)),
  measured_at: ({ measuredAt }) => instant(measuredAt, timeZone),
  reports_changes: ({ measuredAt, isPushed }) =>
    measuredAt === null ? null : i18n.t(isPushed ? 'export.yes' : 'export.no'),
  provider: ({ station }) => station.provider,
  municipality: ({ station }) => station.municipality,
})

/**
 * How well the start is known; empty for a reason that has none. "Or earlier": before the history that was asked for.
 */
function startWords(i18n: I18n, { reason, start }: FileRow): string | null {
  if (start !== null) return i18n.t(start.exact ? 'team.since.exact' : 'team.since.earlier')
  return reason === 'out-of-order' ? i18n.t('team.since.unknown') : null
}

interface Contents {
  page: Pick<AttentionPage, 'rows' | 'fetchedAt'>
  starts: StatusStarts
  /** Order of the rows, as on the screen. */
  sort: AttentionSort
  /** `all`: includes rows that depend on closed values, and marks them. */
  scope: Scope
  i18n: I18n
  config: FileConfig
}

/** All rows as CSV. The file's name has the time of the data and marks closed data. */
export function attentionFile({ page, starts, sort, scope, i18n, config }: Contents): GeneratedFile {
  const { rows, fetchedAt } = page
  const columns = createColumns(i18n, config.region.timeZone, fetchedAt)
  const table = sortByStart(rows, starts, sort).map((row) => ({
    ...row,
    start: findReasonStart(row, starts),
  }))
  return csvFile('attention', { fetchedAt, config, scope, language: i18n.language }, columns, table)
}
