import { readAuthorised } from '../../api/authorised'
import type { Collected, RejectedRow, RowCounts } from '../../api/collect'
import type { Dialect, Measured, Series, StationPlug } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { anonymous, type TokenSource, type Viewer } from '../../model/viewer'
import type { Rejected } from '../not-shown'
import { markClosed } from './mark-closed'

export interface LatestValues {
  /** `null` where the service answers values of single stations only. */
  measured: Measured[] | null
  tokenRefused: boolean
  /** Series with a value that could not be read. */
  unread?: readonly Series[]
  rejected: Rejected[]
  counts: RowCounts
}

/** The answer of each part of the data. */
export interface PartAnswers {
  stations: Collected<Station>
  plugs: Collected<StationPlug>
  series: Collected<Series>
  values: LatestValues
}

interface FetchContext {
  viewer: Viewer
  tokens: TokenSource
  call: Call
}

/** Latest values of all stations. @throws ApiError */
export function fetchLatestValues(
  dialect: Dialect,
  { viewer, tokens, call }: FetchContext,
): Promise<LatestValues> {
  return fetchWithAndWithoutToken((more) => dialect.latestValues({ ...call, ...more }), viewer, tokens)
}

/**
 * Values as the viewer sees them; for a signed-in one asked both ways, because closed is known by comparison only.
 * @throws ApiError
 */
export async function fetchWithAndWithoutToken(
  ask: (call: Call) => Promise<Collected<Measured>>,
  viewer: Viewer,
  tokens: TokenSource,
): Promise<LatestValues> {
  const openAnswer = ask({})
  if (viewer === anonymous) {
    const { items, rejected, counts } = await openAnswer
    return {
      measured: items,
      tokenRefused: false,
      rejected: toRejected('values', rejected),
      unread: listSeries(rejected),
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
    rejected: toRejected('values', answer.rejected),
    unread: listSeries(answer.rejected),
    counts: answer.counts,
  }
}

function listSeries(rows: readonly RejectedRow[]): Series[] {
  return rows.flatMap(({ series }) => series ?? [])
}

export function toRejected(kind: Rejected['kind'], rows: readonly RejectedRow[]): Rejected[] {
  return rows.map(({ row, id, reason }) => ({ kind, row, id: cleanText(id), reason }))
}
