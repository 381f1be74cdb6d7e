import { noRows, type RowCounts } from '../../../api/row-counts'
import { cleanText } from '../../../model/text'
import type { CatalogData } from '../../build/catalog-data'
import { type CatalogEntry, listValueRows } from '../../build/catalog-entry'
import type { StationData } from '../../build/station-data'
import type { ReasonCounts, RowKind, RowOutcomeCounts, RowReport, SetAsideReason } from '../../row-outcomes'

/** Counts the received rows by outcome, and lists the stations that are not on the map. */
export function countRowOutcomes(data: CatalogData): RowReport {
  const { stationData, latest, entries, joined, merged } = data
  const countRejected = (kind: RowKind) => data.rejected.filter((row) => row.kind === kind).length
  const countOutcomes = (kind: RowKind, counts: RowCounts, shown: number): RowOutcomeCounts => ({
    received: counts.received,
    shown,
    merged: { repeated: counts.repeated, 'same-place': merged[kind] },
    rejected: countRejected(kind),
    setAside: counts.setAside,
    isCutOff: counts.isCutOff,
  })
  const stations = countOutcomes('stations', stationData.counts.stations, entries.length)
  const plugs = countOutcomes(
    'plugs',
    stationData.counts.plugs,
    entries.reduce((sum, entry) => sum + entry.plugRows.length, 0),
  )
  const values = countOutcomes('values', latest?.counts ?? noRows, countAllValues(entries))
  const { repeated = 0 } = plugs.merged
  const valuesWithoutOwner = (latest?.values?.length ?? 0) - countAllValues(joined)
  return {
    outcomes: {
      stations,
      plugs: {
        ...plugs,
        merged: { ...plugs.merged, repeated: repeated + stationData.repeatedPlugs },
        setAside: { ...plugs.setAside, ...countPlugsWithoutStation(stationData) },
      },
      values: { ...values, setAside: { ...values.setAside, 'no-owner': valuesWithoutOwner } },
    },
    unplaced: entries.flatMap(({ station: { id, name, position, invalidPosition } }) =>
      position === null ? { id, name, invalidPosition } : [],
    ),
  }
}

function countPlugsWithoutStation({
  plugsWithoutStation,
  plugs,
  rejected,
}: StationData): ReasonCounts<SetAsideReason> {
  const rejectedIds = new Set(rejected.flatMap(({ kind, id }) => (kind === 'stations' ? id : [])))
  const counts = { 'station-rejected': 0, 'station-inactive': 0, 'station-missing': 0 }
  for (const row of plugsWithoutStation)
    if (rejectedIds.has(cleanText(plugs.stationIds[row]))) counts['station-rejected'] += 1
    else if (plugs.inactiveRows.has(row)) counts['station-inactive'] += 1
    else counts['station-missing'] += 1
  return counts
}

function countAllValues(entries: readonly CatalogEntry[]): number {
  return entries.reduce((sum, entry) => sum + listValueRows(entry).length, 0)
}
