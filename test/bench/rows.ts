import { type FigureName, type Figure as FigureOf, figureNames, figures } from './figures'
import type { Figures } from './measure'
import { type Name, names } from './subjects'

/** Figures of each page by round. */
export type Rounds = Record<Name, Figures[]>

/** Medians of one figure over the rounds, `null` where nothing was measured. */
export interface Row {
  name: FigureName
  of: Record<Name, number | null>
  /** The app's share of a baseline's figure in the same round. */
  ratio: Record<'fair' | 'bare', number | null>
}

export type Rows = Record<FigureName, Row>

export function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? null
}

/** Median over the rounds of what `read` finds in each. */
const middle = <Round>(rounds: readonly Round[], read: (round: Round, at: number) => number | null) =>
  median(rounds.map(read).filter((value) => value !== null))

/** The share that `app` is of `baseline`, round by round. */
export function middleRatio(
  rounds: Rounds,
  [app, appFigure]: [Name, FigureName],
  [baseline, baselineFigure]: [Name, FigureName],
): number | null {
  return middle(rounds[app], (figuresOf, index) => {
    const part = figuresOf[appFigure]
    const whole = rounds[baseline][index]?.[baselineFigure]
    return part === null || !whole ? null : part / whole
  })
}

export function rowsOf(rounds: Rounds): Rows {
  const rows = figureNames.map((name): [FigureName, Row] => {
    const { to }: FigureOf = figures[name]
    const ratio = (baseline: Name) => (to ? middleRatio(rounds, ['app', name], [baseline, to]) : null)
    const of = Object.fromEntries(
      names.map((subject) => [subject, middle(rounds[subject], (round) => round[name])]),
    )
    return [name, { name, of: of as Row['of'], ratio: { fair: ratio('fair'), bare: ratio('bare') } }]
  })
  return Object.fromEntries(rows) as Rows
}
