import type { RejectedRow } from '../../api/collect'
import type { ValueAnswer } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { ListedSeries } from '../../api/listed-series'
import { anonymous, type TokenSource, type Viewer } from '../../model/viewer'
import { type LatestValues, toRejected } from './part-answers'

interface FetchContext {
  viewer: Viewer
  tokens: TokenSource
  call: Call
}

/** Loads the latest values of all stations. @throws ApiError */
export function fetchLatestValues(
  request: (call: Call) => Promise<ValueAnswer>,
  { viewer, tokens, call }: FetchContext,
): Promise<LatestValues> {
  return fetchForViewer((more) => request({ ...call, ...more }), viewer, tokens)
}

/**
 * Loads values for the viewer. For a signed-in one it sends requests with and without the token, because closed data is
 * only known by comparison.
 * @throws ApiError
 */
export async function fetchForViewer(
  request: (call: Call) => Promise<ValueAnswer>,
  viewer: Viewer,
  tokens: TokenSource,
): Promise<LatestValues> {
  if (viewer === anonymous) {
    const answer = await request({})
    return { values: answer.values, tokenFailure: null, ...toRowFacts(answer) }
  }
  // Only signed-in viewers load the script that compares.
  const { fetchAndMarkClosed } = await import('./fetch-and-mark-closed')
  const { values, tokenFailure, open, ...answer } = await fetchAndMarkClosed(request, tokens)
  return { values, tokenFailure, ...toRowFacts(answer), open: toRowFacts(open) }
}

/** Rejected rows and row counts of an answer, without its values. */
function toRowFacts({ rejected, counts }: Pick<ValueAnswer, 'rejected' | 'counts'>) {
  return { rejected: toRejected('values', rejected), rejectedSeries: listSeries(rejected), counts }
}

function listSeries(rows: readonly RejectedRow[]): ListedSeries[] {
  return rows.flatMap(({ series }) => series ?? [])
}
