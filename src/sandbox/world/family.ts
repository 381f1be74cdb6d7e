import type { PlugState } from './plug-use'
import type { Site, SitePlug } from './site'

export interface DataType {
  tname: string
  tunit: string
  ttype: string
  tdescription: string
}

export type Metadata = Record<string, unknown>

/** How one kind of feed writes a site down; see the four families that the real service carries. */
export interface Family {
  stationMetadata(site: Site, code: string, provider: string): Metadata
  plugCode(code: string, number: number): string
  /** Name of a plug; without it, the station's name and the plug's number. */
  plugName?(code: string, number: number): string
  plugMetadata(site: Site, plug: SitePlug, number: number): Metadata
  /** `null`: the feed has no live data at all. */
  live: {
    status: DataType
    /** Seconds that the service notes as the period of the values. */
    period: number
    /** Values come when they change, not with every poll. */
    pushed: boolean
    value(state: PlugState, plug: SitePlug): number | string
  } | null
}
