import type { ServiceV2Config } from '../../config/config'
import type { LatestRow } from '../../contract/mobility-v2'
import { isLatestRow, isPlugRow, isSeriesRow, isStationRow } from '../../contract/row-checks'
import { latestRow, plugRow, seriesRow, stationRow } from '../../contract/row-shapes'
import type { Level, StationRecord } from '../../model/station'
import { type CollectedItems, checkRows, collect, type RowChecks } from '../collect'
import type { PlugAnswer, ValueAnswer } from '../dialect'
import type { Rows } from '../envelope'
import type { ListedIds } from '../listed-series'
import { describePlug } from '../metadata/describe'
import type { FindRawFields } from '../metadata/families/family'
import type { Metadata } from '../metadata/metadata'
import { PlugTableBuilder } from '../plug-table'
import { readPlug, readStation } from './rows'
import { ValueReader } from './value-reader'

type Answer = Iterable<unknown> | Rows

/** Types of stations, plugs and data that the requests name. */
export type RequestedTypes = Pick<ServiceV2Config, 'stationType' | 'plugType' | 'dataTypes'>

/**
 * The first of several stations with the same id is used.
 * @param findRaw lists the fields of a record that the model does not have; `skipRawFields` if nobody sees them
 * @param timeZone zone of opening hours without one
 */
export function collectStations(
  answer: Answer,
  findRaw: FindRawFields,
  timeZone?: string,
): CollectedItems<StationRecord> {
  return collect(answer, {
    schema: stationRow,
    isRow: isStationRow,
    getKey: (row) => row.scode,
    read: (row) => readStation(row, findRaw, timeZone),
  })
}

/**
 * A plug that two stations claim is kept twice, because only the list of stations shows which of them exists.
 * @param findRaw as of `collectStations`
 */
export function collectPlugs(answer: Answer, findRaw: FindRawFields): PlugAnswer {
  const table = new PlugTableBuilder()
  // `shareMetadata` of `read-batches.ts` parses metadata of equal text to one object, so each text is described once.
  const descriptions = new Map<Metadata, number>()
  const describe = (metadata: Metadata) => {
    const description = descriptions.get(metadata) ?? table.addDescription(describePlug(metadata, findRaw))
    descriptions.set(metadata, description)
    return description
  }
  const checked = checkRows(answer, { schema: plugRow, isRow: isPlugRow }, (row) =>
    table.add(readPlug(row), describe(row.smetadata ?? {})) ? 'kept' : 'repeated',
  )
  return { plugs: table.finish(), ...checked }
}

/**
 * Ids of the stations and plugs that the service lists series of. `counts` is used only to see whether the list is cut
 * off: row outcomes have no series, see `RowKind` of the catalog.
 */
export function collectListedIds(answer: Answer, types: RequestedTypes): ListedIds {
  const listed = { station: new Set<string>(), plug: new Set<string>() }
  const { counts } = checkRows(answer, { schema: seriesRow, isRow: isSeriesRow }, (row) => {
    listed[findLevel(types, row)].add(row.scode)
    return 'kept'
  })
  return { ...listed, counts }
}

/**
 * A data type with two periods has two values; both are kept.
 * @param now time of the request, epoch milliseconds
 */
export function collectValues(answer: Answer, types: RequestedTypes, now?: number): ValueAnswer {
  const requested = types.dataTypes === '*' ? null : new Set(types.dataTypes.split(','))
  const values = new ValueReader(now)
  const checks: RowChecks<LatestRow> = {
    schema: latestRow,
    isRow: isLatestRow,
    getSeriesOfRejected: (raw) =>
      isSeriesRow(raw) ? { level: findLevel(types, raw), measuredId: raw.scode, dataType: raw.tname } : null,
    getSetAsideReason: (row) => {
      if (row.stype !== types.stationType && row.stype !== types.plugType) return 'station-type'
      return requested === null || requested.has(row.tname) ? null : 'data-type'
    },
  }
  const checked = checkRows(answer, checks, (row) => values.read(findLevel(types, row), row))
  return { values: values.finish(), ...checked }
}

export function findLevel({ plugType }: RequestedTypes, row: { stype: string }): Level {
  return row.stype === plugType ? 'plug' : 'station'
}
