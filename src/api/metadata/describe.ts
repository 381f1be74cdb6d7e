import type { StationRecord } from '../../model/station'
import type { Family, FindRawFields } from './families/family'
import { ocpi } from './families/ocpi'
import { oicp } from './families/oicp'
import { spreadsheet } from './families/spreadsheet'
import { workgroup } from './families/workgroup'
import type { Metadata, PlugDescription } from './metadata'

/** Families are chosen by shape, not by origin, because origins change their feeds. The last one matches everything. */
const families: readonly Family[] = [oicp, ocpi, spreadsheet, workgroup]

/** A new record with what the metadata states, and nothing else. */
export function describeStation(metadata: Metadata, findRaw: FindRawFields): StationRecord {
  return (families.find((family) => family.isStation(metadata)) ?? workgroup).describe(metadata, findRaw)
}

export function describePlug(metadata: Metadata, findRaw: FindRawFields): PlugDescription {
  return (families.find((family) => family.isPlug(metadata)) ?? workgroup).describePlug(metadata, findRaw)
}
