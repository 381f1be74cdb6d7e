import { useWords } from '../ui/words/Words'

/** Most rows of a list; nobody reads more, and its count is complete. */
export const maxRows = 200

/** Number of the rows that a list leaves out. Renders nothing if it has all. */
export function RowsLeftOut({ all }: { all: number }) {
  const words = useWords()
  if (all <= maxRows) return null
  return <p className="quiet">{words.t('data.more', { count: all - maxRows })}</p>
}
