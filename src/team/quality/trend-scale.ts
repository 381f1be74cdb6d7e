import type { QualityQuery } from '../../catalog/quality'
import { totalTime, type UptimePeriod, type UptimeReport, type UptimeStep } from '../../model/uptime'

/** Period and scale of the sparklines of all rows, so that their columns can be compared. */
export interface TrendScale {
  period: UptimePeriod
  /** Share of the time at which the columns start. */
  start: number
}

/** Shares at which the columns may start. */
const starts = [0.95, 0.9, 0.8, 0.5]
/** Minimum share of a column's height for the lowest uptime: no column looks like 0. */
const leastHeight = 0.1

/**
 * Share of the time at which the columns of these steps start, so that small faults are visible: 0 without a fault, or
 * where uptime is low or not known for a long time.
 */
export function findColumnStart(steps: readonly UptimeStep[]): number {
  const known = steps.filter(({ up, fault }) => up + fault > 0)
  if (!known.some(({ fault }) => fault > 0)) return 0
  const lowest = Math.min(...known.map((step) => step.up / totalTime(step)))
  return starts.find((start) => lowest >= start + leastHeight * (1 - start)) ?? 0
}

/**
 * Returns the scale of the sparklines, which is that of all rows of the table, also those that are not shown yet;
 * `null`: no row has one.
 */
export function findTrendScale(
  { find, ids, period }: Pick<UptimeReport, 'find' | 'ids' | 'period'>,
  by: QualityQuery['by'],
): TrendScale | null {
  const steps = ids(by).flatMap((id) => find(by, id, 'all')?.byPeriod[period]?.steps ?? [])
  return steps.length === 0 ? null : { period, start: findColumnStart(steps) }
}
