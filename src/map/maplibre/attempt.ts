import { backOff } from '../../retry/back-off'

/** Counts of failures before an attempt to start the map. */
export interface Attempt {
  /** Consecutive losses of the WebGL context, each soon after the map started. */
  losses: number
  /** Consecutive attempts without a WebGL context since the last loss. */
  failures: number
}

export const firstAttempt: Attempt = { losses: 0, failures: 0 }

/** Milliseconds after which a loss is not added to the previous losses. */
const stableTime = 9_000
const pauses = { first: 500, longest: 8_000 }

/**
 * Returns the milliseconds before the attempt: 0 after one loss, then doubled each time, because each attempt costs the
 * device time.
 */
export function pauseBefore({ losses, failures }: Attempt): number {
  return backOff(Math.max(0, losses - 1) + failures, pauses)
}

/** Counts a loss. @param lifetime milliseconds between the start and the loss of the map */
export function afterLoss({ losses }: Attempt, lifetime: number): Attempt {
  return { losses: lifetime < stableTime ? losses + 1 : 1, failures: 0 }
}

/** Counts an attempt without a WebGL context. @returns `null` if the device has never provided one */
export function afterFailure({ losses, failures }: Attempt): Attempt | null {
  return losses === 0 ? null : { losses, failures: failures + 1 }
}
