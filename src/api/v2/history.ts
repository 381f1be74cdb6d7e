import type { ServiceV2Config } from '../../config/config'
import { flatHistory, type SampleRow, sampleRowSchema } from '../../contract/mobility-v2-history'
import { isRecord } from '../../contract/type-guards'
import type { History, SeriesGroup, SeriesKey } from '../../model/history'
import type { AllowedRange } from '../chunked-history'
import { type Call, getJson } from '../get-json'
import { readHistories, readHistory, type SampleConversion } from '../history'
import { parseTimestamp } from '../timestamp'
import { parseReading } from './rows'
import { idsAndPeriodCondition, seriesCondition } from './where'

const sampleConversion: SampleConversion<SampleRow> = {
  schema: sampleRowSchema,
  measuredAt: ({ mvalidtime }) => parseTimestamp(mvalidtime),
  writtenAt: ({ mtransactiontime }) => parseTimestamp(mtransactiontime),
  reading: ({ mvalue }) => (mvalue === null || mvalue === undefined ? null : parseReading(mvalue)),
}

/** Allowed range of each service. */
const allowedRanges = new WeakMap<ServiceV2Config, AllowedRange>()

/** @throws ApiError when nothing was answered */
export function fetchOneHistory(
  service: ServiceV2Config,
  key: SeriesKey,
  ...[from, to, call]: [from: number, to: number, call: Call]
): Promise<History> {
  const query = { select: 'mvalidtime,mtransactiontime,mvalue', where: seriesCondition(key) }
  const series = { ...key, allowedRange: shareAllowedRange(service) }
  return readHistory(series, { from, to }, createFetchRows(service, key, query, call), sampleConversion)
}

/**
 * Histories of the same data type, level and period, in the order of `ids`.
 * @throws ApiError when nothing was answered
 */
export function fetchHistories(
  service: ServiceV2Config,
  { ids, ...kind }: SeriesGroup,
  ...[from, to, call]: [from: number, to: number, call: Call]
): Promise<History[]> {
  const allowedRange = shareAllowedRange(service)
  const query = {
    select: 'scode,mvalidtime,mtransactiontime,mvalue',
    where: idsAndPeriodCondition(ids, kind.period),
  }
  const fetchRows = createFetchRows(service, kind, query, call)
  return readHistories({ dataType: kind.dataType, ids, allowedRange }, { from, to }, fetchRows, {
    ...sampleConversion,
    findId,
  })
}

function shareAllowedRange(service: ServiceV2Config): AllowedRange {
  const allowedRange = allowedRanges.get(service) ?? { longest: Number.POSITIVE_INFINITY }
  allowedRanges.set(service, allowedRange)
  return allowedRange
}

function findId(raw: unknown): string | null {
  return isRecord(raw) && typeof raw.scode === 'string' ? raw.scode : null
}

function createFetchRows(
  { baseUrl: base, stationType, plugType }: ServiceV2Config,
  { level, dataType: dataTypes }: Pick<SeriesKey, 'level' | 'dataType'>,
  rowQuery: { select: string; where: string },
  call: Call,
) {
  const stationTypes = level === 'plug' ? (plugType ?? stationType) : stationType
  const query = { limit: -1, ...rowQuery }
  return async (from: number, to: number) => {
    const segments = { stationTypes, dataTypes, from: formatMoment(from), to: formatMoment(to) }
    return (await getJson(flatHistory, { base, segments, query }, call)).data
  }
}

function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
