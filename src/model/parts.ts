import type { Failure } from './failure'

/** What the catalog fetches, each by itself: latest values, stations, plugs, and which status series exist. */
export const partNames = ['values', 'stations', 'plugs', 'series'] as const
export type PartName = (typeof partNames)[number]

export interface PartState {
  /** Epoch milliseconds, when the shown answer was fetched; `null`: never. */
  fetchedAt: number | null
  /** Why the last attempt failed, `null` where it did not; `since`: epoch milliseconds of the first failure in a row. */
  failure: (Failure & { since: number }) | null
  /** Its first answer is being fetched; what is shown until then is nothing, or this device's copy of an earlier one. */
  isComing?: true
}

/** A part without a time, without a failure and not coming is one that this service does not have. */
export type Parts = Readonly<Record<PartName, PartState>>

/** Whether nothing of a part is there because it failed. */
export function isMissing({ fetchedAt, failure }: PartState): boolean {
  return fetchedAt === null && failure !== null
}

/** How many parts have their first answer being fetched. */
export function countComing(parts: Parts): number {
  return partNames.filter((name) => parts[name].isComing).length
}

/** Whether nothing of a part is there because its first answer is being fetched. */
export function isAwaited({ fetchedAt, isComing }: PartState): boolean {
  return fetchedAt === null && isComing === true
}

/** Whether statuses are not there because they are being fetched: they follow from plugs and values together. */
export function areStatusesComing({ values, plugs }: Parts): boolean {
  return isAwaited(values) || (values.fetchedAt !== null && isAwaited(plugs))
}

/** What is shown from this device's copy of an earlier visit while it is being fetched: all, or statuses alone. */
export function shownFromCopy({ stations, plugs, values }: Parts): 'all' | 'statuses' | null {
  if (stations.isComing) return 'all'
  const isCopy = ({ fetchedAt, isComing }: PartState) => isComing === true && fetchedAt !== null
  return isCopy(values) || isCopy(plugs) ? 'statuses' : null
}

export function hasFailedPart(parts: Parts): boolean {
  return partNames.some((name) => parts[name].failure !== null)
}
