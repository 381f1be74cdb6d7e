import {
  ageSteps,
  elementNames,
  elements,
  type QualityPage,
  type QualityQuery,
  type QualityRow,
} from '../../catalog/quality'
import { minute } from '../../durations'
import type { I18n } from '../../i18n/i18n'
import type { UptimeReport } from '../../model/uptime'
import type { Scope } from '../../model/value'
import { type Cell, instant, type TableColumns } from '../../ui/export/csv'
import type { GeneratedFile } from '../../ui/export/save-file'
import { csvFile, type FileConfig } from '../rows/csv-file'
import { findRowAccess } from '../rows/row-access'
import { createUptimeColumns, type WithUptime } from './uptime-fields'

type QualityFileRow = QualityRow & WithUptime

/** Main figures: those of the table on the page. */
const createMainColumns = (timeZone: string): TableColumns<QualityFileRow> => ({
  complete: ({ complete }) => complete,
  live_stations: ({ liveStations }) => liveStations,
  live_values: fromValues(({ dynamic }) => dynamic.live),
  old_values: fromValues(({ dynamic }) => dynamic.stale),
  values_of_unknown_age: fromValues(({ dynamic }) => dynamic.unknown),
  oldest_measured_at: ({ oldestAt }) => instant(oldestAt, timeZone),
  capacity_stated: ({ capacity }) => capacity.stated,
  capacity_differs: ({ capacity }) => capacity.different,
  outside_of_region: ({ positions }) => positions.outside,
  coordinates_invalid: ({ positions }) => positions.invalid,
  without_coordinates: ({ positions }) => positions.missing,
  duplicates: ({ duplicates }) => duplicates,
})

/** What each row is about, the main figures, and then what they consist of: docs/embedding.md names the groups. */
function createColumns(i18n: I18n, timeZone: string, until: number | null): TableColumns<QualityFileRow> {
  const uptime = createUptimeColumns(i18n, instant(until, timeZone))
  return {
    id: ({ id }) => id,
    name: ({ name }) => name,
    provider: ({ provider }) => provider,
    municipality: ({ municipality }) => municipality,
    stations: ({ stationCount }) => stationCount,
    plugs: ({ plugCount }) => plugCount,
    ...uptime.shares,
    ...createMainColumns(timeZone),
    ...uptime.times,
    ...toColumns(ageNames, (name, index) => [name, fromValues(({ ages }) => ages[index] ?? null)]),
    public_stations: (row) => row.public.station,
    public_plugs: (row) => row.public.plug,
    // Shares count public stations or plugs; the last word of a column names which.
    ...toColumns(elementNames, (name) => [`${name}_of_${elements[name].level}s`, ({ have }) => have[name]]),
  }
}

/** Empty if the values could not be fetched: none would be wrong. */
const fromValues =
  (cell: (row: QualityRow) => Cell) =>
  (row: QualityRow): Cell =>
    row.liveStations === null ? null : cell(row)

const ageNames = [
  ...ageSteps.map((step) => `values_up_to_${step / minute}_min`),
  'values_older',
  'values_without_time',
]

type Column = [name: string, cell: (row: QualityRow) => Cell]

function toColumns<Item>(
  items: readonly Item[],
  toColumn: (item: Item, index: number) => Column,
): TableColumns<QualityRow> {
  return Object.fromEntries(items.map(toColumn))
}

interface Contents {
  page: Pick<QualityPage, 'rows' | 'fetchedAt'>
  by: QualityQuery['by']
  uptime: Pick<UptimeReport, 'until' | 'find'>
  scope: Scope
  i18n: I18n
  config: FileConfig
}

/** All figures of each row as CSV, with the loaded uptimes of the same scope. */
export function qualityFile({ page, by, uptime, scope, i18n, config }: Contents): GeneratedFile {
  const { rows, fetchedAt } = page
  const { timeZone } = config.region
  const columns = createColumns(i18n, timeZone, uptime.until)
  const table = rows.map((row) => ({
    ...row,
    access: scope === 'open' ? row.access : findRowAccess(row, by, uptime),
    uptime: uptime.find(by, row.id, scope),
  }))
  const source = { fetchedAt, config, scope, language: i18n.language }
  return csvFile<QualityFileRow>('quality', source, columns, table)
}
