/** Milliseconds. A failing service gets at most about 300 requests a day. */
const maxPause = 300_000

/** Milliseconds until the next attempt after `failures` failures in a row: `base`, then doubled each time. */
export function backOff(base: number, failures: number): number {
  return Math.min(base * 2 ** Math.max(0, failures - 1), Math.max(base, maxPause))
}
