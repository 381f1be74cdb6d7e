import type { Interval } from './intervals'

type Columns = [moments: number[], values: (number | null)[]]

/** Pieces as the chart wants them: a value counts until the next, and `null` ends it where nothing is known. */
export function columnsOf(pieces: readonly Interval<number>[]): Columns {
  const moments: number[] = []
  const values: (number | null)[] = []
  const push = (moment: number, value: number | null) => {
    moments.push(moment)
    values.push(value)
  }
  pieces.forEach(({ from, to, value }, index) => {
    push(from, value)
    const next = pieces[index + 1]
    if (next?.from === to) return
    // The last moment that is known, drawn up to; the chart wants moments to grow.
    if (to > from) push(to, value)
    if (next) push(to + 1, null)
  })
  return [moments, values]
}
