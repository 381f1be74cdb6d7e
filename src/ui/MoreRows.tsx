import { type ReactNode, useState } from 'react'
import { useWords } from './Words'

interface Props<Row> {
  rows: readonly Row[]
  /** Number of rows that are shown first, and that each press of the button adds. */
  step: number
  children(shown: readonly Row[]): ReactNode
}

/** The first of many rows, with a button that shows more. */
export function MoreRows<Row>({ rows, step, children }: Props<Row>) {
  const words = useWords()
  const [count, setCount] = useState(step)
  return (
    <>
      {children(rows.slice(0, count))}
      {rows.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + step)}>
          {words.t('team.more', { count: rows.length - count })}
        </button>
      )}
    </>
  )
}
