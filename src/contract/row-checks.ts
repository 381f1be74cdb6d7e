import type { LatestRow, PlugRow, SeriesRow, StationRow } from './mobility-v2'
import { isMeasured, isRecord } from './type-guards'

/*
 * Checks of the rows that a load reads by the hundred thousand, as plain functions: zod, which copies valid rows, takes
 * several times as long. `row-shapes.ts` finds the reason of a rejection. A test proves that all three have the
 * same result.
 */

const isFilledText = (field: unknown) => typeof field === 'string' && field !== ''
const isAbsent = (field: unknown) => field === undefined || field === null
const isOptionalText = (field: unknown) => isAbsent(field) || typeof field === 'string'
const isOptionalNumber = (field: unknown) => isAbsent(field) || Number.isFinite(field)
const isOptionalFlag = (field: unknown) => isAbsent(field) || typeof field === 'boolean'

export function isStationRow(raw: unknown): raw is StationRow {
  return (
    isRecord(raw) &&
    isFilledText(raw.scode) &&
    isOptionalText(raw.sname) &&
    isOptionalText(raw.stype) &&
    isOptionalText(raw.sorigin) &&
    isOptionalFlag(raw.sactive) &&
    (isAbsent(raw.smetadata) || isRecord(raw.smetadata))
  )
}

export function isPlugRow(raw: unknown): raw is PlugRow {
  return isStationRow(raw) && isFilledText(raw.pcode)
}

export function isSeriesRow(raw: unknown): raw is SeriesRow {
  return isRecord(raw) && isFilledText(raw.scode) && isFilledText(raw.stype) && isFilledText(raw.tname)
}

export function isLatestRow(raw: unknown): raw is LatestRow {
  return (
    isSeriesRow(raw) &&
    isOptionalText(raw.tunit) &&
    isOptionalText(raw.tdescription) &&
    isOptionalNumber(raw.mperiod) &&
    (isAbsent(raw.mvalue) || isMeasured(raw.mvalue)) &&
    isOptionalText(raw.mvalidtime)
  )
}
