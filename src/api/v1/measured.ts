import {
  getDataTypes,
  getNewestRecord,
  getRecords,
  getRecordsInTimeframe,
  type MeasuredRecord,
  recordSchema,
} from '../../contract/emobility-v1'
import type { History, Sample, SeriesKey } from '../../model/history'
import { cleanText } from '../../model/text'
import type { Value } from '../../model/value'
import type { CollectedItems, RejectedRow } from '../collect'
import { HttpError, ShapeError } from '../errors'
import { type Call, getJson } from '../get-json'
import { readHistory, type SampleConversion } from '../history'
import { findStaleAfter, interpretReading } from '../meaning'
import type { MeasuredValue } from '../value-table'

/** A data type that a station measures every `period` seconds. */
export interface DataType {
  name: string
  unit: string
  period: number | null
}

/** Maximum number of simultaneous calls for one station, because each data type needs a call. */
const callsAtOnce = 4

export async function fetchDataTypes(base: string, station: string, call: Call): Promise<DataType[]> {
  const types = await getJson(getDataTypes, { base, query: { station } }, call)
  return types.flatMap(([name, unit, , interval]) =>
    name ? { name, unit: cleanText(unit), period: parsePeriod(interval) } : [],
  )
}

/** Whole seconds; the service sends text. */
function parsePeriod(interval: string | null | undefined): number | null {
  return /^\d+$/.test(interval ?? '') ? Number(interval) : null
}

/** Newest values of one station that the call's token may see. @throws ApiError */
export async function newestValues(
  base: string,
  station: string,
  types: readonly DataType[],
  call: Call,
): Promise<CollectedItems<MeasuredValue>> {
  const found: { row: number; item: MeasuredValue }[] = []
  const rejected: RejectedRow[] = []
  let withoutValue = 0
  const waiting = types.entries()
  let hasFailed = false
  const work = async () => {
    for (const [row, type] of waiting) {
      if (hasFailed) return
      try {
        const query = { station, type: type.name, period: type.period ?? undefined }
        const record = await getJson(getNewestRecord, { base, query }, call)
        const value = record && readValue(station, type, record)
        if (value) found.push({ row, item: { level: 'station', value } })
        else withoutValue += 1
      } catch (error) {
        if (!(error instanceof ShapeError)) {
          hasFailed = true
          throw error
        }
        const series = { level: 'station', measuredId: station, dataType: type.name } as const
        rejected.push({ row, id: station, reason: error.issues.join('; '), series })
      }
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
  // In the order of the list, regardless of the order of answers.
  const items = found.toSorted((one, other) => one.row - other.row).map(({ item }) => item)
  const received = items.length + rejected.length + withoutValue
  const counts = { received, repeated: 0, setAside: { 'no-value': withoutValue }, isCutOff: false }
  return { items, rejected, counts }
}

function readValue(
  measuredId: string,
  { name, unit, period }: DataType,
  record: MeasuredRecord,
): Value | null {
  const reading = parseReading(record)
  return (
    reading && {
      measuredId,
      dataType: name,
      period,
      reading,
      meaning: interpretReading(name, reading),
      unit,
      measuredAt: record.timestamp,
      staleAfter: findStaleAfter(name),
      access: 'open',
    }
  )
}

function parseReading({ value }: MeasuredRecord): Sample['reading'] | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number'
    ? { kind: 'number', number: value }
    : { kind: 'text', text: cleanText(value) }
}

const sampleConversion: SampleConversion<MeasuredRecord> = {
  schema: recordSchema,
  readMeasuredAt: ({ timestamp }) => timestamp,
  readWrittenAt: ({ created_on }) => created_on ?? null,
  readReading: parseReading,
}

/**
 * Values between two moments. If the service has no get-records-in-timeframe, get-records is used, which counts back
 * from now; records that are too new are left out.
 * @throws ApiError
 */
export function fetchHistory(
  base: string,
  key: SeriesKey,
  span: { from: number; to: number },
  call: Call,
): Promise<History> {
  const query = { station: key.id, name: key.dataType, period: key.period ?? undefined }
  const fetchRecords = async (from: number, to: number) => {
    try {
      return await getJson(getRecordsInTimeframe, { base, query: { ...query, from, to } }, call)
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error
      // `to` is by the page's clock, because the device's clock may be slow.
      const seconds = Math.max(0, Math.ceil((Math.max(Date.now(), to) - from) / 1000))
      return getJson(getRecords, { base, query: { ...query, seconds } }, call)
    }
  }
  return readHistory(key, span, fetchRecords, sampleConversion)
}
