import { hour, minute } from '../durations'
import type { Level } from '../model/station'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

interface ElementKind {
  /** Whether the element belongs to publicly accessible stations or to their plugs. */
  level: Level
  /** `static`, `dynamic`: paragraph of the law. */
  kind: 'static' | 'dynamic'
  /** `raw`: in raw fields, which signed-in viewers see only; `null`: no feed has a field for it. */
  readAs: 'field' | 'raw' | null
}

/**
 * Data elements that European law requires of operators of publicly accessible recharging points: Regulation (EU)
 * 2023/1804 (AFIR), Article 20(2)(a) to (c), as detailed by Implementing Regulation (EU) 2025/655.
 * `query/reports/elements.ts` maps them to the service's fields.
 */
export const elements = {
  location: { level: 'station', kind: 'static', readAs: 'field' },
  connectors: { level: 'station', kind: 'static', readAs: 'field' },
  disabled: { level: 'station', kind: 'static', readAs: null },
  operator: { level: 'station', kind: 'static', readAs: 'field' },
  contact: { level: 'station', kind: 'static', readAs: 'raw' },
  hours: { level: 'station', kind: 'static', readAs: 'field' },
  id: { level: 'plug', kind: 'static', readAs: 'field' },
  connector: { level: 'plug', kind: 'static', readAs: 'field' },
  current: { level: 'plug', kind: 'static', readAs: 'field' },
  power: { level: 'plug', kind: 'static', readAs: 'field' },
  vehicles: { level: 'plug', kind: 'static', readAs: null },
  operational: { level: 'plug', kind: 'dynamic', readAs: 'field' },
  availability: { level: 'plug', kind: 'dynamic', readAs: 'field' },
  price: { level: 'station', kind: 'dynamic', readAs: 'field' },
  renewable: { level: 'plug', kind: 'dynamic', readAs: 'raw' },
} as const satisfies Record<string, ElementKind>

export type Element = keyof typeof elements
export const elementNames = Object.keys(elements) as Element[]
/** Elements that the completeness is measured over: those that every viewer can know. */
export const completeElements = elementNames.filter((name) => elements[name].readAs === 'field')

/** Upper bounds of the age classes, milliseconds. Older values, and values without a time, have a class each. */
export const ageSteps = [15 * minute, hour, 24 * hour, 7 * 24 * hour] as const

/** Figures of the stations of one provider, of one station, or of all. */
export interface QualityFigures {
  /** Access to the counted values together. */
  access: Access
  stationCount: number
  /** `null`: the plugs could not be fetched. */
  plugCount: number | null
  /** Number of stations and plugs that the law applies to: those not known to be private. */
  public: { station: number; plug: number }
  /** Number of these with each element; `null`: this viewer cannot know. */
  have: Record<Element, number | null>
  /** Mean share of `completeElements`, 0 to 1, with equal weights; `null`: none is known. */
  complete: number | null
  /**
   * Number of plugs by what their status can tell: a fault; only whether they are free, which a fault and a car look
   * alike in; nothing that this viewer sees; nothing, because they send none.
   */
  statuses: { fault: number; free: number; closed: number; none: number }
  /** Number of stations with a live status; `null`: the values could not be fetched. */
  liveStations: number | null
  /** Number of latest availability and status values. */
  dynamic: { values: number; live: number; stale: number; unknown: number }
  /** Number of these values by age: up to each of `ageSteps`, older, unknown time. */
  ages: number[]
  /** Epoch milliseconds of the oldest of them, `null` without any. */
  oldestAt: number | null
  /** Number of stations that state a capacity and list plugs, and of those where the two differ. */
  capacity: { stated: number; different: number }
  /** Number of further records of the same sites. */
  duplicates: number
  /** Number of stations outside the region, with coordinates that cannot be right, and without coordinates. */
  positions: { outside: number; invalid: number; missing: number }
}

export interface QualityRow extends QualityFigures {
  /** Id of the station, or the provider's name; empty: the stations name none. */
  id: string
  name: string
  provider: string
  /** Of a station; empty for a provider. */
  municipality: string
}

export type QualityColumn =
  | 'name'
  | 'stations'
  | 'plugs'
  | 'complete'
  | 'live'
  | 'stale'
  | 'capacity'
  | 'positions'
  | 'duplicates'
  /** By age. */
  | 'oldest'

/** What each row of the quality page is about. */
export const qualityRows = ['provider', 'station'] as const

export interface QualityQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now' | 'scope'> {
  by: (typeof qualityRows)[number]
  /** `external`: by `externalFigures`. */
  sort: QualityColumn | 'external'
  isDescending: boolean
  /** Whether rows with a plug that can report a fault come before those that cannot have an uptime. */
  isUptimeFirst?: boolean
  /** Figures of rows that the catalog does not have, such as uptimes, by id of the row. */
  externalFigures?: Readonly<Record<string, number>>
}

export interface QualityPage {
  rows: QualityRow[]
  /** Number of all rows. */
  matched: number
  /** Figures of all matching stations. */
  total: QualityFigures
  /** Time of the data, epoch milliseconds. */
  fetchedAt: number
}
