/**
 * Maximum milliseconds that one body waits in all. The time of a query (`retry-policy.ts`) includes them, and is
 * longer.
 */
const maxBodyWait = 4_000

/** A body that may wait for those that are needed earlier. */
export interface ReadTurn {
  /** Waits while a body that is needed earlier arrives, so that it gets the network and the processor. */
  wait(): Promise<void>
  begin(): void
  end(): void
}

/** Order of the bodies that arrive at the same time. A body does not wait for one that has not begun. */
export class ReadOrder {
  /** Stages of the bodies that are arriving. */
  readonly #arriving = new Map<ReadTurn, number>()
  readonly #waiting = new Set<() => void>()

  /**
   * @param stage number of the body's stage; lower ones are needed earlier
   * @param maxWait longest wait in all, milliseconds
   */
  turn(stage: number, maxWait = maxBodyWait): ReadTurn {
    const isFirst = () => [...this.#arriving.values()].every((other) => other >= stage)
    let left = maxWait
    const turn: ReadTurn = {
      begin: () => void this.#arriving.set(turn, stage),
      end: () => {
        this.#arriving.delete(turn)
        for (const check of this.#waiting) check()
      },
      wait: async () => {
        if (isFirst() || left <= 0) return
        const since = performance.now()
        await new Promise<void>((resolve) => {
          const finish = () => {
            clearTimeout(timer)
            this.#waiting.delete(check)
            resolve()
          }
          const check = () => isFirst() && finish()
          const timer = setTimeout(finish, left)
          this.#waiting.add(check)
        })
        left -= performance.now() - since
      },
    }
    return turn
  }
}
