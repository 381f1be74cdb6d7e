import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Config, ServiceV2Config } from '../../config/config'
import { toUrl } from '../../contract/endpoint'
import { flatLatest, flatSeries, flatStations } from '../../contract/mobility-v2'
import { z } from '../../contract/zod'
import { fileError, PersonError } from '../../sandbox/person-error'
import { requestRows } from './request-rows'

export interface RecordedCounts {
  stations: number
  plugs: number
  values: number
}

type FlatEndpoint = typeof flatStations | typeof flatSeries | typeof flatLatest

const seriesNameSchema = z.array(z.looseObject({ tname: z.string().check(z.minLength(1)) }))

/**
 * Records the anonymous answers of the configured service for `SANDBOX_REPLAY`: whole rows, in the region's bounds if
 * the app requests only those. Nothing is written before all answers have come.
 * @param overwrite whether an earlier recording in the folder may be replaced
 * @throws PersonError
 */
export async function record(
  { service, region }: Config,
  folder: string,
  overwrite: boolean,
): Promise<RecordedCounts> {
  if (service.dialect !== 'v2') throw new PersonError('Only services that speak v2 can be recorded.')
  const present = await readdir(folder).catch(() => [])
  if (present.length > 0 && !overwrite)
    throw new PersonError(`"${folder}" is not empty: name another folder, or add --force.`)

  const box = region.only ? `,or(scoordinate.bbi.(${region.bbox.join(',')}),scoordinate.eq.null)` : ''
  const where = `sactive.eq.true${box}`
  const files = new Map<string, unknown[]>()
  /** Requests and stores an answer. `file` is `null`: the answer is not stored. */
  const keep = async (
    endpoint: FlatEndpoint,
    names: readonly string[],
    file: string | null,
    select?: string,
  ) => {
    const [stationTypes = '', dataTypes = ''] = names
    const segments = { stationTypes, dataTypes }
    const url = toUrl(endpoint, service.baseUrl, segments, { select, where, origin: 'plugboard-record' })
    const rows = await requestRows(url, service.pageSize)
    if (file !== null) files.set(file, rows)
    return rows
  }

  const counts = { stations: 0, plugs: 0, values: 0 }
  for (const type of listTypes(service)) {
    const listed = await keep(flatStations, [type], joinPath(type))
    counts[type === service.plugType ? 'plugs' : 'stations'] += listed.length
    // Request the names first, then each series: all values of all series at once are a heavy request.
    const names = await keep(flatSeries, [type, service.dataTypes], null, 'tname')
    for (const name of distinctNames(names)) {
      await keep(flatSeries, [type, name], joinPath(type, name))
      counts.values += (await keep(flatLatest, [type, name], joinPath(type, name, 'latest'))).length
    }
  }

  await replaceFiles(folder, files).catch((error: unknown) => {
    throw fileError(error, `"${folder}" cannot be written`)
  })
  return counts
}

function listTypes({ stationType, plugType }: ServiceV2Config): string[] {
  return plugType === null ? [stationType] : [stationType, plugType]
}

function distinctNames(rows: readonly unknown[]): string[] {
  const series = seriesNameSchema.safeParse(rows)
  if (!series.success) throw new PersonError('The service lists series without the name of their data type.')
  return [...new Set(series.data.map(({ tname }) => tname))].sort()
}

/** Returns the path of a file. Names come from the service, so none may lead out of the folder. */
function joinPath(...names: string[]): string {
  return `${join('flat', ...names.map(encodeURIComponent))}.json.gz`
}

async function replaceFiles(folder: string, files: ReadonlyMap<string, unknown[]>): Promise<void> {
  await rm(join(folder, 'flat'), { recursive: true, force: true })
  for (const [file, data] of files) await write(join(folder, file), { offset: 0, limit: -1, data })
}

async function write(file: string, answer: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await promisify(gzip)(JSON.stringify(answer)))
}
