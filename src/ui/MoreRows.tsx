import { type ReactNode, useState } from 'react'
import { useWords } from './Words'

interface Props<Row> {
  rows: readonly Row[]
  /** Number of rows that are shown at first, and that each click of the button adds. */
  pageSize: number
  children(shown: readonly Row[]): ReactNode
}

/** The first of many rows, with a button that shows more. */
export function MoreRows<Row>({ rows, pageSize, children }: Props<Row>) {
  const words = useWords()
  const [count, setCount] = useState(pageSize)
  return (
    <>
      {children(rows.slice(0, count))}
      {rows.length > count && (
        <button type="button" className="button" onClick={() => setCount(count + pageSize)}>
          {words.t('common.more', { count: rows.length - count })}
        </button>
      )}
    </>
  )
}
