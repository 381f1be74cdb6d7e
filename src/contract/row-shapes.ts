import type { envelopeSchema, LatestRow, PlugRow, SeriesRow, StationRow } from './mobility-v2'
import {
  anything,
  flag,
  is,
  list,
  looseObject,
  nullable,
  number,
  optional,
  refined,
  type Shape,
  text,
  toParser,
} from './shape'
import { isMeasured, notMeasured } from './type-guards'
import type { z } from './zod'

/** The schemas of `mobility-v2.ts` that the first list needs, as shapes. A test proves that both reject the same. */

const absentOr = <Value>(shape: Shape<Value>) => optional(nullable(shape))
const filledText = refined(text, (value) => value !== '', 'expected at least 1')

const station = {
  scode: filledText,
  sname: absentOr(text),
  stype: absentOr(text),
  sorigin: absentOr(text),
  sactive: absentOr(flag),
  scoordinate: anything,
  smetadata: absentOr(looseObject<Record<string, unknown>>({})),
}
const series = { scode: filledText, stype: filledText, tname: filledText }

export const stationRow = toParser(looseObject<StationRow>(station))
export const plugRow = toParser(looseObject<PlugRow>({ ...station, pcode: filledText }))
export const seriesRow = toParser(looseObject<SeriesRow>(series))
export const latestRow = toParser(
  looseObject<LatestRow>({
    ...series,
    tunit: absentOr(text),
    tdescription: absentOr(text),
    mperiod: absentOr(number),
    mvalue: absentOr(is(isMeasured, notMeasured)),
    mvalidtime: absentOr(text),
  }),
)

/** The flat answer. */
export const envelope = toParser(
  looseObject<z.output<typeof envelopeSchema>>({
    offset: optional(number),
    limit: optional(number),
    data: list(anything),
  }),
)
