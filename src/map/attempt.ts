/** Counts of failures before an attempt to start the map. */
export interface Attempt {
  /** Consecutive losses of the graphics context, each soon after the map started. */
  losses: number
  /** Consecutive attempts without a graphics context since the last loss. */
  failures: number
}

export const firstAttempt: Attempt = { losses: 0, failures: 0 }

/** Milliseconds after which a loss is not added to the previous losses. */
const steady = 9_000
const shortest = 500
const maxPause = 8_000

/**
 * Returns milliseconds before the attempt: 0 after one loss, then ever longer, because each attempt costs the device
 * time.
 */
export function pauseBefore({ losses, failures }: Attempt): number {
  const troubles = Math.max(0, losses - 1) + failures
  return troubles === 0 ? 0 : Math.min(shortest * 2 ** (troubles - 1), maxPause)
}

/** @param lived milliseconds between the start and the loss of the map */
export function afterLoss({ losses }: Attempt, lived: number): Attempt {
  return { losses: lived < steady ? losses + 1 : 1, failures: 0 }
}

/** Counts an attempt without a graphics context. @returns `null` if the device has never provided one */
export function afterFailure({ losses, failures }: Attempt): Attempt | null {
  return losses === 0 ? null : { losses, failures: failures + 1 }
}
