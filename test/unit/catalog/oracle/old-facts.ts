import { isRecord } from '../../../../src/contract/type-guards'
import type { FilterGroup } from '../../../../src/model/filters'

/** Facts of which the oracle knows less: `authorised.test.ts` and `copy-first.test.ts` prove them. */
export function withOldFacts(ours: unknown): unknown {
  if (typeof ours !== 'object' || ours === null || !('tokenFailure' in ours)) return ours
  return Object.fromEntries(
    Object.entries(ours).map(([key, value]) => {
      if (key === 'tokenFailure') return ['tokenRefused', value !== null]
      return key === 'copy' ? ['offline', value !== 'none'] : [key, value]
    }),
  )
}

/**
 * It says neither which plugs it counts, which connectors are free, who may use a station and until when, nor which
 * towns have stations: `matching-plugs.test.ts`, `summarise.test.ts`, `status-priorities.test.ts` and `search.test.ts`
 * prove these.
 */
const newKeys: ReadonlySet<string> = new Set([
  'matching',
  'freeConnectors',
  'limitedAccess',
  'openUntil',
  'hasStations',
  // Of a closed value in a file.
  'level',
])

/** Filters that it does not have. Only their facets are left out: a field of a station may have the same name. */
const newGroups: readonly FilterGroup[] = []

/** The oracle is older than the stages of a load; once all is fetched, nothing is coming. */
const stageKeys = ['coming', 'isComing', 'isStatusComing']
/**
 * It has no filter by closed values or by "open now", and its filter by live data counts all measurements of a status:
 * `closed-values.test.ts` and `facets.test.ts` prove ours.
 */
export const newFeatures: readonly unknown[] = ['closed-values', 'live', 'open-now']

/** Removes what the oracle derives otherwise. */
export function withoutOldRules(key: string, value: unknown): unknown {
  if (key === 'feature' && Array.isArray(value))
    return value.filter((one) => !newFeatures.includes(one.value))
  return withoutStart(value)
}

/**
 * Removes the start of a status that the oracle takes from free plugs alone, or that it states for old values:
 * `summarise.test.ts` proves ours.
 */
function withoutStart(value: unknown): unknown {
  if (!isRecord(value) || !('freeNow' in value)) return value
  if (value.freshness === 'live' && value.status !== 'partly') return value
  const { measuredAt, pushed, isUnchanged, ...summary } = value
  return summary
}

/** Its summaries have neither access nor categories: `order.test.ts` proves them. */
function withoutAccess(value: unknown): unknown {
  if (!isRecord(value) || !('freeNow' in value)) return value
  const { accessType, categories, ...summary } = value
  return summary
}

export function asOracle(key: string, answered: unknown): unknown {
  const value = withoutAccess(withoutOldRules(key, answered))
  // It does not say when the service last answered: `catalog.test.ts` proves that.
  if (key === 'answeredAt') return undefined
  if (newKeys.has(key)) return undefined
  if (key === 'groups' && isRecord(value)) return withoutNewGroups(value)
  // It does not count the listed series: `cut-off.test.ts` proves ours.
  if (key === 'received' && isRecord(value)) return { ...value, series: undefined }
  // It derives this from `revealed`: `snapshot-facts.test.ts` proves it.
  if (key === 'hasRawFields') return undefined
  if (stageKeys.includes(key) && (value === 0 || value === false)) return undefined
  if (key === 'doubted' && isRecord(value)) {
    const { reason, ...position } = value
    return { why: reason, ...position }
  }
  if (key === 'reason' && typeof value === 'string') return value.replace(notMeasured.reason, notMeasured.old)
  return isRecord(value) ? withOldKeys(value) : value
}

function withoutNewGroups(groups: object): object {
  const names: readonly string[] = newGroups
  return Object.fromEntries(Object.entries(groups).filter(([group]) => !names.includes(group)))
}

/** Why a value is rejected that is not measured: the oracle says it in other words. */
const notMeasured = {
  reason: 'expected number, string, boolean or object',
  old: 'is none of what it may be',
}

/** Fields that have other names in the oracle, each with a field of the objects that have it. */
const oldKeys = [
  { key: 'stationCount', old: 'stations', beside: 'withoutLiveData' },
  { key: 'plugCount', old: 'plugs', beside: 'withoutLiveData' },
  { key: 'stationCount', old: 'stations', beside: 'isSilenceCertain' },
  { key: 'stationCount', old: 'stations', beside: 'liveStations' },
  { key: 'plugCount', old: 'plugs', beside: 'liveStations' },
  { key: 'stationCount', old: 'stations', beside: 'values' },
  { key: 'rawFields', old: 'unread', beside: 'rawFields' },
  { key: 'isUnchanged', old: 'pushed', beside: 'isUnchanged' },
  { key: 'hiddenSeries', old: 'silent', beside: 'hiddenSeries' },
  { key: 'outcomes', old: 'accounts', beside: 'unplaced' },
  { key: 'rejected', old: 'refused', beside: 'setAside' },
  { key: 'station-rejected', old: 'station-refused', beside: 'station-rejected' },
  { key: 'withPosition', old: 'placed', beside: 'withPosition' },
  { key: 'stale', old: 'old', beside: 'stale' },
  { key: 'data-type', old: 'not-asked', beside: 'data-type' },
  { key: 'station-type', old: 'other-type', beside: 'station-type' },
  { key: 'invalidPosition', old: 'doubted', beside: 'invalidPosition' },
  { key: 'invalid', old: 'doubted', beside: 'outside' },
  { key: 'opensAt', old: 'until', beside: 'opensAt' },
  { key: 'total', old: 'of', beside: 'withPosition' },
  { key: 'total', old: 'of', beside: 'rows' },
  { key: 'measuredId', old: 'stationId', beside: 'measuredId' },
  { key: 'reason', old: 'why', beside: 'measuredId' },
  { key: 'matching', old: 'fitting', beside: 'matchingType' },
  { key: 'matchingType', old: 'fittingType', beside: 'matchingType' },
] as const

function withOldKeys(record: object): object {
  const renamed = new Map<string, string>(
    oldKeys.flatMap(({ key, old, beside }) => (beside in record ? [[key, old] as const] : [])),
  )
  if (renamed.size === 0) return record
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [renamed.get(key) ?? key, value]))
}
