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

const createColumns = (timeZone: string): TableColumns<QualityFileRow> => ({
  id: ({ id }) => id,
  name: ({ name }) => name,
  provider: ({ provider }) => provider,
  stations: ({ stationCount }) => stationCount,
  plugs: ({ plugCount }) => plugCount,
  public_stations: (row) => row.public.station,
  public_plugs: (row) => row.public.plug,
  // Shares count public stations or plugs; the last word of a column names which.
  ...toColumns(elementNames, (name) => [`${name}_of_${elements[name].level}s`, ({ have }) => have[name]]),
  complete: ({ complete }) => complete,
  live_stations: ({ liveStations }) => liveStations,
  live_values: fromValues(({ dynamic }) => dynamic.live),
  old_values: fromValues(({ dynamic }) => dynamic.stale),
  values_of_unknown_age: fromValues(({ dynamic }) => dynamic.unknown),
  oldest_measured_at: ({ oldestAt }) => instant(oldestAt, timeZone),
  ...toColumns(ageNames, (name, index) => [name, fromValues(({ ages }) => ages[index] ?? null)]),
  capacity_stated: ({ capacity }) => capacity.stated,
  capacity_differs: ({ capacity }) => capacity.different,
  duplicates: ({ duplicates }) => duplicates,
  outside_of_region: ({ positions }) => positions.outside,
  coordinates_invalid: ({ positions }) => positions.invalid,
  without_coordinates: ({ positions }) => positions.missing,
})

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
  const columns = {
    ...createColumns(timeZone),
    ...createUptimeColumns(i18n, instant(uptime.until, timeZone)),
  }
  const table = rows.map((row) => ({
    ...row,
    access: scope === 'open' ? row.access : findRowAccess(row, by, uptime),
    uptime: uptime.find(by, row.id, scope),
  }))
  return csvFile<QualityFileRow>('quality', { fetchedAt, config, scope }, columns, table)
}
