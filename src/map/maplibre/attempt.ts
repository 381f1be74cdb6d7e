import { backOff } from '../../retry/back-off'

/** What went wrong before an attempt to start the map. */
export interface Attempt {
  /** Losses of the WebGL context in a row; all but the first soon after a start. */
  losses: number
  /** Attempts since the last loss that got no WebGL context. */
  missingContexts: number
}

export const firstAttempt: Attempt = { losses: 0, missingContexts: 0 }

/** Milliseconds after which a loss is not added to the previous losses. */
const stableTime = 9_000
const pauses = { first: 500, longest: 8_000 }

/**
 * Returns the milliseconds before the attempt: 0 after one loss, then 0.5 s, doubled each time, because each attempt
 * costs the device time.
 */
export function pauseBefore({ losses, missingContexts }: Attempt): number {
  return backOff(Math.max(0, losses - 1) + missingContexts, pauses)
}

/** Counts a loss. @param lifetime milliseconds between the start and the loss of the map */
export function afterLoss({ losses }: Attempt, lifetime: number): Attempt {
  return { losses: lifetime < stableTime ? losses + 1 : 1, missingContexts: 0 }
}

/** Counts an attempt without a WebGL context. @returns `null` if the device has never provided one */
export function afterMissingContext({ losses, missingContexts }: Attempt): Attempt | null {
  return losses === 0 ? null : { losses, missingContexts: missingContexts + 1 }
}
