import { useContext, useState } from 'react'
import type { AttentionPage, AttentionQuery, AttentionRow } from '../../catalog/attention'
import { failureWords } from '../../catalog/failures/failure-words'
import type { Failure } from '../../model/failure'
import type { StatusStarts } from '../../model/history'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { MoreWorkRows } from '../rows/MoreWorkRows'
import { type RowListeners, useRowsInUse } from '../rows/use-rows-in-use'
import { WideContext } from '../rows/WideContext'
import type { WorkProps } from '../work-props'
import { AttentionItem, type ReasonIconComponent } from './AttentionItem'
import { AttentionTable } from './AttentionTable'
import { findReasonStart, groupByStart } from './attention-starts'
import { toRowKey } from './new-rows'
import '../../ui/content/item-list.css'

interface Props {
  page: AttentionPage
  /** Why a part has never been fetched; `null`: all have been. */
  failure: Failure | null
  starts: StatusStarts
  isComing: boolean
  query: AttentionQuery
  ReasonIcon: ReasonIconComponent
  onOpen: WorkProps['onOpen']
  onMore(): void
}

/** Rows in their order. Of the orders by time, those whose start is not known are a group of their own, at the end. */
export function AttentionRows({ page, failure, starts, query, onOpen, onMore, ...shown }: Props) {
  const i18n = useI18n()
  const { rows, matched } = page
  const isWide = useContext(WideContext)
  // Starts that arrive later do not move rows under a pointer or the focus.
  const { isUsed, listeners } = useRowsInUse()
  const [sorted, setSorted] = useState({ page, starts })
  if (sorted.page !== page || (sorted.starts !== starts && !isUsed)) setSorted({ page, starts })
  const { known, unknown } = groupByStart(rows, sorted.starts, query.sort)
  const open = (id: string) =>
    onOpen(id, [...new Set([...known, ...unknown].map(({ station }) => station.id))])
  if (matched === 0 && failure)
    return <FailureNotice>{`${i18n.t('team.failed')}. ${failureWords(i18n, failure)}`}</FailureNotice>
  if (matched === 0) return <Placeholder title={i18n.t('team.empty')} hint={i18n.t('team.empty.hint')} />
  const common = { ...shown, starts, now: query.now, listeners, onOpen: open }
  const heading = i18n.t('team.starts', { count: unknown.length })
  return (
    <>
      {isWide && <AttentionTable known={known} unknown={unknown} heading={heading} {...common} />}
      {!isWide && known.length > 0 && <RowList label={i18n.t('team.attention')} rows={known} {...common} />}
      {!isWide && unknown.length > 0 && (
        <section className="workspace-section">
          <h3>{heading}</h3>
          <RowList label={heading} rows={unknown} {...common} />
        </section>
      )}
      <MoreWorkRows left={matched - rows.length} onMore={onMore} />
    </>
  )
}

interface ListProps extends Pick<Props, 'starts' | 'isComing' | 'ReasonIcon'> {
  label: string
  rows: readonly AttentionRow[]
  now: number
  listeners: RowListeners
  onOpen(id: string): void
}

function RowList({ label, rows, starts, listeners, ...item }: ListProps) {
  return (
    <ul className="item-list" aria-label={label} {...listeners}>
      {rows.map((row) => (
        <AttentionItem key={toRowKey(row)} row={row} start={findReasonStart(row, starts)} {...item} />
      ))}
    </ul>
  )
}
