import { type ReactNode, useState } from 'react'
import { useI18n } from '../i18n/I18nContext'

interface Props<Row> {
  rows: readonly Row[]
  /** Number of rows that are shown at first, and that each click of the button adds. */
  pageSize: number
  children(shown: readonly Row[]): ReactNode
}

/** The first of many rows, with a button that shows more. */
export function MoreRows<Row>({ rows, pageSize, children }: Props<Row>) {
  const [count, setCount] = useState(pageSize)
  return (
    <>
      {children(rows.slice(0, count))}
      <MoreButton left={rows.length - count} onMore={() => setCount(count + pageSize)} />
    </>
  )
}

/** Button that shows more rows. @param left number of rows that are not shown; without any there is no button */
export function MoreButton({ left, onMore }: { left: number; onMore(): void }) {
  const i18n = useI18n()
  if (left <= 0) return null
  return (
    <button type="button" className="button" onClick={onMore}>
      {i18n.t('common.more', { count: left })}
    </button>
  )
}
