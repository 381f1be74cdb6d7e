import type { RawField } from '../../../model/station'
import type { Description, Metadata, PlugDescription } from '../metadata'

/**
 * The fields that a family reads, by dotted path with `*` for any place in a list, each with whether a value can
 * be understood.
 */
export type Understood = ReadonlyMap<string, (value: unknown) => boolean>

/** What of the metadata nobody reads, or cannot be understood. */
export type ReadUnread = (
  metadata: Metadata,
  family: FamilyName,
  level: 'station' | 'plug',
) => readonly RawField[]

export type FamilyName = 'ocpi' | 'oicp' | 'spreadsheet' | 'workgroup'

const nothing: readonly RawField[] = []

/** For viewers who are shown nothing raw: finding it is a third of what reading the metadata takes. */
export const leaveUnread: ReadUnread = () => nothing

/** One of the vocabularies in which the origins write their metadata. */
export interface Family {
  /** Whether a station's metadata is of this shape. */
  isStation(metadata: Metadata): boolean
  describe(metadata: Metadata, unread: ReadUnread): Description
  /** Whether a plug's metadata is of this shape. */
  isPlug(metadata: Metadata): boolean
  describePlug(metadata: Metadata, unread: ReadUnread): PlugDescription
}
