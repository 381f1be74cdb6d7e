import type { LatestRow, PlugRow, SeriesRow, StationRow } from './mobility-v2'

/*
 * The schemas of the rows that a load reads by the hundred thousand, as plain functions: checking by zod and copying
 * what it passes takes several times as long. A row that fails here is parsed by its schema, which also states the
 * reason. A test holds both to the same verdict.
 */

type Fields = Readonly<Record<string, unknown>>

const isRecord = (field: unknown): field is Fields =>
  typeof field === 'object' && field !== null && !Array.isArray(field)
const isFilledText = (field: unknown) => typeof field === 'string' && field !== ''
const isAbsent = (field: unknown) => field === undefined || field === null
const isText = (field: unknown) => isAbsent(field) || typeof field === 'string'
const isNumber = (field: unknown) => isAbsent(field) || Number.isFinite(field)
const isFlag = (field: unknown) => isAbsent(field) || typeof field === 'boolean'
const isMetadata = (field: unknown) => isAbsent(field) || isRecord(field)
const isMeasured = (field: unknown) => isText(field) || isFlag(field) || isNumber(field) || isRecord(field)

function hasStationFields(row: Fields): boolean {
  return (
    isFilledText(row.scode) &&
    isText(row.sname) &&
    isText(row.stype) &&
    isText(row.sorigin) &&
    isFlag(row.sactive) &&
    isMetadata(row.smetadata)
  )
}

function hasSeriesFields(row: Fields): boolean {
  return isFilledText(row.scode) && isFilledText(row.stype) && isFilledText(row.tname)
}

export function isStationRow(raw: unknown): raw is StationRow {
  return isRecord(raw) && hasStationFields(raw)
}

export function isPlugRow(raw: unknown): raw is PlugRow {
  return isRecord(raw) && hasStationFields(raw) && isFilledText(raw.pcode)
}

export function isSeriesRow(raw: unknown): raw is SeriesRow {
  return isRecord(raw) && hasSeriesFields(raw)
}

export function isLatestRow(raw: unknown): raw is LatestRow {
  return (
    isRecord(raw) &&
    hasSeriesFields(raw) &&
    isText(raw.tunit) &&
    isText(raw.tdescription) &&
    isNumber(raw.mperiod) &&
    isMeasured(raw.mvalue) &&
    isText(raw.mvalidtime)
  )
}
