import type { RawField } from '../../../model/station'
import type { Description, Metadata, PlugDescription } from '../metadata'

/**
 * Fields that a family reads, by dotted path with `*` for any index of a list, each with a check whether a value is
 * understood.
 */
export type FieldChecks = ReadonlyMap<string, (value: unknown) => boolean>

/** Fields of the metadata that no family reads or understands. */
export type FindRawFields = (
  metadata: Metadata,
  family: FamilyName,
  level: 'station' | 'plug',
) => readonly RawField[]

export type FamilyName = 'ocpi' | 'oicp' | 'spreadsheet' | 'workgroup'

const nothing: readonly RawField[] = []

/** Skips the search for raw fields for viewers who do not see them: it takes a third of the parsing time. */
export const skipRawFields: FindRawFields = () => nothing

/** One of the vocabularies in which the origins write their metadata. */
export interface Family {
  /** Whether a station's metadata is of this shape. */
  isStation(metadata: Metadata): boolean
  describe(metadata: Metadata, findRaw: FindRawFields): Description
  /** Whether a plug's metadata is of this shape. */
  isPlug(metadata: Metadata): boolean
  describePlug(metadata: Metadata, findRaw: FindRawFields): PlugDescription
}
