import type { Failure } from '../../../src/model/failure'
import type { PartName, PartState, Parts } from '../../../src/model/parts'

/** Parts as after a load in which all was answered. */
export function allFetched(fetchedAt: number): Parts {
  const state: PartState = { fetchedAt, failure: null }
  return { values: state, stations: state, plugs: state, series: state }
}

/** The same, with one part that failed `since` then; `fetchedAt` is `null` where it was never there. */
export function withFailed(
  parts: Parts,
  name: PartName,
  failed: { fetchedAt: number | null; since: number; failure?: Failure },
): Parts {
  const { fetchedAt, since, failure = { name: 'HttpError', status: 500, exceeded: null } } = failed
  return { ...parts, [name]: { fetchedAt, failure: { ...failure, since } } }
}
