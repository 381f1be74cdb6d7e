import type { Failure } from './failure'

/** Parts that the catalog fetches separately: latest values, stations, plugs, and the list of status series. */
export const partNames = ['values', 'stations', 'plugs', 'series'] as const
export type PartName = (typeof partNames)[number]

export interface PartState {
  /** Epoch milliseconds, when the shown answer was fetched; `null`: never. */
  fetchedAt: number | null
  /** Failure of the last attempt; `null`: it succeeded. `since`: epoch milliseconds of the first failure in a row. */
  failure: (Failure & { since: number }) | null
  /** The first answer is being fetched. Until it comes, nothing or this device's copy of an earlier one is shown. */
  isComing?: true
}

/** State of each part. One that the service does not offer has no `fetchedAt`, no `failure` and no `isComing`. */
export type Parts = Readonly<Record<PartName, PartState>>

/** Whether a part has no data because it failed. */
export function isMissing({ fetchedAt, failure }: PartState): boolean {
  return fetchedAt === null && failure !== null
}

/** Counts the parts whose first answer is being fetched. */
export function countComing(parts: Parts): number {
  return partNames.filter((name) => parts[name].isComing).length
}

/** Whether a part has no data because its first answer is being fetched. */
export function isFirstComing({ fetchedAt, isComing }: PartState): boolean {
  return fetchedAt === null && isComing === true
}

/** Whether statuses are missing because plugs or values, which they are calculated from, are being fetched. */
export function areStatusesComing({ values, plugs }: Parts): boolean {
  return isFirstComing(values) || (values.fetchedAt !== null && isFirstComing(plugs))
}

/**
 * What is shown from this device's copy of an earlier answer. `stations`: these, and maybe other parts, until the
 * service answers; `statuses`: plugs or values of received stations, until the service answers; `failed`: everything,
 * because the service's answers failed; `none`: nothing.
 */
export type ShownCopy = 'none' | 'statuses' | 'stations' | 'failed'

/** Whether answers of the service may still replace what is shown from the copy. */
export function isCopyTemporary(copy: ShownCopy): boolean {
  return copy === 'stations' || copy === 'statuses'
}

export function hasFailedPart(parts: Parts): boolean {
  return partNames.some((name) => parts[name].failure !== null)
}
