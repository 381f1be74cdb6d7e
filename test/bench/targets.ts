import { type FigureName, written } from './figures'
import type { Case } from './options'
import type { Row, Rows } from './rows'

/** Target of a figure. */
export interface Target {
  text: string
  /** `null` without a figure. */
  isMet(row: Row, rows: Rows): boolean | null
}

/** Share of the fair baseline's figure. */
const share = (most: number): Target => ({
  text: `≤ ${most} × fair`,
  isMet: ({ ratio: { fair } }) => (fair === null ? null : fair <= most),
})

const value = (name: FigureName, most: number): Target => ({
  text: `≤ ${written(name, most)}`,
  isMet: ({ of: { app } }) => (app === null ? null : app <= most),
})

const noLongTask = value('task', 50)

const soonListed: Target = {
  text: '≤ pictured + 50',
  isMet: ({ of: { app } }, { pictured }) =>
    app === null || pictured.of.app === null ? null : app <= pictured.of.app + 50,
}

const shortTasks: Target = {
  text: '≤ 100 or fair',
  isMet: ({ of: { app, fair } }) => (app === null ? null : app <= Math.max(100, fair ?? 0)),
}

const always = {
  shift: value('shift', 0.02),
  listScript: value('listScript', 95_000),
  mapScript: value('mapScript', 110_000),
}

function ofDesktop(stations: number): Partial<Record<FigureName, Target>> {
  const isLargest = stations >= 100_000
  const bySize = <Value>(small: Value, large: Value, largest: Value) => {
    if (isLargest) return largest
    return stations >= 20_000 ? large : small
  }
  return {
    listed: soonListed,
    pictured: share(isLargest ? 0.7 : 0.5),
    statuses: share(bySize(0.5, 0.7, 1.1)),
    drawn: share(bySize(1.3, 1.15, 1.2)),
    taskToList: noLongTask,
    task: shortTasks,
    blocked: value('blocked', 150),
    filtered: share(1),
    filterTask: noLongTask,
    pollTask: noLongTask,
    searchTask: noLongTask,
    ...(isLargest && { memory: share(1.5), suggested: value('suggested', 16) }),
    picturedAgain: share(0.3),
  }
}

/** Returns the targets. */
export function targetsFor({ stations, device }: Case): Partial<Record<FigureName, Target>> {
  const ofDevice = device.slow ? { content: share(0.25), listed: share(0.5) } : ofDesktop(stations)
  return { ...always, ...ofDevice }
}
