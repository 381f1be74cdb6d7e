import type { Access } from './value'

/** Times of which uptime is told, all of them up to one moment. */
export type UptimePeriod = 'day' | 'week' | '30-days'
export const uptimePeriods: readonly UptimePeriod[] = ['day', 'week', '30-days']
const day = 86_400_000
/** Milliseconds. */
export const uptimeLengths: Record<UptimePeriod, number> = { day, week: 7 * day, '30-days': 30 * day }

/** What plugs did in a time: milliseconds of all of them together, the four of which are the whole time. */
export interface StatusTime {
  /** Free, reserved or taken. */
  up: number
  /** Reported out of order. */
  fault: number
  /** Reported, but not whether it works: unavailable without a reason, unknown, or a word that is not understood. */
  unclear: number
  /** Nothing was reported, or the report could not be had. */
  silent: number
}

/** A part of a period: `[from, to)`, epoch milliseconds. */
export interface UptimeStep extends StatusTime {
  from: number
  to: number
}

export interface PeriodTime extends StatusTime {
  /** Hours of the last day, else calendar days; the first and the last day may be parts. */
  steps: UptimeStep[]
}

/** What plugs did in each period of which their histories were loaded. */
export type Uptime = Partial<Record<UptimePeriod, PeriodTime>>

/** What the plugs of one station, or of the stations of one provider, did. */
export interface UptimeOfRow {
  uptime: Uptime
  /** Stations and plugs that are counted. */
  stations: number
  plugs: number
}

/** Figures for the rows of a table. */
export interface UptimeReport {
  /** The period that is looked at. */
  period: UptimePeriod
  /** Periods of which anything is known, the shortest first. */
  periods: readonly UptimePeriod[]
  /** Where all of them end, epoch milliseconds; `null` while nothing was loaded. */
  until: number | null
  /** Rows of which anything was loaded. */
  ids(by: 'provider' | 'station'): string[]
  /** @param access `open`: without plugs whose status is closed; `null` where nothing was loaded */
  find(by: 'provider' | 'station', id: string, access: Access): UptimeOfRow | null
}

/**
 * Share of 0 to 1 of the known time in which plugs were up, `null` where nothing is known: 23 CFR 680.116(b), with what
 * is not known left out of both terms instead of counted as up. Of several plugs the mean, weighted by known time.
 */
export function uptimeShare({ up, fault }: StatusTime): number | null {
  return up + fault === 0 ? null : up / (up + fault)
}

/** Share of 0 to 1 of the time of which is known whether plugs were up; 0 without any time. */
export function knownShare({ up, fault, unclear, silent }: StatusTime): number {
  const all = up + fault + unclear + silent
  return all === 0 ? 0 : (up + fault) / all
}

export function noTime(): StatusTime {
  return { up: 0, fault: 0, unclear: 0, silent: 0 }
}

export function addTime(sum: StatusTime, more: StatusTime): void {
  sum.up += more.up
  sum.fault += more.fault
  sum.unclear += more.unclear
  sum.silent += more.silent
}

/** Of plugs whose periods have the same steps. A period that one of them lacks is not known of all. */
export function addUptimes(uptimes: readonly Uptime[]): Uptime {
  const sum: Uptime = {}
  for (const period of uptimePeriods) {
    const times = uptimes.flatMap((one) => one[period] ?? [])
    const [first] = times
    if (first === undefined || times.length < uptimes.length) continue
    const total: PeriodTime = {
      ...noTime(),
      steps: first.steps.map(({ from, to }) => ({ from, to, ...noTime() })),
    }
    for (const time of times) {
      addTime(total, time)
      for (const [at, step] of total.steps.entries()) addTime(step, time.steps[at] ?? noTime())
    }
    sum[period] = total
  }
  return sum
}
