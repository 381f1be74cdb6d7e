import { noRow, readingAt } from '../../../api/value-table'
import { minute } from '../../../durations'
import { isOutOfUse } from '../../../model/status'
import { attentionReasons } from '../../attention'
import { type CatalogEntry, listValueRows, plugStatusAt } from '../../build/catalog-entry'
import { freshnessAt } from '../../build/summarise'
import { type ClassCounts, type ClassQuery, completeSteps, maxProviders } from '../../map-classes'
import { numberOfClasses } from '../../number-of-classes'
import { ageSteps } from '../../quality'
import { findFirstReason } from './attention-page'
import { assessCompleteness, findAgeStep } from './quality-page'

/** Milliseconds for which classes are kept although values age. */
const classMaxAge = minute

interface CachedClasses {
  key: string
  calculatedAt: number
  classes: WeakMap<CatalogEntry, number>
}

/** Classes of the last query, because each move of the map requests the same stations again. */
let cached: CachedClasses | null = null

/** What decides on the class of a station besides its data. */
interface ClassRules {
  isSilenceCertain: boolean
  /** Epoch milliseconds. */
  now: number
}

/** Returns the number of stations in each class. */
export function countClasses(
  entries: readonly CatalogEntry[],
  query: ClassQuery,
  { now, ...otherRules }: ClassRules,
): ClassCounts {
  const key = JSON.stringify([query, otherRules])
  if (cached?.key !== key || Math.abs(now - cached.calculatedAt) >= classMaxAge)
    cached = { key, calculatedAt: now, classes: new WeakMap() }
  const { calculatedAt, classes } = cached
  const rules = { ...otherRules, now: calculatedAt }
  const counts = Array.from({ length: numberOfClasses[query.by] }, () => 0)
  for (const entry of entries) {
    const index = classes.get(entry) ?? findClass(entry, query, rules)
    classes.set(entry, index)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return { by: query.by, counts }
}

/** Returns the class of a station: an index in the order of `numberOfClasses`. */
function findClass(entry: CatalogEntry, query: ClassQuery, { isSilenceCertain, now }: ClassRules): number {
  const last = numberOfClasses[query.by] - 1
  if (query.by === 'age') return findAgeClass(entry, now)
  if (query.by === 'complete') {
    const share = assessCompleteness(entry)
    if (share === null) return last
    const step = completeSteps.findIndex((from) => share >= from)
    return step === -1 ? completeSteps.length : step
  }
  if (query.by === 'use') {
    const share = assessUse(entry, now)
    return share === null ? last : findUseClass(share)
  }
  if (query.by === 'attention') {
    const { oldFrom } = query
    const reason = findFirstReason(entry, query.reason, { now, oldFrom, isSilenceCertain })
    return reason === undefined ? last : attentionReasons.indexOf(reason)
  }
  const { provider } = entry.station
  if (provider === '') return last
  const index = query.providers.slice(0, maxProviders).indexOf(provider)
  return index === -1 ? maxProviders : index
}

function findUseClass(share: number): number {
  if (share === 0) return 0
  if (share <= 0.5) return 1
  return share < 1 ? 2 : 3
}

function findAgeClass(entry: CatalogEntry, now: number): number {
  let newest = ageSteps.length + 2
  for (const row of listValueRows(entry)) {
    if (readingAt(entry.tables.values, row).meaning.kind === 'plain') continue
    newest = Math.min(newest, findAgeStep(entry, row, now))
  }
  return newest
}

/**
 * Share of the matching plugs in service with a live status that are occupied, 0 to 1; `null`: no such plug. A number
 * of free plugs does not count, because it gives no reason for the others.
 */
function assessUse(entry: CatalogEntry, now: number): number | null {
  if (isOutOfUse(entry.station.state)) return null
  const { tables, plugRows, matchingRows = plugRows } = entry
  let inService = 0
  let occupied = 0
  for (const plug of matchingRows) {
    const status = plugStatusAt(tables, plug)
    const row = tables.plugEvidence[plug] ?? noRow
    if (row === noRow || !(status === 'available' || status === 'occupied' || status === 'reserved')) continue
    if (freshnessAt(entry, row, now) !== 'live') continue
    inService += 1
    if (status === 'occupied') occupied += 1
  }
  return inService === 0 ? null : occupied / inService
}
