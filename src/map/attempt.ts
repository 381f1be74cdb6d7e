/** One try to have a map. */
export interface Attempt {
  /** Graphics contexts that were lost in a row, each soon after it was there. */
  losses: number
  /** Tries in a row without any graphics context since the last loss. */
  failures: number
}

export const firstAttempt: Attempt = { losses: 0, failures: 0 }

/** Milliseconds after which a map that was lost is not counted with the losses before. */
const steady = 9_000
const shortest = 500
const longest = 8_000

/** Milliseconds before it: nothing after one loss, then longer and longer, because each try takes the device time. */
export function pauseBefore({ losses, failures }: Attempt): number {
  const troubles = Math.max(0, losses - 1) + failures
  return troubles === 0 ? 0 : Math.min(shortest * 2 ** (troubles - 1), longest)
}

/** @param lived milliseconds between the map's beginning and its loss */
export function afterLoss({ losses }: Attempt, lived: number): Attempt {
  return { losses: lived < steady ? losses + 1 : 1, failures: 0 }
}

/** The device gave no graphics context. @returns `null` where it never gave one */
export function afterFailure({ losses, failures }: Attempt): Attempt | null {
  return losses === 0 ? null : { losses, failures: failures + 1 }
}
