import type { envelopeSchema, LatestRow, PlugRow, SeriesRow, StationRow } from './mobility-v2'
import {
  array,
  boolean,
  is,
  looseObject,
  nullable,
  number,
  optional,
  refined,
  type Shape,
  string,
  toParser,
  unknownValue,
} from './shape'
import { isMeasured, notMeasured } from './type-guards'
import type { z } from './zod'

/** The schemas of `mobility-v2.ts` that the first list needs, as shapes. A test proves that both reject the same. */

const absentOr = <Value>(shape: Shape<Value>) => optional(nullable(shape))
const filledText = refined(string, (value) => value !== '', 'expected at least 1')

const station = {
  scode: filledText,
  sname: absentOr(string),
  stype: absentOr(string),
  sorigin: absentOr(string),
  sactive: absentOr(boolean),
  scoordinate: unknownValue,
  smetadata: absentOr(looseObject<Record<string, unknown>>({})),
}
const series = { scode: filledText, stype: filledText, tname: filledText }

export const stationRow = toParser(looseObject<StationRow>(station))
export const plugRow = toParser(looseObject<PlugRow>({ ...station, pcode: filledText }))
export const seriesRow = toParser(looseObject<SeriesRow>(series))
export const latestRow = toParser(
  looseObject<LatestRow>({
    ...series,
    tunit: absentOr(string),
    tdescription: absentOr(string),
    mperiod: absentOr(number),
    mvalue: absentOr(is(isMeasured, notMeasured)),
    mvalidtime: absentOr(string),
  }),
)

/** The flat answer. */
export const envelope = toParser(
  looseObject<z.output<typeof envelopeSchema>>({
    offset: optional(number),
    limit: optional(number),
    data: array(unknownValue),
  }),
)
