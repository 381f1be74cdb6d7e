/** Milliseconds; at most about 300 questions a day go to a service that is down. */
const longest = 300_000

/** Milliseconds until what has failed so many times in a row is asked again: `base`, then twice as long each time. */
export function backOff(base: number, failures: number): number {
  return Math.min(base * 2 ** Math.max(0, failures - 1), Math.max(base, longest))
}
