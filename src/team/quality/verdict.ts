import type { QualityRow } from '../../catalog/quality'
import { knownShare, type UptimeReport, uptimeShare } from '../../model/uptime'

/** Least share of a provider's plugs, and of their time, whose status is known, for a claim about the provider. */
export const leastKnown = 0.8

interface JudgedProvider {
  name: string
  /** Uptime, 0 to 1. */
  share: number
  /** Share of the plugs' time that is known, 0 to 1. */
  known: number
}

/** Providers by their uptime. */
export interface Verdict {
  /** Providers with at least `leastKnown`, the most reliable first. */
  judged: readonly JudgedProvider[]
  /** Names of the others. */
  left: readonly string[]
}

/**
 * Compares the providers by their uptime in the shown period. Returns `null` until all their histories are loaded.
 * @param rows of all providers
 */
export function findVerdict(
  rows: readonly Pick<QualityRow, 'name' | 'id' | 'plugCount'>[],
  { find, period, periods, isLoading }: UptimeReport,
): Verdict | null {
  if (isLoading || periods.length === 0) return null
  const named = rows.filter(({ name }) => name !== '')
  const found = named.map(({ id, name, plugCount }) => ({
    name,
    plugCount,
    row: find('provider', id, 'all'),
  }))
  if (found.some(({ row }) => row?.isIncomplete)) return null
  const judged = found.flatMap(({ name, plugCount, row }) => {
    const time = row?.byPeriod[period]
    const share = time && uptimeShare(time)
    if (!row || !time || typeof share !== 'number' || plugCount === null) return []
    const known = knownShare(time)
    return known >= leastKnown && row.plugs >= leastKnown * plugCount ? [{ name, share, known }] : []
  })
  const sorted = judged.sort((one, other) => other.share - one.share || other.known - one.known)
  const judgedNames = new Set(sorted.map(({ name }) => name))
  return { judged: sorted, left: named.map(({ name }) => name).filter((name) => !judgedNames.has(name)) }
}

/**
 * Whether the first provider has the higher uptime even if it was in fault for all of its unknown time, and the other
 * one was up for all of its own.
 */
export const isSurelyBetter = (one: JudgedProvider, other: JudgedProvider): boolean =>
  one.share * one.known > other.share * other.known + (1 - other.known)
