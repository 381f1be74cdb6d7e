import type { Description, Metadata, PlugDescription } from '../metadata'

/** One of the vocabularies in which the origins write their metadata. */
export interface Family {
  /** Whether a station's metadata is of this shape. */
  isStation(metadata: Metadata): boolean
  describe(metadata: Metadata): Description
  /** Whether a plug's metadata is of this shape. */
  isPlug(metadata: Metadata): boolean
  describePlug(metadata: Metadata): PlugDescription
}
