import type { Level, RawField, StationRecord } from '../../../model/station'
import type { Metadata, PlugDescription } from '../metadata'

/**
 * Fields that a family reads, by dotted path with `*` for any index of a list, each with a check whether a value is
 * understood.
 */
export type FieldChecks = ReadonlyMap<string, (value: unknown) => boolean>

/** Fields of the metadata that no family reads or understands. */
export type FindRawFields = (metadata: Metadata, family: FamilyName, level: Level) => readonly RawField[]

/**
 * The forms in which feeds write metadata, each named after the source of its fields:
 * - `workgroup`: the record of the region's working group, with the fields of the e-mobility interface v1 (ALPERIA,
 *   route220, hydrogen). A plug has outlets, its connectors; its status is 1 (free) or 0 (not free, without a reason).
 * - `ocpi`: OCPI 2.2 as Neogy and DRIWE-OCPI write it: without provider, access and state; power is in watts.
 * - `oicp`: OICP, the Swiss national feed (BFE). It has neither capacity nor state; facilities are a JSON text.
 * - `spreadsheet`: a spreadsheet kept by hand: state, provider and access, outlets without power, never a measurement.
 */
export type FamilyName = 'ocpi' | 'oicp' | 'spreadsheet' | 'workgroup'

const nothing: readonly RawField[] = []

/** Skips the search for raw fields for viewers who do not see them: it takes a third of the parsing time. */
export const skipRawFields: FindRawFields = () => nothing

/** Reader of one form of metadata. */
export interface Family {
  /** Whether a station's metadata is of this shape. */
  isStation(metadata: Metadata): boolean
  /** A new record with what the metadata states, and nothing else. */
  describe(metadata: Metadata, findRaw: FindRawFields): StationRecord
  /** Whether a plug's metadata is of this shape. */
  isPlug(metadata: Metadata): boolean
  describePlug(metadata: Metadata, findRaw: FindRawFields): PlugDescription
}
