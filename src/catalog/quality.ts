import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

interface ElementKind {
  /** Whether the element belongs to publicly accessible stations or to their plugs. */
  of: 'station' | 'plug'
  /** `static`, `dynamic`: paragraph of the law. */
  kind: 'static' | 'dynamic'
  /** `raw`: in fields that are kept for signed-in viewers only; `no`: no feed has a field for it. */
  isRead: 'yes' | 'raw' | 'no'
}

/**
 * Data elements that European law requires of operators of publicly accessible recharging points: Regulation (EU)
 * 2023/1804 (AFIR), Article 20(2)(a) to (c), as detailed by Implementing Regulation (EU) 2025/655. `query/elements.ts`
 * maps them to the service's fields.
 */
export const elements = {
  location: { of: 'station', kind: 'static', isRead: 'yes' },
  connectors: { of: 'station', kind: 'static', isRead: 'yes' },
  disabled: { of: 'station', kind: 'static', isRead: 'no' },
  operator: { of: 'station', kind: 'static', isRead: 'yes' },
  contact: { of: 'station', kind: 'static', isRead: 'raw' },
  hours: { of: 'station', kind: 'static', isRead: 'yes' },
  id: { of: 'plug', kind: 'static', isRead: 'yes' },
  connector: { of: 'plug', kind: 'static', isRead: 'yes' },
  current: { of: 'plug', kind: 'static', isRead: 'yes' },
  power: { of: 'plug', kind: 'static', isRead: 'yes' },
  vehicles: { of: 'plug', kind: 'static', isRead: 'no' },
  operational: { of: 'plug', kind: 'dynamic', isRead: 'yes' },
  availability: { of: 'plug', kind: 'dynamic', isRead: 'yes' },
  price: { of: 'station', kind: 'dynamic', isRead: 'yes' },
  renewable: { of: 'plug', kind: 'dynamic', isRead: 'raw' },
} as const satisfies Record<string, ElementKind>

export type Element = keyof typeof elements
export const elementNames = Object.keys(elements) as Element[]

/** Upper bounds of the age classes, milliseconds. Older values, and values without a time, have a class each. */
export const ageSteps = [15 * 60_000, 3_600_000, 24 * 3_600_000, 7 * 24 * 3_600_000] as const

/** Figures of the stations of one provider, of one station, or of all. */
export interface QualityFigures {
  stations: number
  plugs: number
  /** Number of stations and plugs that the law applies to: those not known to be private. */
  public: { station: number; plug: number }
  /** Number of these with each element; `null`: this viewer cannot know. */
  have: Record<Element, number | null>
  /** Mean share of the known elements, 0 to 1, with equal weights; `null`: none is known. */
  complete: number | null
  /** Number of stations with a live status. */
  liveStations: number
  /** Number of latest availability and status values. */
  dynamic: { values: number; live: number; stale: number; unknown: number }
  /** Number of these values by age: up to each of `ageSteps`, older, unknown time. */
  ages: number[]
  /** Epoch milliseconds of the oldest of them, `null` without any. */
  oldestAt: number | null
  /** Stations that state a capacity and list plugs, and those of them where these differ. */
  capacity: { stated: number; different: number }
  /** Further records of the same places. */
  duplicates: number
  /** Stations outside of the region, with coordinates that cannot be right, or with none. */
  positions: { outside: number; doubted: number; missing: number }
}

export interface QualityRow extends QualityFigures {
  /** Of the station; the provider's name, empty where the stations name none. */
  id: string
  name: string
  provider: string
  /** Whether closed values are among those that it was counted from. */
  access: Access
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

export interface QualityQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now' | 'access'> {
  by: 'provider' | 'station'
  /** `given`: by the figures that come with the question. */
  sort: QualityColumn | 'given'
  isDescending: boolean
  /** Figures that the catalog does not know, by id of the row. */
  given?: Readonly<Record<string, number>>
}

export interface QualityPage {
  rows: QualityRow[]
  /** Rows in all. */
  matched: number
  /** Of everything that the filters leave. */
  total: QualityFigures
  /** Epoch milliseconds, when it was fetched. */
  fetchedAt: number
}
