import type { Locator, Page } from '@playwright/test'
import type { Match } from '../browser/harness/fault-proxy'
import type { PageClock } from '../browser/harness/page-clock'
import { type PartFault, partFaults } from '../browser/harness/part-faults'
import type { Network } from '../browser/harness/staged'

/** Faults on the wire. A 429 without a reason is a test of its own (`faults-refused.without-map.test.ts`). */
export const faultNames = Object.keys(partFaults).filter((name) => name !== 'answered 429') as PartFault[]

export const moments = ['first load', 'in use', 'signing in'] as const
export type Moment = (typeof moments)[number]

/** Page and wire of a cell. */
export interface Stage {
  page: Page
  network: Network
  clock: PageClock
}

/** What must happen at one moment while one part fails. */
export interface Scene {
  /** Opens the page and brings it to the moment, with everything working. */
  prepare?(stage: Stage): Promise<void>
  /** Makes the page request the part. The fault is in place. */
  request(stage: Stage): Promise<void>
  /**
   * Sentence that names the part, visible within 15 s. Absent: the page has an earlier answer that is not data, and
   * works with it; `silent` says why that needs no words.
   */
  words?(stage: Stage, fault: PartFault): string | RegExp
  silent?: string
  /** Part of the page that is visible if the part has loaded. */
  good(page: Page): Locator
  /** Last good data or state, which stays visible meanwhile. */
  kept?(page: Page): Locator
  /** Words that would be false meanwhile. */
  never?: RegExp
  /** Recovery by a press; absent: by itself within one interval of 10 s. `null`: this fault is waited out. */
  press?(page: Page, fault: PartFault): Locator | null
  /** Milliseconds in which the part is back by itself if that is not one interval of 10 s. */
  within?: number
  /** Why the recovery needs a press or a longer time. */
  recovery?: string
  /** Faults that cannot occur at this moment, with the reason. */
  cannot?: Partial<Record<PartFault, string>>
}

/** A part with its scenes; a text is the reason why the part is not requested at that moment. */
export interface PartRow {
  name: string
  match: Match
  /** Sentences about this part: none of them may be visible while only another part fails. */
  named: RegExp
  scenes: Record<Moment, Scene | string>
}

/** Result of a cell. */
export interface Cell {
  part: string
  moment: Moment
  fault: PartFault
  /** `null`: green. Otherwise what is wrong, in one line. */
  red: string | null
}

/** A cell that was run. */
export interface MeasuredCell extends Cell {
  /** Commit of the product. */
  commit: string
  /** Day, `YYYY-MM-DD`. */
  date: string
}

/** Returns why a cell cannot occur; `null`: it can. */
export function whyImpossible(row: PartRow, moment: Moment, fault: PartFault): string | null {
  const scene = row.scenes[moment]
  if (typeof scene === 'string') return scene
  return scene.cannot?.[fault] ?? null
}
