import type { Snapshot } from './catalog-api'

/**
 * Whether a missing value means silence: only if the service accepted the viewer's token, and values of all stations
 * have come and are not cut off. An anonymous answer does not distinguish a closed status from a silent one.
 */
export function isSilenceCertain({
  revealed,
  tokenFailure,
}: Pick<Snapshot, 'revealed' | 'tokenFailure'>): boolean {
  return revealed !== null && tokenFailure === null
}
