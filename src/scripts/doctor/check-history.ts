import type { Dialect } from '../../api/dialect'
import { Budget } from '../../api/retry-policy'
import { seriesCondition } from '../../api/v2/where'
import type { ValueTable } from '../../api/value-table'
import { kindAt } from '../../api/value-table'
import { toUrl } from '../../contract/endpoint'
import { errorBodySchema } from '../../contract/errors'
import { flatHistory } from '../../contract/mobility-v2-history'
import { day } from '../../durations'
import type { SeriesKey } from '../../model/history'
import type { StationRecord } from '../../model/station'
import type { CheckContext } from './check-context'
import { count, type Notes } from './notes'
import { hasNoAnswer } from './request'

/** Days of the history that is parsed. The number of granted days is checked separately. */
const partDays = 2
/** Days of the longest range in the page's menu. */
const maxDays = 90

/** Returns the answer of the typed layer; `null` after a noted failure. */
export type ReadOrNote = <Answer>(what: string, answer: Promise<Answer>) => Promise<Answer | null>

/** Id that no station has. Its history costs the service nothing, but counts for the quota. */
const unknownId = 'plugboard-doctor'

interface LoadedLists {
  dialect: Dialect
  read: ReadOrNote
  stations: readonly StationRecord[]
  /** `null`: the values could not be read, or are loaded station by station. */
  values: ValueTable | null
}

/** Loads one history like the page, and finds the number of days that the service grants in one call. */
export async function checkHistory(
  context: CheckContext,
  notes: Notes,
  { dialect, read, stations, values }: LoadedLists,
): Promise<void> {
  const call = () => ({ budget: new Budget({ time: context.timeout }) })
  const key = values ? findSeries(values) : await findStationSeries(dialect, stations, read, call)
  if (key === null) {
    notes.skip('Histories were not checked: no series with an open value was found.')
    return
  }
  const now = Date.now()
  const history = await read('history', dialect.history(key, now - partDays * day, now, call()))
  if (history === null) return
  const { samples, missing, rejected } = history
  if (missing.length > 0)
    notes.fail(
      `Ask the operator of the service to grant more history: of ${partDays} days of "${key.dataType}" ${count(missing.length, 'range')} cannot be had (${missing[0]?.reason}).`,
    )
  else if (rejected > 0)
    notes.warn(
      `Ask the publisher to mend ${count(rejected, 'value')} of the history of "${key.dataType}", which are rejected.`,
    )
  else
    notes.ok(
      `The service sends ${partDays} days of history of "${key.dataType}": ${count(samples.length, 'value')}, none rejected.`,
    )
  await noteQuota(context, notes, key)
}

/** Finds the series with the newest value: its history is not empty. */
function findSeries(values: ValueTable): SeriesKey | null {
  let newest = Number.NEGATIVE_INFINITY
  let found: SeriesKey | null = null
  for (const level of ['plug', 'station'] as const)
    for (const [id, row] of values.first[level]) {
      const moment = values.measuredAt[row] ?? Number.NaN
      if (!(moment > newest)) continue
      newest = moment
      const { dataType, period } = kindAt(values, row)
      found = { level, id, dataType, period }
    }
  return found
}

/** Searches the first stations for a series, because the older service has values station by station. */
async function findStationSeries(
  dialect: Dialect,
  stations: readonly StationRecord[],
  read: ReadOrNote,
  call: () => { budget: Budget },
): Promise<SeriesKey | null> {
  for (const station of dialect.stationValues ? stations.slice(0, 5) : []) {
    const answer = await read(
      'latest values',
      dialect.stationValues?.(station, call()) ?? Promise.resolve(null),
    )
    const [first] = answer?.items ?? []
    if (first)
      return {
        level: first.level,
        id: station.id,
        dataType: first.value.dataType,
        period: first.value.period,
      }
  }
  return null
}

/** Requests the longest range in one call. The refusal contains the number of granted days. */
async function noteQuota(
  { config, site, request }: CheckContext,
  notes: Notes,
  key: SeriesKey,
): Promise<void> {
  const { service } = config
  if (service.dialect !== 'v2') return
  const stationTypes = key.level === 'plug' ? (service.plugType ?? service.stationType) : service.stationType
  const now = Date.now()
  const segments = {
    stationTypes,
    dataTypes: key.dataType,
    from: new Date(now - maxDays * day).toISOString(),
    to: new Date(now).toISOString(),
  }
  const query = { limit: 1, select: 'mvalidtime', where: seriesCondition({ ...key, id: unknownId }) }
  // The service grants more to requests with a referrer, which pages send.
  const headers = site === null ? {} : { Origin: site, Referer: `${site}/` }
  const answer = await request(toUrl(flatHistory, service.baseUrl, segments, query), { headers })
  const whom = site === null ? 'callers without a site' : `pages of ${site}`
  if (hasNoAnswer(answer) || (answer.status !== 200 && answer.status !== 429)) {
    const end = hasNoAnswer(answer) ? answer.reason : `answers ${answer.status}`
    notes.warn(`Ask the operator of the service about long histories: for ${maxDays} days it ${end}.`)
    return
  }
  if (answer.status === 200) {
    notes.ok(`The service grants ${whom} at least ${maxDays} days of history in one call.`)
    return
  }
  const days = readDays(answer.body)
  if (days === null)
    notes.warn(
      `Ask the operator of the service for its quota: it refuses ${maxDays} days of history without a number of days.`,
    )
  else
    notes.ok(
      `The service grants ${whom} ${count(days, 'day')} of history in one call: ${maxDays} days take ${count(Math.ceil(maxDays / days), 'call')}.`,
    )
}

function readDays(body: Buffer): number | null {
  try {
    const parsed = errorBodySchema.safeParse(JSON.parse(body.toString()))
    const days = Number(/(\d+) days?/i.exec(parsed.data?.message ?? '')?.[1] ?? 0)
    return days > 0 ? days : null
  } catch {
    return null
  }
}
