import type { RowCheck } from '../../api/collect'
import type { Dialect } from '../../api/dialect'
import { isApiError } from '../../api/errors'
import { openDialect } from '../../api/open-dialect'
import { Budget } from '../../api/retry-policy'
import type { Config } from '../../config/config'
import { getStations } from '../../contract/emobility-v1'
import { toUrl } from '../../contract/endpoint'
import { flatStations } from '../../contract/mobility-v2'
import { isPlottable, type StationRecord } from '../../model/station'
import type { CheckContext } from './check-context'
import { checkHistory, type ReadOrNote } from './check-history'
import { count, Notes, summarizeList } from './notes'
import { checkCors, checkPreflight, requestJson } from './request-json'

/** Checks the live service: that it is reachable and allows the site's origin, and each answer that the page uses. */
export async function checkService(context: CheckContext): Promise<Notes> {
  const { config, site } = context
  const { service } = config
  const notes = new Notes(`Service ${service.baseUrl} (${service.dialect})`)
  const address = findList(config)
  const to = `the address below which ${service.dialect === 'v2' ? '/v2/flat/…' : '/emobility/rest/…'} stands`
  const answered = await requestJson(context, notes, address, { key: 'service.baseUrl', to })
  if (!answered) return notes
  if (site === null) notes.skip('CORS was not checked: name the site as the second argument.')
  else if (checkCors(notes, answered.answer, site))
    notes.ok(`The service lets pages of ${site} read its answers.`)
  if (config.identity?.clientId) await checkPreflight(context, notes, address)
  if (service.dialect === 'v2' && !hasRows(answered.json)) {
    notes.fail(
      `Set service.stationType to a type that the service has: it lists nothing of "${service.stationType}".`,
    )
    return notes
  }
  await checkRows(context, notes)
  return notes
}

function findList({ service }: Config): URL {
  if (service.dialect === 'v1') return toUrl(getStations, service.baseUrl)
  const segments = { stationTypes: service.stationType }
  return toUrl(flatStations, service.baseUrl, segments, { limit: 1, select: 'scode' })
}

function hasRows(json: unknown): boolean {
  const { data } = (json ?? {}) as { data?: unknown }
  // An answer without a list of rows is noted when the typed layer parses it.
  return !Array.isArray(data) || data.length > 0
}

async function checkRows(context: CheckContext, notes: Notes): Promise<void> {
  const { config, timeout } = context
  const { service, region } = config
  const dialect = openDialect(service, region.only ? region.bbox : null, { timeZone: region.timeZone })
  const call = () => ({ budget: new Budget({ time: timeout }) })
  const read = <Answer>(what: string, answer: Promise<Answer>) =>
    answer.catch((error: unknown) => {
      if (!isApiError(error)) throw error
      notes.fail(
        `Set service to what the typed layer understands: it cannot read the ${what} (${error.message}).`,
      )
      return null
    })

  const stations = await read('stations', dialect.stations(call()))
  if (stations && !noteRows(notes, 'stations', stations)) noteNoStations(config, notes)
  if (stations && stations.items.length > 0) checkPositions(config, notes, stations.items)
  if (dialect.plugs && dialect.parts.includes('plugs')) {
    const plugs = await read('plugs', dialect.plugs(call()))
    if (plugs && !noteRows(notes, 'plugs', plugs)) noteNoPlugs(config, notes)
  }
  if (dialect.statusSeries && dialect.parts.includes('series')) {
    const listed = await read('series with a status', dialect.statusSeries(call()))
    const { size } = listed?.station ?? { size: 0 }
    if (listed)
      notes.ok(
        `${count(size, 'station')} and ${count(listed.plug.size, 'plug')} have a series with a status.`,
      )
  }
  await checkHistory(context, notes, {
    dialect,
    read,
    stations: stations?.items ?? [],
    ...(await readValues(dialect, notes, read, call)),
  })
}

async function readValues(dialect: Dialect, notes: Notes, read: ReadOrNote, call: () => { budget: Budget }) {
  if (!dialect.latestValues || !dialect.parts.includes('values')) return { values: null }
  const answer = await read('latest values', dialect.latestValues(call()))
  if (answer && !noteRows(notes, 'latest values', answer))
    notes.fail('Set service.dataTypes to types that the service has, or to "*": it sends no latest value.')
  return { values: answer?.values ?? null }
}

/** Notes the numbers of rows and of rejected rows. @returns whether there are any rows */
function noteRows(notes: Notes, what: string, { counts, rejected }: RowCheck): boolean {
  const { received, isCutOff } = counts
  if (received === 0) return false
  const reasons = new Map<string, number>()
  for (const { reason } of rejected) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const byCount = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, times]) => `${reason} (${times})`)
  if (rejected.length === received)
    notes.fail(
      `Set service to the dialect and types that it speaks: all ${count(received, 'row')} of ${what} are rejected: ${summarizeList(byCount)}.`,
    )
  else if (rejected.length > 0)
    notes.warn(
      `Ask the publisher to mend ${rejected.length} of ${count(received, 'row')} of ${what}, which the page leaves out: ${summarizeList(byCount)}.`,
    )
  else notes.ok(`The service sends ${count(received, 'row')} of ${what}, and none is rejected.`)
  if (isCutOff)
    notes.fail(`Set service.pageSize to -1: the service sends fewer rows of ${what} than there are.`)
  return true
}

function noteNoStations({ service, region }: Config, notes: Notes): void {
  notes.fail(
    service.dialect === 'v2' && region.only
      ? `Set region.bbox to a box with stations in it, or region.only to false: the service has none of "${service.stationType}" in ${region.bbox.join(', ')}.`
      : 'Set service to one with stations: it lists no active one.',
  )
}

function noteNoPlugs({ service }: Config, notes: Notes): void {
  if (service.dialect !== 'v2') return
  notes.fail(
    `Set service.plugType to a type that the service has, or to null: it lists nothing of "${service.plugType}".`,
  )
}

function checkPositions({ region }: Config, notes: Notes, stations: readonly StationRecord[]): void {
  const [west, south, east, north] = region.bbox
  const placed = stations.flatMap(({ position }) => (position && isPlottable(position) ? [position] : []))
  const inside = placed.filter(({ lon, lat }) => lon >= west && lon <= east && lat >= south && lat <= north)
  if (inside.length === 0)
    notes.fail(
      `Set region.bbox to a box with stations in it: none of ${count(stations.length, 'station')} lies in ${region.bbox.join(', ')}.`,
    )
  else
    notes.ok(
      `${inside.length} of ${count(stations.length, 'station')} lie in region.bbox, and ${stations.length - placed.length} have no position.`,
    )
}
