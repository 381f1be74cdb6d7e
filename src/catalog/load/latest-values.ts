import type { TokenFailure } from '../../api/authorised'
import type { Collected, RejectedRow, RowCounts } from '../../api/collect'
import type { PlugAnswer, ValueAnswer } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { ListedIds, ListedSeries } from '../../api/listed-series'
import type { ValueTable } from '../../api/value-table'
import type { Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { anonymous, type TokenSource, type Viewer } from '../../model/viewer'
import type { KeptRejected, Rejected } from '../row-outcomes'

export interface LatestValues {
  /** `null`: the service has values of single stations only. */
  values: ValueTable | null
  tokenFailure: TokenFailure | null
  /** Series with a value that could not be parsed. */
  rejectedSeries?: readonly ListedSeries[]
  rejected: KeptRejected[]
  counts: RowCounts
  /** The anonymous answer; absent if it is the same. */
  open?: Pick<LatestValues, 'rejectedSeries' | 'rejected' | 'counts'>
}

/** Type of the answer of each part. */
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

/** Loads the latest values of all stations. @throws ApiError */
export function fetchLatestValues(
  ask: (call: Call) => Promise<ValueAnswer>,
  { viewer, tokens, call }: FetchContext,
): Promise<LatestValues> {
  return fetchWithAndWithoutToken((more) => ask({ ...call, ...more }), viewer, tokens)
}

/**
 * Loads values for the viewer. For a signed-in one it sends requests with and without the token, because closed data is
 * only known by comparison.
 * @throws ApiError
 */
export async function fetchWithAndWithoutToken(
  ask: (call: Call) => Promise<ValueAnswer>,
  viewer: Viewer,
  tokens: TokenSource,
): Promise<LatestValues> {
  if (viewer === anonymous) {
    const answer = await ask({})
    return { values: answer.values, tokenFailure: null, ...toRowFacts(answer) }
  }
  // Only signed-in viewers load the script that compares.
  const { fetchAndMarkClosed } = await import('./fetch-and-mark-closed')
  const { values, tokenFailure, open, ...answer } = await fetchAndMarkClosed(ask, tokens)
  return { values, tokenFailure, ...toRowFacts(answer), open: toRowFacts(open) }
}

/** Accounts of an answer's rows. */
function toRowFacts({ rejected, counts }: Pick<ValueAnswer, 'rejected' | 'counts'>) {
  return { rejected: toRejected('values', rejected), rejectedSeries: listSeries(rejected), counts }
}

function listSeries(rows: readonly RejectedRow[]): ListedSeries[] {
  return rows.flatMap(({ series }) => series ?? [])
}

export function toRejected(kind: Rejected['kind'], rows: readonly RejectedRow[]): KeptRejected[] {
  return rows.map(({ series, ...row }) => ({ ...row, kind, id: cleanText(row.id) }))
}
