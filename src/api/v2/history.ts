import type { ServiceV2Config } from '../../config'
import { flatHistory, type SampleRow, sampleRowSchema } from '../../contract/mobility-v2-history'
import type { History, SeriesKey } from '../../model/history'
import { type Call, getJson } from '../get-json'
import { readHistory, type SampleReading } from '../history'
import { parseTimestamp } from '../timestamp'
import { readingOf } from './rows'
import { ofSeries } from './where'

const ofRows: SampleReading<SampleRow> = {
  schema: sampleRowSchema,
  measuredAt: ({ mvalidtime }) => parseTimestamp(mvalidtime),
  writtenAt: ({ mtransactiontime }) => parseTimestamp(mtransactiontime),
  reading: ({ mvalue }) => (mvalue === null || mvalue === undefined ? null : readingOf(mvalue)),
}

/** @throws ApiError when nothing was answered */
export function historyOf(
  { baseUrl: base, stationType, plugType }: ServiceV2Config,
  key: SeriesKey,
  span: { from: number; to: number },
  call: Call,
): Promise<History> {
  const stationTypes = key.level === 'plug' ? (plugType ?? stationType) : stationType
  const query = { limit: -1, select: 'mvalidtime,mtransactiontime,mvalue', where: ofSeries(key) }
  const ask = async (from: number, to: number) => {
    const segments = { stationTypes, dataTypes: key.dataType, from: momentOf(from), to: momentOf(to) }
    return (await getJson(flatHistory, { base, segments, query }, call)).data
  }
  return readHistory(key, span, ask, ofRows)
}

function momentOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
