import { readAuthorised } from '../api/authorised'
import type { Collected, RejectedRow, RowCounts } from '../api/collect'
import type { Dialect, Measured, Series, StationPlug } from '../api/dialect'
import type { Call } from '../api/get-json'
import type { Station } from '../model/station'
import { cleanText } from '../model/text'
import { anonymous, type TokenSource, type Viewer } from '../model/viewer'
import { markClosed } from './closed'
import type { Rejected } from './door'

/** What stands where; changes rarely. */
export interface Places {
  stations: Station[]
  /** Groups of records that are one place each. */
  same: Station[][]
  /** Series that would tell a status. */
  listed: Series[]
  rejected: Rejected[]
  /** What became of the rows of each answer. */
  counts: { stations: RowCounts; plugs: RowCounts }
  /** Plugs that another one with the same id stands for. */
  repeatedPlugs: number
  /** Plugs of stations that are not there. */
  orphans: StationPlug[]
  /** Plugs or series were never fetched: what is not there may exist. */
  incomplete: boolean
}

export interface Latest {
  /** `null` where the service tells values of single stations only. */
  measured: Measured[] | null
  tokenRefused: boolean
  /** Series of which a value came and was refused. */
  unread?: readonly Series[]
  rejected: Rejected[]
  counts: RowCounts
}

/** What each part of the data answers. */
export interface PartAnswers {
  stations: Collected<Station>
  plugs: Collected<StationPlug>
  series: Collected<Series>
  values: Latest
}

interface Asker {
  viewer: Viewer
  tokens: TokenSource
  call: Call
}

/** Latest values of all stations. @throws ApiError */
export function fetchLatest(dialect: Dialect, { viewer, tokens, call }: Asker): Promise<Latest> {
  return bothWays((more) => dialect.latestValues({ ...call, ...more }), viewer, tokens)
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
    const { items, rejected, counts } = await openAnswer
    return {
      measured: items,
      tokenRefused: false,
      rejected: asRejected('values', rejected),
      unread: seriesOf(rejected),
      counts,
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
    unread: seriesOf(answer.rejected),
    counts: answer.counts,
  }
}

function seriesOf(rows: readonly RejectedRow[]): Series[] {
  return rows.flatMap(({ series }) => series ?? [])
}

export function asRejected(kind: Rejected['kind'], rows: readonly RejectedRow[]): Rejected[] {
  return rows.map(({ row, id, reason }) => ({ kind, row, id: cleanText(id), reason }))
}
