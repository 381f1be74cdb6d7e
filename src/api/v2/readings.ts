import type { ServiceV2Config } from '../../config'
import type { LatestRow, PlugRow, SeriesRow, StationRow } from '../../contract/mobility-v2'
import { isLatestRow, isPlugRow, isSeriesRow, isStationRow } from '../../contract/row-checks'
import { latestRow, plugRow, seriesRow, stationRow } from '../../contract/row-shapes'
import type { Station } from '../../model/station'
import type { Reading } from '../collect'
import type { FoundStation, Level, Measured, Series, StationPlug } from '../dialect'
import type { ReadUnread } from '../metadata/families/family'
import { readPlug, readStation, readValue } from './rows'

type Types = Pick<ServiceV2Config, 'stationType' | 'plugType' | 'dataTypes'>

/**
 * Of stations with the same id the first one counts.
 * @param timeZone of opening hours that name none
 */
export function stationReading(unread: ReadUnread, timeZone?: string): Reading<StationRow, Station> {
  return {
    schema: stationRow,
    isRow: isStationRow,
    keyOf: (row) => row.scode,
    read: (row) => readStation(row, unread, timeZone),
  }
}

export function foundReading(unread: ReadUnread): Reading<StationRow, FoundStation> {
  return {
    schema: stationRow,
    keyOf: (row) => row.scode,
    read: (row) => ({ station: readStation(row, unread), isActive: row.sactive !== false }),
  }
}

/** A plug that two stations claim comes twice: which of them exists is known only once both lists are there. */
export function plugReading(unread: ReadUnread): Reading<PlugRow, StationPlug> {
  return {
    schema: plugRow,
    isRow: isPlugRow,
    keyOf: (row) => `${row.scode}\n${row.pcode}`,
    read: (row) => readPlug(row, unread),
  }
}

export function seriesReading(types: Types): Reading<SeriesRow, Series> {
  return {
    schema: seriesRow,
    isRow: isSeriesRow,
    keyOf: (row) => `${row.stype}\n${row.scode}\n${row.tname}`,
    read: (row) => ({ level: levelOf(types, row), stationId: row.scode, dataType: row.tname }),
  }
}

/** A series with two periods has two values; both are kept. */
export function latestReading(types: Types): Reading<LatestRow, Measured> {
  const asked = types.dataTypes === '*' ? null : new Set(types.dataTypes.split(','))
  return {
    schema: latestRow,
    isRow: isLatestRow,
    keyOf: (row) => `${row.stype}\n${row.scode}\n${row.tname}\n${row.mperiod}`,
    seriesOf: (raw) =>
      isSeriesRow(raw) ? { level: levelOf(types, raw), stationId: raw.scode, dataType: raw.tname } : null,
    unused: (row) => {
      if (row.stype !== types.stationType && row.stype !== types.plugType) return 'other-type'
      return asked === null || asked.has(row.tname) ? null : 'not-asked'
    },
    read: (row) => {
      const value = readValue(row)
      return value && { level: levelOf(types, row), value }
    },
    replaces: (next, kept) => {
      const later = (next.value.measuredAt ?? 0) - (kept.value.measuredAt ?? 0)
      return later > 0 || (later === 0 && promisedBy(next) < promisedBy(kept))
    },
  }
}

/** Of two values of one moment the one counts that promises less, whichever comes first: nobody drives there in vain. */
function promisedBy({ value: { meaning } }: Measured): number {
  if (meaning.kind === 'free') return meaning.free
  return meaning.kind === 'status' && meaning.status === 'available' ? 1 : 0
}

function levelOf({ plugType }: Types, row: { stype: string }): Level {
  return row.stype === plugType ? 'plug' : 'station'
}
