import type { PlugState } from './plug-use'
import type { Site, SitePlug } from './site'

export interface DataType {
  tname: string
  tunit: string
  ttype: string
  tdescription: string
}

export type Metadata = Record<string, unknown>

/** Metadata family: how one kind of feed describes a site. */
export interface Family {
  stationMetadata(site: Site, code: string, provider: string): Metadata
  plugCode(code: string, number: number): string
  /** Name of a plug; absent: the station's name and the plug's number. */
  plugName?(code: string, number: number): string
  plugMetadata(site: Site, plug: SitePlug, number: number): Metadata
  /** Live data; `null`: the feed has none. */
  live: {
    status: DataType
    /** Period of the values in the interface, seconds. */
    period: number
    /** Whether values are sent on change instead of polled. */
    pushed: boolean
    value(state: PlugState, plug: SitePlug): number | string
  } | null
}
