import { readAuthorised } from '../api/authorised'
import type { RejectedRow } from '../api/collect'
import type { Dialect, Measured, Series } from '../api/dialect'
import { isApiError } from '../api/errors'
import type { Station } from '../model/station'
import { anonymous, type TokenSource, type Viewer } from '../model/viewer'
import { markClosed } from './closed'
import type { Rejected } from './door'
import { joinPlugs } from './join'

/** What stands where; changes rarely. */
export interface Places {
  stations: Station[]
  /** Series that would tell a status. */
  listed: Series[]
  rejected: Rejected[]
  /** A part besides the stations failed and is worth asking again. */
  incomplete: boolean
}

export interface Latest {
  measured: Measured[]
  tokenRefused: boolean
  rejected: Rejected[]
}

/** @throws ApiError when the stations themselves fail; without the rest they are still worth showing */
export async function fetchPlaces(dialect: Dialect): Promise<Places> {
  const [stations, plugs, listed] = await Promise.allSettled([
    dialect.stations({}),
    dialect.plugs({}),
    dialect.statusSeries({}),
  ])
  if (stations.status === 'rejected') throw stations.reason
  return {
    stations: joinPlugs(stations.value.items, plugs.status === 'fulfilled' ? plugs.value.items : []),
    listed: listed.status === 'fulfilled' ? listed.value.items : [],
    rejected: [...rejectedOf('stations', stations), ...rejectedOf('plugs', plugs)],
    incomplete: hasFailed(plugs) || hasFailed(listed),
  }
}

/**
 * Latest values; for a signed-in viewer both ways, because closed is known by comparison only.
 * @throws ApiError
 */
export async function fetchLatest(dialect: Dialect, viewer: Viewer, tokens: TokenSource): Promise<Latest> {
  const openAnswer = dialect.latestValues({})
  if (viewer === anonymous) {
    const { items, rejected } = await openAnswer
    return { measured: items, tokenRefused: false, rejected: rejected.map(asRejected) }
  }
  const [open, { answer, tokenRefused }] = await Promise.all([
    openAnswer,
    readAuthorised(
      tokens,
      (token) => dialect.latestValues({ token }),
      () => openAnswer,
    ),
  ])
  return {
    measured: markClosed(answer.items, open.items),
    tokenRefused,
    rejected: answer.rejected.map(asRejected),
  }
}

function asRejected(row: RejectedRow): Rejected {
  return { kind: 'values', ...row }
}

function rejectedOf(
  kind: Rejected['kind'],
  part: PromiseSettledResult<{ rejected: RejectedRow[] }>,
): Rejected[] {
  return part.status === 'fulfilled' ? part.value.rejected.map((row) => ({ kind, ...row })) : []
}

/** @throws what is not a failure of the service but a fault of ours */
function hasFailed(part: PromiseSettledResult<unknown>): boolean {
  if (part.status === 'fulfilled') return false
  if (!isApiError(part.reason)) throw part.reason
  return true
}
