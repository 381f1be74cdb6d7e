import type { Dialect } from '../../../src/api/dialect'
import { type PartName, partNames } from '../../../src/model/parts'

/** Delays the service's answers until the test releases each part. */
export interface DelayedParts {
  change(dialect: Dialect): Dialect
  /** Call it after `load`: then each part arrives when it is released. */
  allFetched(): Promise<void>
  /** Releases parts in one task, and waits until the catalog has processed them. */
  let(...parts: PartName[]): Promise<void>
}

export function delayParts(): DelayedParts {
  const fetched: Promise<unknown>[] = []
  const open = new Map<PartName, () => void>()
  const gates = new Map(
    partNames.map((name) => [name, new Promise<void>((resolve) => open.set(name, resolve))]),
  )
  const held =
    <Args extends unknown[], Answer>(name: PartName, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = ask(...args)
      fetched.push(answer.catch(() => undefined))
      await gates.get(name)
      return answer
    }
  return {
    change: (opened) => {
      // The service is of v2, which has every part.
      const dialect = opened as Required<Dialect>
      return Object.assign(dialect, {
        stations: held('stations', dialect.stations.bind(dialect)),
        plugs: held('plugs', dialect.plugs.bind(dialect)),
        statusSeries: held('series', dialect.statusSeries.bind(dialect)),
        latestValues: held('values', dialect.latestValues.bind(dialect)),
      } satisfies Partial<Dialect>)
    },
    async allFetched() {
      await Promise.all(fetched)
    },
    async let(...parts) {
      for (const part of parts) open.get(part)?.()
      await turns()
    },
  }
}

/** More turns than an answer takes from the service to a snapshot. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2))
}
