import { day } from '../durations'
import type { Access, Scope } from './value'

/** Periods for which uptime is calculated. All of them end at the same moment. */
export const uptimePeriods = ['day', 'week', '30-days'] as const
export type UptimePeriod = (typeof uptimePeriods)[number]
/** Milliseconds. */
export const uptimeLengths: Record<UptimePeriod, number> = { day, week: 7 * day, '30-days': 30 * day }

/** Milliseconds that plugs spent in each condition, summed over all plugs. The four add up to the whole time. */
export interface StatusTime {
  /** Free, reserved or occupied. */
  up: number
  /** Reported out of order. */
  fault: number
  /** Reported, but not whether it works: unavailable without a reason, unknown, or a word that is not understood. */
  unclear: number
  /** Nothing was reported, or the report could not be loaded. */
  silent: number
}

/** One hour or day of a period: `[from, to)`, epoch milliseconds. */
export interface UptimeStep extends StatusTime {
  from: number
  to: number
}

export interface PeriodTime extends StatusTime {
  /** Hours of the last day, else calendar days; the first and the last day may be parts. */
  steps: UptimeStep[]
}

/** Time by condition for each loaded period. */
export type Uptime = Partial<Record<UptimePeriod, PeriodTime>>

/** Uptime of a table row: of one station, or of all stations of one provider. */
export interface RowUptime {
  byPeriod: Uptime
  /** Stations and plugs that are counted. */
  stations: number
  plugs: number
  /** Access to the histories of the plugs together. */
  access: Access
  /** Whether a station of the row has no loaded history yet. */
  isIncomplete: boolean
}

/** Figures for the rows of a table. */
export interface UptimeReport {
  /** The period shown: the chosen one, or the longest loaded one while the chosen one is not loaded. */
  period: UptimePeriod
  /** Loaded periods, the shortest first. */
  periods: readonly UptimePeriod[]
  /** End of all periods, epoch milliseconds; `null` while nothing is loaded. */
  until: number | null
  /** Whether more histories are being loaded. */
  isLoading: boolean
  /** Ids of the rows with loaded histories. */
  ids(by: 'provider' | 'station'): string[]
  /**
   * @param scope `open`: without plugs whose status may be closed
   * @returns `null` for a row without loaded histories
   */
  find(by: 'provider' | 'station', id: string, scope: Scope): RowUptime | null
}

/**
 * Uptime by 23 CFR 680.116(b), 0 to 1; `null` without known time. Unknown time is left out of both terms instead of
 * counted as up. Several plugs: the mean, weighted by known time.
 */
export function uptimeShare({ up, fault }: StatusTime): number | null {
  return up + fault === 0 ? null : up / (up + fault)
}

/** Known time (up or in fault) divided by all time, 0 to 1; 0 without any time. */
export function knownShare(time: StatusTime): number {
  const all = totalTime(time)
  return all === 0 ? 0 : (time.up + time.fault) / all
}

/** The whole time, milliseconds. */
export function totalTime({ up, fault, unclear, silent }: StatusTime): number {
  return up + fault + unclear + silent
}

export function zeroStatusTime(): StatusTime {
  return { up: 0, fault: 0, unclear: 0, silent: 0 }
}

export function addTime(sum: StatusTime, more: StatusTime): void {
  sum.up += more.up
  sum.fault += more.fault
  sum.unclear += more.unclear
  sum.silent += more.silent
}

/** Sums uptimes that share their steps. A period that one of them lacks is left out. */
export function addUptimes(uptimes: readonly Uptime[]): Uptime {
  const sum: Uptime = {}
  for (const period of uptimePeriods) {
    const times = uptimes.flatMap((one) => one[period] ?? [])
    const [first] = times
    if (first === undefined || times.length < uptimes.length) continue
    const total: PeriodTime = {
      ...zeroStatusTime(),
      steps: first.steps.map(({ from, to }) => ({ from, to, ...zeroStatusTime() })),
    }
    for (const time of times) {
      addTime(total, time)
      for (const [index, step] of total.steps.entries()) addTime(step, time.steps[index] ?? zeroStatusTime())
    }
    sum[period] = total
  }
  return sum
}
