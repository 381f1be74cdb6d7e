import { ageSteps, elementNames, elements, type QualityPage, type QualityQuery } from '../catalog/quality'
import { minute } from '../durations'
import type { UptimeReport } from '../model/uptime'
import type { Scope } from '../model/value'
import { type Cell, instant } from '../ui/csv'
import type { GeneratedFile } from '../ui/save-file'
import { csvFile, type FileConfig } from './csv-file'
import { uptimeFields, uptimeNames } from './uptime-fields'

const columns = [
  'id',
  'name',
  'provider',
  'stations',
  'plugs',
  'public_stations',
  'public_plugs',
  // Shares count public stations or plugs; the last word of a column names which.
  ...elementNames.map((name) => `${name}_of_${elements[name].level}s`),
  'complete',
  'live_stations',
  'live_values',
  'old_values',
  'values_of_unknown_age',
  'oldest_measured_at',
  ...ageSteps.map((step) => `values_up_to_${step / minute}_min`),
  'values_older',
  'values_without_time',
  'capacity_stated',
  'capacity_differs',
  'duplicates',
  'outside_of_region',
  'coordinates_doubted',
  'without_coordinates',
  ...uptimeNames,
]

/** All figures of each row as CSV, with the loaded uptimes of the same scope. */
export function qualityFile(
  { rows, fetchedAt }: Pick<QualityPage, 'rows' | 'fetchedAt'>,
  { by, uptime }: { by: QualityQuery['by']; uptime: Pick<UptimeReport, 'until' | 'find'> },
  scope: Scope,
  config: FileConfig,
): GeneratedFile {
  const { timeZone } = config.region
  const table = rows.map((row) => {
    const { dynamic, capacity, positions } = row
    const cells: Cell[] = [
      row.id,
      row.name,
      row.provider,
      row.stationCount,
      row.plugCount,
      row.public.station,
      row.public.plug,
      ...elementNames.map((name) => row.have[name]),
      row.complete,
      row.liveStations,
      dynamic.live,
      dynamic.stale,
      dynamic.unknown,
      instant(row.oldestAt, timeZone),
      ...row.ages,
      capacity.stated,
      capacity.different,
      row.duplicates,
      positions.outside,
      positions.doubted,
      positions.missing,
      ...uptimeFields(uptime.find(by, row.id, scope), instant(uptime.until, timeZone)),
    ]
    return { cells, access: row.access }
  })
  return csvFile('quality', { fetchedAt, config, scope }, columns, table)
}
