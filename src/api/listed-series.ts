import type { Level } from '../model/station'
import { noRows, type RowCounts } from './row-counts'

/** A series that the service lists, whether or not the caller sees its values. */
export interface ListedSeries {
  level: Level
  measuredId: string
  dataType: string
}

/** Ids of the stations and plugs with a status series. */
export interface ListedIds extends Readonly<Record<Level, ReadonlySet<string>>> {
  counts: RowCounts
}

export const noListedIds: ListedIds = { station: new Set(), plug: new Set(), counts: noRows }
