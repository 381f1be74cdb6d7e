import { readAuthorised } from '../api/authorised'
import { type Collected, emptyAnswer, type RejectedRow } from '../api/collect'
import type { Dialect, Measured, Series, StationPlug } from '../api/dialect'
import { isApiError } from '../api/errors'
import type { Call } from '../api/get-json'
import { statedBy } from '../api/retries'
import type { Station } from '../model/station'
import { cleanText } from '../model/text'
import { anonymous, type TokenSource, type Viewer } from '../model/viewer'
import { markClosed } from './closed'
import type { Rejected } from './door'
import { type JoinedPlugs, joinPlugs } from './join'
import { withOneName } from './municipality'
import { accountOf, noRows, type RowAccount, type RowAccounts } from './row-accounts'
import { samePlaces } from './same-place'

/** What stands where; changes rarely. */
export interface Places {
  stations: Station[]
  /** Groups of records that are one place each. */
  same: Station[][]
  /** Series that would tell a status. */
  listed: Series[]
  rejected: Rejected[]
  rows: Pick<RowAccounts, 'stations' | 'plugs'>
  /** A part besides the stations failed and is worth asking again. */
  incomplete: boolean
  /** Milliseconds for which that part asked to be left alone, 0 where it did not. */
  pause: number
}

/** With when they were fetched, epoch milliseconds. */
export type DatedPlaces = Places & { fetchedAt: number }

export interface Latest {
  /** `null` where the service tells values of single stations only. */
  measured: Measured[] | null
  tokenRefused: boolean
  rejected: Rejected[]
  rows: RowAccount
}

/**
 * What was not understood is kept for those who sign in: the public is shown nothing raw.
 * @throws ApiError when the stations themselves fail; without the rest they are still worth showing
 */
export async function fetchPlaces(dialect: Dialect, viewer: Viewer): Promise<Places> {
  const [stations, plugs, listed] = await Promise.allSettled([
    dialect.stations({}),
    dialect.plugs({}),
    dialect.statusSeries({}),
  ])
  if (stations.status === 'rejected') throw stations.reason
  const plugsAnswer = plugs.status === 'fulfilled' ? plugs.value : emptyAnswer
  const joined = joinPlugs(stations.value.items, plugsAnswer.items)
  const named = withOneName(viewer === anonymous ? joined.stations.map(withoutRaw) : joined.stations)
  return {
    stations: named,
    same: samePlaces(named),
    listed: listed.status === 'fulfilled' ? listed.value.items : [],
    rejected: [...rejectedOf('stations', stations), ...rejectedOf('plugs', plugs)],
    rows: { stations: accountOf(stations.value), plugs: accountOfPlugs(plugsAnswer, joined, stations.value) },
    incomplete: hasFailed(plugs) || hasFailed(listed),
    pause: Math.max(pauseOf(plugs), pauseOf(listed)),
  }
}

function accountOfPlugs(
  answer: Collected<StationPlug>,
  { repeated, orphans }: JoinedPlugs,
  { rejected }: Collected<Station>,
): RowAccount {
  const account = accountOf(answer)
  const refused = new Set(rejected.map(({ id }) => id))
  const setAside = { 'station-refused': 0, 'station-inactive': 0, 'station-missing': 0 }
  for (const { stationId, inactiveStation } of orphans) {
    const why = inactiveStation ? 'station-inactive' : 'station-missing'
    setAside[refused.has(stationId) ? 'station-refused' : why] += 1
  }
  return {
    ...account,
    merged: { repeated: (account.merged.repeated ?? 0) + repeated },
    setAside: { ...account.setAside, ...setAside },
  }
}

function withoutRaw(station: Station): Station {
  return { ...station, unread: [], plugs: station.plugs.map(({ unread: _, ...plug }) => plug) }
}

/** Latest values of all stations. @throws ApiError */
export async function fetchLatest(dialect: Dialect, viewer: Viewer, tokens: TokenSource): Promise<Latest> {
  if (dialect.valuesOf) return { measured: null, tokenRefused: false, rejected: [], rows: noRows }
  return bothWays((call) => dialect.latestValues(call), viewer, tokens)
}

/**
 * Values as the viewer sees them; for a signed-in one asked both ways, because closed is known by comparison only.
 * @throws ApiError
 */
export async function bothWays(
  ask: (call: Call) => Promise<Collected<Measured>>,
  viewer: Viewer,
  tokens: TokenSource,
): Promise<Latest> {
  const openAnswer = ask({})
  if (viewer === anonymous) {
    const answer = await openAnswer
    const { items, rejected } = answer
    return {
      measured: items,
      tokenRefused: false,
      rejected: asRejected('values', rejected),
      rows: accountOf(answer),
    }
  }
  const [open, { answer, tokenRefused }] = await Promise.all([
    openAnswer,
    readAuthorised(
      tokens,
      (token) => ask({ token }),
      () => openAnswer,
    ),
  ])
  return {
    measured: markClosed(answer.items, open.items),
    tokenRefused,
    rejected: asRejected('values', answer.rejected),
    rows: accountOf(answer),
  }
}

function asRejected(kind: Rejected['kind'], rows: readonly RejectedRow[]): Rejected[] {
  return rows.map((row) => ({ kind, ...row, id: cleanText(row.id) }))
}

function rejectedOf(
  kind: Rejected['kind'],
  part: PromiseSettledResult<{ rejected: RejectedRow[] }>,
): Rejected[] {
  return part.status === 'fulfilled' ? asRejected(kind, part.value.rejected) : []
}

/** @throws what is not a failure of the service but a fault of ours */
/** Milliseconds for which the service asked to be left alone when it failed. */
export function pauseOf(part: PromiseSettledResult<unknown>): number {
  return part.status === 'rejected' && isApiError(part.reason) ? statedBy(part.reason) : 0
}

function hasFailed(part: PromiseSettledResult<unknown>): boolean {
  if (part.status === 'fulfilled') return false
  if (!isApiError(part.reason)) throw part.reason
  return true
}
