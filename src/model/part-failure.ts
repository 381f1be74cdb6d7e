import type { Failure } from './failure'
import { isMissing, type PartName, type Parts } from './parts'

/** Returns why the first of these parts that has never been fetched failed; `null`: all have been, or are coming. */
export function findPartFailure(parts: Parts, names: readonly PartName[]): Failure | null {
  return names.map((name) => parts[name]).find(isMissing)?.failure ?? null
}

/** Parts that statuses are derived from. */
export const statusParts: readonly PartName[] = ['values', 'plugs']
