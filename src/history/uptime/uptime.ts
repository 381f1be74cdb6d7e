import { hour } from '../../durations'
import { addDays, startOfDay, toDate } from '../../i18n/zone-time'
import { staleAfterPushed } from '../../model/freshness'
import type { History, Sample, TimeRange } from '../../model/history'
import type { PlugStatus, Status } from '../../model/status'
import {
  addTime,
  type PeriodTime,
  type StatusTime,
  type Uptime,
  type UptimePeriod,
  uptimeLengths,
  uptimePeriods,
  zeroStatusTime,
} from '../../model/uptime'
import { detectSampling, type Interval, toIntervals } from '../intervals'
import { readStatus } from '../series'

/** Condition of a plug by its status, after 23 CFR 680.116(b): a plug in use is up. */
type Condition = Exclude<keyof StatusTime, 'silent'>

const conditions: Record<Status, Condition> = {
  available: 'up',
  partly: 'up',
  occupied: 'up',
  reserved: 'up',
  'out-of-order': 'fault',
  // "Not available" may be a car or a fault.
  unavailable: 'unclear',
  unknown: 'unclear',
  'not-understood': 'unclear',
  closed: 'unclear',
  none: 'unclear',
  coming: 'unclear',
}

/** Periods and their steps, the same for all plugs. */
export interface UptimePeriods {
  /** Epoch milliseconds. */
  until: number
  periods: { period: UptimePeriod; from: number; steps: TimeRange[] }[]
}

/** @param longest this period and the shorter ones */
export function createPeriods(until: number, longest: UptimePeriod, timeZone: string): UptimePeriods {
  const periods = uptimePeriods.slice(0, uptimePeriods.indexOf(longest) + 1).map((period) => {
    const from = until - uptimeLengths[period]
    const starts = period === 'day' ? listHours(from, until) : listDays(from, until, timeZone)
    const ends = [...starts, until]
    return { period, from, steps: ends.map((to, index) => ({ from: ends[index - 1] ?? from, to })) }
  })
  return { until, periods }
}

function listHours(from: number, until: number): number[] {
  return Array.from({ length: (until - from) / hour - 1 }, (_, index) => from + (index + 1) * hour)
}

/** Starts of the calendar days between `from` and `until`. */
function listDays(from: number, until: number, timeZone: string): number[] {
  const starts: number[] = []
  for (let date = addDays(toDate(from, timeZone), 1); ; date = addDays(date, 1)) {
    const start = startOfDay(date, timeZone)
    if (start >= until) return starts
    starts.push(start)
  }
}

/** Input for the uptime of one plug. */
export interface PlugHistory {
  history: Pick<History, 'from' | 'samples' | 'missing'>
  /** Seconds between two measurements, as the service states it. */
  period: number | null
  /** Its latest value. Used when the history has no sample because the status has not changed since before it. */
  latest: { measuredAt: number; status: PlugStatus } | null
  /** Whether its station is out of use now. The service does not state since when, so no time counts as up. */
  isOutOfUse: boolean
}

/**
 * Adds up the time of one plug by condition, for each of `periods`. A report is valid until the next one, as in
 * charts. If reports come only with a change, a fault is valid until the next report and any other status for one day,
 * so that silence never counts as up.
 */
export function countUptime(plug: PlugHistory, { until, periods }: UptimePeriods): Uptime {
  const intervals = findConditions(plug, until)
  const uptime: Uptime = {}
  for (const { period, steps } of periods) {
    const time: PeriodTime = { ...zeroStatusTime(), steps: [] }
    let next = 0
    for (const { from, to } of steps) {
      const step = { from, to, ...zeroStatusTime(), silent: to - from }
      while ((intervals[next]?.to ?? to) < from) next += 1
      for (let index = next; index < intervals.length; index += 1) {
        const interval = intervals[index]
        if (interval === undefined || interval.from >= to) break
        const length = Math.max(0, Math.min(interval.to, to) - Math.max(interval.from, from))
        step[interval.value] += length
        step.silent -= length
      }
      time.steps.push(step)
      addTime(time, step)
    }
    uptime[period] = time
  }
  return uptime
}

/** Intervals of one condition, in the order of time. */
function findConditions({ history, period, latest, isOutOfUse }: PlugHistory, until: number) {
  const { missing } = history
  const isUnchangedSinceBefore =
    latest !== null && history.samples.length === 0 && latest.measuredAt < history.from
  const samples = isUnchangedSinceBefore ? [toSample(latest)] : history.samples
  const sampling = detectSampling(period, samples)
  const dayLong = { ...sampling, validFor: staleAfterPushed, gap: staleAfterPushed }
  const read = (sample: Sample) => {
    const status = readStatus(sample)
    if (status === null) return null
    const condition = conditions[status]
    return isOutOfUse && condition === 'up' ? 'unclear' : condition
  }
  const readFault = (sample: Sample) => (read(sample) === 'fault' ? 'fault' : null)
  const readOther = (sample: Sample) => {
    const condition = read(sample)
    return condition === 'fault' ? null : condition
  }
  const intervals: Interval<Condition>[] = [
    ...toIntervals<Condition>({ samples, missing }, sampling, readFault, until),
    ...toIntervals<Condition>(
      { samples, missing },
      Number.isFinite(sampling.gap) ? sampling : dayLong,
      readOther,
      until,
    ),
  ]
  return intervals.sort((one, other) => one.from - other.from)
}

function toSample({ measuredAt, status }: { measuredAt: number; status: PlugStatus }): Sample {
  return { measuredAt, reading: { kind: 'text', text: status }, meaning: { kind: 'status', status } }
}
