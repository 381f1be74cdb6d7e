import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { envelopeSchema } from '../contract/mobility-v2'
import { isRecord } from '../contract/type-guards'
import { type Bounds, isPlottable } from '../model/station'
import { isPoint } from './mobility/geography'
import { parseMoment } from './mobility/timestamp'
import { PersonError } from './person-error'
import type { Row, Source, SourceSample, SourceSeries } from './source'

/**
 * Reads recorded answers as a source. The path of a file is the path of its request,
 * `flat/<types>[/<data types>[/latest or /<from>/<to>]].json`, plain or gzipped; only its rows are used.
 * Series that were not recorded are derived from the values.
 * @throws PersonError
 */
export async function readRecording(folder: string): Promise<Source> {
  const files = await listFiles(folder)
  const calls = await Promise.all(files.map((file) => readCall(folder, file)))
  const readRows = (kind: Call['kind']) =>
    withoutRepeats(calls.filter((call) => call.kind === kind).flatMap(({ rows }) => rows))

  const stations = readRows('stations')
  const measured = measuredSeries(readRows('values'))
  const measuredNames = new Set(
    measured.map(({ station, dataType }) => findName({ ...station, ...dataType })),
  )
  const listed = readRows('series').filter((row) => !measuredNames.has(findName(row)))
  const series = [...measured, ...listed.map((row) => recordedSeries(row, []))]
  return {
    types: [
      ...new Set([...stations, ...series.map(({ station }) => station)].map(({ stype }) => String(stype))),
    ],
    stations: (type) => stations.filter(({ stype }) => stype === type),
    series: (type) => series.filter(({ station }) => station.stype === type),
  }
}

interface Call {
  kind: 'stations' | 'series' | 'values'
  rows: Row[]
}

/** Kind of a file by the depth of its path below the folder: `flat/<types>/<data types>` is a list of series. */
const kinds: readonly (Call['kind'] | undefined)[] = [undefined, undefined, 'stations', 'series']

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => /^flat\b.*\.json(\.gz)?$/.test(name)).sort()
  if (files.length > 0) return files
  throw new PersonError(`SANDBOX_REPLAY: no recorded answers (flat/….json or .json.gz) in "${folder}".`)
}

async function readCall(folder: string, file: string): Promise<Call> {
  const parts = file.replace(/\.json(\.gz)?$/, '').split(sep)
  const kind = kinds[parts.length] ?? 'values'
  try {
    const bytes = await readFile(join(folder, file))
    const text = (file.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes).toString('utf8')
    return { kind, rows: envelopeSchema.parse(JSON.parse(text)).data.filter(isRecord) }
  } catch (cause) {
    throw new PersonError(`SANDBOX_REPLAY: "${join(folder, file)}" is no recorded answer.`, { cause })
  }
}

function withoutRepeats(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}

/** Groups rows to series. A row without the fields of a series is a series by itself. */
function measuredSeries(rows: readonly Row[]): SourceSeries[] {
  const bySeries = new Map<string, { row: Row; samples: Map<number, SourceSample> }>()
  for (const row of rows) {
    const isNamed = row.scode !== undefined && row.tname !== undefined
    const key = isNamed ? `${findName(row)} ${row.mperiod}` : JSON.stringify(row)
    const { samples } = bySeries.get(key) ?? { samples: new Map<number, SourceSample>() }
    const sample = toSample(row)
    if (sample) samples.set(sample.measuredAt, sample)
    // The last recorded row has the newest record of the station.
    bySeries.set(key, { row, samples })
  }
  return Array.from(bySeries.values(), ({ row, samples }) =>
    recordedSeries(
      row,
      [...samples.values()].sort((one, other) => one.measuredAt - other.measuredAt),
    ),
  )
}

/** @param samples oldest first */
function recordedSeries(row: Row, samples: readonly SourceSample[]): SourceSeries {
  const fields = Object.entries(row)
  return {
    station: Object.fromEntries(fields.filter(([name]) => /^[sp](?!r)/.test(name))),
    dataType: Object.fromEntries(fields.filter(([name]) => /^(t|pr)/.test(name))),
    period: Number(row.mperiod ?? 0),
    role: null,
    latest: (moment) => latestUpTo(moment, samples) ?? samples[0] ?? null,
  }
}

/** Finds the latest sample up to a moment by binary search, because a history searches for each of its samples. */
function latestUpTo(moment: number, samples: readonly SourceSample[]): SourceSample | undefined {
  let [low, high] = [0, samples.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((samples[middle]?.measuredAt ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return samples[low - 1]
}

/** Converts a row to a sample; `null`: it has no time, so the answer could not order it. */
function toSample(row: Row): SourceSample | null {
  const moment = parseMoment(String(row.mvalidtime ?? row._timestamp))
  const writtenAt = parseMoment(String(row.mtransactiontime))
  return moment === null
    ? null
    : { measuredAt: moment, value: row.mvalue ?? null, ...(writtenAt !== null && { writtenAt }) }
}

function findName({ stype, scode, tname }: Row): string {
  return JSON.stringify([stype, scode, tname])
}

/** Returns the bounds of all stations with a position; `null`: none. */
export function findBounds(source: Source): Bounds | null {
  let bounds: Bounds | null = null
  for (const { scoordinate } of source.types.flatMap((type) => source.stations(type))) {
    if (!isPoint(scoordinate) || !isPlottable({ lon: scoordinate.x, lat: scoordinate.y })) continue
    const { x, y } = scoordinate
    const [west, south, east, north]: Bounds = bounds ?? [x, y, x, y]
    bounds = [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)]
  }
  return bounds
}
