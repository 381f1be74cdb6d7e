import type { Level } from '../model/station'

/** A series that the service lists, whether or not the caller sees its values. */
export interface ListedSeries {
  level: Level
  measuredId: string
  dataType: string
}

/** Ids of the stations and plugs with a status series. */
export type ListedIds = Readonly<Record<Level, ReadonlySet<string>>>

export const noListedIds: ListedIds = { station: new Set(), plug: new Set() }
