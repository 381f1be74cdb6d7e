import type { Description, Metadata, PlugDescription } from '../metadata'
import type { ReadUnread } from '../unread'

/** One of the vocabularies in which the origins write their metadata. */
export interface Family {
  /** Whether a station's metadata is of this shape. */
  isStation(metadata: Metadata): boolean
  describe(metadata: Metadata, unread: ReadUnread): Description
  /** Whether a plug's metadata is of this shape. */
  isPlug(metadata: Metadata): boolean
  describePlug(metadata: Metadata, unread: ReadUnread): PlugDescription
}
