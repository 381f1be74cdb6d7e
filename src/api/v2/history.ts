import type { ServiceV2Config } from '../../config/config'
import { flatHistory, type SampleRow, sampleRowSchema } from '../../contract/mobility-v2-history'
import { isRecord } from '../../contract/type-guards'
import type { History, SeriesGroup, SeriesKey, TimeRange } from '../../model/history'
import type { AllowedRange } from '../chunked-history'
import { type Call, getJson } from '../get-json'
import { type FetchRows, readHistories, readHistory, type SampleConversion } from '../history'
import { readPages } from '../read-pages'
import { parseTimestamp } from '../timestamp'
import { parseReading } from './rows'
import { idsAndPeriodCondition, seriesCondition } from './where'

const sampleConversion: SampleConversion<SampleRow> = {
  schema: sampleRowSchema,
  readMeasuredAt: ({ mvalidtime }) => parseTimestamp(mvalidtime),
  readWrittenAt: ({ mtransactiontime }) => parseTimestamp(mtransactiontime),
  readReading: ({ mvalue }) => (mvalue === null || mvalue === undefined ? null : parseReading(mvalue)),
}

/** Where histories are requested. */
export interface HistorySource {
  service: ServiceV2Config
  /** What the service allows in one call, as far as it is known. All histories of the source share it. */
  allowedRange: AllowedRange
}

/** @throws ApiError when nothing was answered */
export function fetchOneHistory(
  { service, allowedRange }: HistorySource,
  key: SeriesKey,
  range: TimeRange,
  call: Call,
): Promise<History> {
  const query = { select: 'mvalidtime,mtransactiontime,mvalue', where: seriesCondition(key) }
  const fetchRows = createFetchRows(service, key, query, call)
  return readHistory({ ...key, allowedRange }, range, fetchRows, sampleConversion)
}

/**
 * Histories of the same data type, level and period, in the order of `ids`.
 * @throws ApiError when nothing was answered
 */
export function fetchHistories(
  { service, allowedRange }: HistorySource,
  { ids, level, dataType, period }: SeriesGroup,
  range: TimeRange,
  call: Call,
): Promise<History[]> {
  const query = {
    select: 'scode,mvalidtime,mtransactiontime,mvalue',
    where: idsAndPeriodCondition(ids, period),
  }
  const fetchRows = createFetchRows(service, { level, dataType }, query, call)
  return readHistories({ dataType, ids, allowedRange }, range, fetchRows, { ...sampleConversion, findId })
}

function findId(raw: unknown): string | null {
  return isRecord(raw) && typeof raw.scode === 'string' ? raw.scode : null
}

function createFetchRows(
  { baseUrl, pageSize, stationType, plugType }: ServiceV2Config,
  { level, dataType }: Pick<SeriesKey, 'level' | 'dataType'>,
  query: { select: string; where: string },
  call: Call,
): FetchRows {
  const stationTypes = level === 'plug' ? (plugType ?? stationType) : stationType
  return async (from, to) => {
    const segments = { stationTypes, dataTypes: dataType, from: formatMoment(from), to: formatMoment(to) }
    const { rows, isCutOff } = await readPages(
      { baseUrl, pageSize, describe: (row) => JSON.stringify(row) },
      (limit, offset) =>
        getJson(flatHistory, { base: baseUrl, segments, query: { ...query, limit, offset } }, call),
    )
    return isCutOff ? null : rows
  }
}

function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
