import type { SeriesRow, StationRow } from '../../contract/mobility-v2'
import { isSeriesRow } from '../../contract/row-checks'
import { seriesRow, stationRow } from '../../contract/row-shapes'
import type { Station } from '../../model/station'
import { type CollectedItems, collect, type RowConversion } from '../collect'
import type { FoundStation } from '../dialect'
import type { Rows } from '../envelope'
import type { ListedSeries } from '../listed-series'
import type { FindRawFields } from '../metadata/families/family'
import { findLevel, type RequestedTypes } from './collect-rows'
import { readStation } from './rows'
import { idsCondition } from './where'

/** Maximum number of ids of one call: its URL stays far below the 8 kB that servers accept. */
const maxIdsPerCall = 50

function foundStationConversion(
  findRaw: FindRawFields,
  timeZone: string | undefined,
): RowConversion<StationRow, FoundStation> {
  return {
    schema: stationRow,
    getKey: (row) => row.scode,
    read: (row) => ({ station: readStation(row, findRaw, timeZone), isActive: row.sactive !== false }),
  }
}

export function seriesConversion(types: RequestedTypes): RowConversion<SeriesRow, ListedSeries> {
  return {
    schema: seriesRow,
    isRow: isSeriesRow,
    getKey: (row) => `${row.stype}\n${row.scode}\n${row.tname}`,
    read: (row) => ({ level: findLevel(types, row), measuredId: row.scode, dataType: row.tname }),
  }
}

/** All series of one station and its plugs. @param fetchSeriesRows requests the rows of a condition */
export async function fetchStationSeries(
  station: Station,
  types: RequestedTypes,
  fetchSeriesRows: (where: string) => Promise<Rows>,
): Promise<CollectedItems<ListedSeries>> {
  const ids = [station.id, ...station.plugs.map((plug) => plug.id)]
  const calls: Promise<Rows>[] = []
  for (let from = 0; from < ids.length; from += maxIdsPerCall)
    calls.push(fetchSeriesRows(idsCondition(ids.slice(from, from + maxIdsPerCall))))
  const answers = await Promise.all(calls)
  const all: Rows = {
    rows: answers.flatMap(({ rows }) => rows),
    isCutOff: answers.some(({ isCutOff }) => isCutOff),
  }
  return collect(all, seriesConversion(types))
}

/**
 * One station, also if it is inactive or outside the region. Its row is read with `findRaw` and `timeZone`, as those of
 * the list of stations.
 * @param fetchStationRows requests the rows of a selection and condition
 */
export async function findStation(
  id: string,
  { findRaw, timeZone }: { findRaw: FindRawFields; timeZone: string | undefined },
  fetchStationRows: (select: string, where: string) => Promise<Rows>,
): Promise<CollectedItems<FoundStation>> {
  const rows = await fetchStationRows('scode,sname,sactive,sorigin,scoordinate,smetadata', idsCondition([id]))
  return collect(rows, foundStationConversion(findRaw, timeZone))
}
