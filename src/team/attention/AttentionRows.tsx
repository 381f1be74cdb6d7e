import { useContext, useState } from 'react'
import type { AttentionPage, AttentionQuery } from '../../catalog/attention'
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
import { groupByStart, listGroups, type RowGroup, toGroupKey } from './attention-groups'
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

/** Rows by station and reason, in their order. Of the orders by time, those whose start is not known are at the end. */
export function AttentionRows({ page, failure, starts, query, onOpen, onMore, ...shown }: Props) {
  const i18n = useI18n()
  const { rows, groupCount } = page
  const isWide = useContext(WideContext)
  // Starts that arrive later do not move rows under a pointer or the focus.
  const { isUsed, listeners } = useRowsInUse()
  const [sorted, setSorted] = useState({ page, starts })
  if (sorted.page !== page || (sorted.starts !== starts && !isUsed)) setSorted({ page, starts })
  const { known, unknown } = groupByStart(rows, sorted.starts, query.sort)
  const open = (id: string) =>
    onOpen(id, [...new Set([...known, ...unknown].map(([{ station }]) => station.id))])
  if (groupCount === 0 && failure)
    return <FailureNotice>{`${i18n.t('team.failed')}. ${failureWords(i18n, failure)}`}</FailureNotice>
  if (groupCount === 0) return <Placeholder title={i18n.t('team.empty')} hint={i18n.t('team.empty.hint')} />
  const common = { ...shown, starts, now: query.now, listeners, onOpen: open }
  const heading = i18n.t('team.starts', { count: unknown.length })
  return (
    <>
      {isWide && <AttentionTable known={known} unknown={unknown} heading={heading} {...common} />}
      {!isWide && known.length > 0 && <RowList label={i18n.t('team.attention')} groups={known} {...common} />}
      {!isWide && unknown.length > 0 && (
        <section className="workspace-section">
          <h3>{heading}</h3>
          <RowList label={heading} groups={unknown} {...common} />
        </section>
      )}
      <MoreWorkRows left={groupCount - listGroups(rows).length} onMore={onMore} />
    </>
  )
}

interface ListProps extends Pick<Props, 'starts' | 'isComing' | 'ReasonIcon'> {
  label: string
  groups: readonly RowGroup[]
  now: number
  listeners: RowListeners
  onOpen(id: string): void
}

function RowList({ label, groups, listeners, ...item }: ListProps) {
  return (
    <ul className="item-list" aria-label={label} {...listeners}>
      {groups.map((group) => (
        <AttentionItem key={toGroupKey(group[0])} group={group} {...item} />
      ))}
    </ul>
  )
}
