import { minute } from './durations'
import { createStore } from './store'

/** Tolerated clock difference, milliseconds: ages are shown in minutes, answers take time, and feeds round. */
const tolerance = 3 * minute

/** Time of an answer by its headers `Date` and, if an intermediate cache sent it, `Age` (RFC 9111 §5.1). */
interface ServerTime {
  /** Epoch milliseconds. */
  date: number
  /** Milliseconds. Some caches put their own time into `Date`, so the true time is between `date` and `date + age`. */
  age: number
}

function readServerTime(headers: Headers): ServerTime | null {
  const date = Date.parse(headers.get('Date') ?? '')
  const age = Number(headers.get('Age') ?? 0)
  return Number.isNaN(date) ? null : { date, age: age > 0 ? age * 1000 : 0 }
}

function findOffset({ date, age }: ServerTime, device: number): number {
  if (device < date - tolerance) return date - device
  if (device > date + age + tolerance) return date + age - device
  return 0
}

/** Facts of a fetched catalog for correcting the clock. */
interface FetchedValues {
  /** Whether all of it is the device's copy of an earlier answer. */
  isCopy: boolean
  /** Epoch milliseconds; half of the values are not older. `null`: no values. */
  medianMeasuredAt: number | null
}

/**
 * Creates the clock for the ages of values: the device's clock, corrected if it differs by minutes from the site's time
 * or the measurements. Ages of the device's copy use the uncorrected device clock, because no server has answered.
 */
export function createClock(device: () => number = () => Date.now()) {
  const offset = createStore(0)
  let siteOffset = 0
  let fetched: FetchedValues = { isCopy: false, medianMeasuredAt: null }

  /** A measurement cannot lie in the future: if most values do, the device's clock is slow. */
  function calculateOffset({ isCopy, medianMeasuredAt }: FetchedValues): number {
    if (isCopy) return 0
    const time = device()
    if (medianMeasuredAt === null || medianMeasuredAt <= time + siteOffset + tolerance) return siteOffset
    const ahead = medianMeasuredAt - time
    return ahead > tolerance ? ahead : 0
  }

  function updateOffset(): void {
    const next = calculateOffset(fetched)
    const last = offset.current()
    // The difference by measurements varies a little between refreshes.
    const isSame = next !== 0 && last !== 0 && Math.abs(next - last) < tolerance
    if (!isSame && next !== last) offset.set(next)
  }

  return {
    /** Epoch milliseconds. */
    now: () => device() + offset.current(),
    /** Milliseconds to add to the device's clock; 0 if it is right. */
    offset: offset.current,
    subscribe: offset.subscribe,
    /** Compares the clock with an answer of the site that has just come from the network. */
    syncToSite(headers: Headers): void {
      const time = readServerTime(headers)
      if (time === null) return
      siteOffset = findOffset(time, device())
      updateOffset()
    },
    /** Compares the clock with a catalog that has just been loaded. */
    syncToValues({ isCopy, medianMeasuredAt }: FetchedValues): void {
      fetched = { isCopy, medianMeasuredAt }
      updateOffset()
    },
  }
}

export const clock = createClock()
