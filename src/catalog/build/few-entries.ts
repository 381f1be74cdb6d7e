import type { ListedSeries } from '../../api/listed-series'
import { PlugTableBuilder } from '../../api/plug-table'
import type { ValueTable } from '../../api/value-table'
import type { Level, Station } from '../../model/station'
import type { CatalogEntry } from './catalog-entry'
import { type JoinInput, joinValues } from './join-values'
import { readOptionValues } from './option-values'

interface FewStations {
  stations: readonly Station[]
  statusSeries: readonly ListedSeries[]
  /** Whether plugs or series failed to load, so that missing ones may exist. */
  incomplete: boolean
  /** Series with a value that could not be parsed. */
  rejectedSeries?: readonly ListedSeries[]
}

/**
 * Builds entries of a few stations, in the order of the input.
 * @param values latest values; `null`: failed
 * @param now time of their request, epoch milliseconds
 */
export function buildFewEntries(
  { stations, statusSeries, incomplete, rejectedSeries = [] }: FewStations,
  values: ValueTable | null,
  now: number,
): CatalogEntry[] {
  const table = new PlugTableBuilder()
  let rows = 0
  const plugRows = stations.map(({ id: stationId, plugs }) =>
    plugs.map(({ id, name, ...description }) => {
      table.add({ id, name, stationId, isStationInactive: false }, table.addDescription(description))
      return rows++
    }),
  )
  const listIds = (level: Level) =>
    new Set(statusSeries.flatMap((series) => (series.level === level ? series.measuredId : [])))
  const plugs = table.finish()
  const input: JoinInput = {
    stations,
    plugs,
    plugRows,
    optionValues: readOptionValues(stations, plugs, plugRows),
    idsWithStatusSeries: { station: listIds('station'), plug: listIds('plug') },
    incomplete,
    statusWithoutValue: 'unknown',
    areValuesCutOff: false,
    rejectedSeries,
  }
  return joinValues(input, values, now)
}
