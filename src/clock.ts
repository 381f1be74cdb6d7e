/** Milliseconds that clocks may differ: ages are told in minutes, answers take their time, and feeds round. */
const tolerance = 3 * 60_000

/** When an answer was made, by the headers `Date` and, for a copy of a cache on the way, `Age` (RFC 9111 §5.1). */
interface Stamp {
  /** Epoch milliseconds. */
  date: number
  /** Milliseconds. Some caches put their own time into `Date`: the true time lies between the two sums. */
  age: number
}

function readStamp(headers: Headers): Stamp | null {
  const date = Date.parse(headers.get('Date') ?? '')
  const age = Number(headers.get('Age') ?? 0)
  return Number.isNaN(date) ? null : { date, age: age > 0 ? age * 1000 : 0 }
}

function offsetTo({ date, age }: Stamp, device: number): number {
  if (device < date - tolerance) return date - device
  if (device > date + age + tolerance) return date + age - device
  return 0
}

/** What a fetched catalog shows of the time. */
interface Fetched {
  /** It is an older copy, because the service could not be reached. */
  offline: boolean
  /** Epoch milliseconds: half of the values are not older; `null` without any. */
  medianMeasuredAt: number | null
}

/**
 * The time by which ages are judged: that of the device, put right where it is minutes away from that of the site or of
 * the measurements. A kept copy is judged by the device's clock alone, for no server has answered.
 */
export function createClock(device: () => number = () => Date.now()) {
  const listeners = new Set<() => void>()
  let ofSite = 0
  let fetched: Fetched = { offline: false, medianMeasuredAt: null }
  let offset = 0

  /** What was measured cannot lie in the future: where most values do, it is the clock that is slow. */
  function judge({ offline, medianMeasuredAt }: Fetched): number {
    if (offline) return 0
    const time = device()
    if (medianMeasuredAt === null || medianMeasuredAt <= time + ofSite + tolerance) return ofSite
    const ahead = medianMeasuredAt - time
    return ahead > tolerance ? ahead : 0
  }

  function correct(): void {
    const next = judge(fetched)
    // What measurements show differs a little from round to round.
    const isSame = next !== 0 && offset !== 0 && Math.abs(next - offset) < tolerance
    if (isSame || next === offset) return
    offset = next
    for (const listener of listeners) listener()
  }

  return {
    /** Epoch milliseconds. */
    now: () => device() + offset,
    /** Milliseconds that are added to the clock of the device, 0 where it is right. */
    offset: () => offset,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Compares with an answer of the site that has just come from the network. */
    learnFromSite(headers: Headers): void {
      const stamp = readStamp(headers)
      if (stamp === null) return
      ofSite = offsetTo(stamp, device())
      correct()
    },
    /** Compares with what has just been loaded. */
    learnFromValues({ offline, medianMeasuredAt }: Fetched): void {
      fetched = { offline, medianMeasuredAt }
      correct()
    },
  }
}

export const clock = createClock()
