/** Unit of a figure, for its format. */
type Unit = 'ms' | 'task' | 'kB' | 'MB' | 'shift'

export interface Figure {
  label: string
  unit: Unit
  /** The baseline's figure that the app's is a ratio of. */
  to?: FigureName
}

/** All figures, in the order of the table. */
export const figures = {
  content: { label: 'first content', unit: 'ms', to: 'drawn' },
  listed: { label: 'listed', unit: 'ms', to: 'drawn' },
  pictured: { label: 'pictured', unit: 'ms', to: 'drawn' },
  statuses: { label: 'statuses pictured', unit: 'ms', to: 'drawn' },
  drawn: { label: 'drawn', unit: 'ms', to: 'drawn' },
  taskToList: { label: 'longest task until listed', unit: 'task' },
  task: { label: 'longest task of the load', unit: 'task' },
  blocked: { label: 'total blocking time', unit: 'ms' },
  shift: { label: 'layout shift (CLS)', unit: 'shift' },
  bytes: { label: 'transferred until drawn', unit: 'kB' },
  listScript: { label: 'script before the list, gzip', unit: 'kB' },
  mapScript: { label: 'script before MapLibre, gzip', unit: 'kB' },
  memory: { label: 'memory, page and workers', unit: 'MB', to: 'memory' },
  filtered: { label: 'filter → drawn', unit: 'ms', to: 'filtered' },
  filterTask: { label: 'longest task of a filter', unit: 'task' },
  zoomed: { label: 'zoom step → drawn', unit: 'ms', to: 'zoomed' },
  polled: { label: 'poll, all values new → drawn', unit: 'ms', to: 'polled' },
  pollTask: { label: 'longest task of the poll', unit: 'task' },
  suggested: { label: 'keystroke → suggestions, p95', unit: 'ms' },
  searchTask: { label: 'longest task of a search', unit: 'task' },
  listedAgain: { label: '2nd visit: listed', unit: 'ms', to: 'drawnAgain' },
  picturedAgain: { label: '2nd visit: last data pictured', unit: 'ms', to: 'drawnAgain' },
  drawnAgain: { label: '2nd visit: drawn', unit: 'ms', to: 'drawnAgain' },
  bytesAgain: { label: '2nd visit: transferred', unit: 'kB' },
} as const satisfies Record<string, Omit<Figure, 'to'> & { to?: string }>

export type FigureName = keyof typeof figures

export const figureNames = Object.keys(figures) as FigureName[]

const write: Record<Unit, (value: number) => string> = {
  ms: (value) => value.toFixed(0),
  // The browser reports no shorter ones.
  task: (value) => (value === 0 ? '< 50' : value.toFixed(0)),
  kB: (value) => `${(value / 1000).toFixed(1)} kB`,
  MB: (value) => `${(value / 1e6).toFixed(1)} MB`,
  shift: (value) => value.toFixed(3),
}

/** A figure as text; "–" where there is none. */
export function written(name: FigureName, value: number | null): string {
  return value === null ? '–' : write[figures[name].unit](value)
}
