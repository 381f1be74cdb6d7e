import type { Collected, RejectedRow, RowCounts } from '../../api/collect'
import type { Dialect, ListedIds, PlugAnswer, Series, ValueAnswer } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { ValueTable } from '../../api/value-table'
import type { Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { anonymous, type TokenSource, type Viewer } from '../../model/viewer'
import type { Rejected } from '../not-shown'

export interface LatestValues {
  /** `null` where the service answers values of single stations only. */
  values: ValueTable | null
  tokenRefused: boolean
  /** Series with a value that could not be read. */
  unread?: readonly Series[]
  rejected: Rejected[]
  counts: RowCounts
  /** What everyone gets of it; absent where that is all. */
  open?: Pick<LatestValues, 'unread' | 'rejected' | 'counts'>
}

/** The answer of each part of the data. */
export interface PartAnswers {
  stations: Collected<Station>
  plugs: PlugAnswer
  series: ListedIds
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
  ask: (call: Call) => Promise<ValueAnswer>,
  viewer: Viewer,
  tokens: TokenSource,
): Promise<LatestValues> {
  if (viewer === anonymous) {
    const answer = await ask({})
    return { values: answer.values, tokenRefused: false, ...accountFor(answer) }
  }
  // Those who are signed in pay for the script of comparing.
  const { readBothWays } = await import('./both-ways')
  const { values, tokenRefused, open, ...answer } = await readBothWays(ask, tokens)
  return { values, tokenRefused, ...accountFor(answer), open: accountFor(open) }
}

/** What became of the rows of an answer. */
function accountFor({ rejected, counts }: Pick<ValueAnswer, 'rejected' | 'counts'>) {
  return { rejected: toRejected('values', rejected), unread: listSeries(rejected), counts }
}

function listSeries(rows: readonly RejectedRow[]): Series[] {
  return rows.flatMap(({ series }) => series ?? [])
}

export function toRejected(kind: Rejected['kind'], rows: readonly RejectedRow[]): Rejected[] {
  return rows.map(({ row, id, reason }) => ({ kind, row, id: cleanText(id), reason }))
}
