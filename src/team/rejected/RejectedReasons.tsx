import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rawRecordLimits } from '../../api/raw-record-limits'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { RejectedRecord, RejectionGroup } from '../../catalog/rejected-records'
import { mayBeClosed, type Scope } from '../../model/value'
import { rejectedQuery } from '../../queries/rejected-query'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { rejectionWords } from '../../ui/i18n/rejection-words'
import { lazyComponent } from '../../ui/lazy-component'
import type { FileConfig } from '../rows/csv-file'
import { FileExport, findClosedRows } from '../rows/FileExport'
import { WithoutAnswer } from '../rows/WithoutAnswer'

const RejectedRows = lazyComponent(async () => (await import('./RejectedRows')).RejectedRows)

interface Props {
  config: FileConfig
  handle: CatalogHandle
  snapshot: Snapshot
}

/** Rejected records by list and reason. An opened reason shows its first records as the service sent them. */
export function RejectedReasons({ config, handle, snapshot }: Props) {
  const i18n = useI18n()
  const { rejected, revision, fetchedAt } = snapshot
  const {
    data = [],
    error,
    refetch,
  } = useQuery({ ...rejectedQuery(handle, revision), enabled: rejected > 0 })
  const createFile = async (scope: Scope) => {
    const [{ rejectedFile }, groups] = await Promise.all([
      import('./rejected-file'),
      handle.catalog.rejectedByReason(scope),
    ])
    const rows = groups.reduce((sum, { rows }) => sum + rows.length, 0)
    return { file: rejectedFile(groups, { fetchedAt, config, scope, language: i18n.language }), rows }
  }
  return (
    <section className="workspace-section rejected-reasons" aria-label={i18n.t('data.rejected.title')}>
      <h3>{i18n.t('data.rejected.title')}</h3>
      {data.some(({ access }) => mayBeClosed(access)) && <ClosedOnPaper />}
      <p className="quiet">
        {i18n.t(rejected === 0 ? 'data.rejected.none' : 'data.rejected.hint')}{' '}
        {rejected > 0 && i18n.t('team.rejected.limit', { ...rawRecordLimits })}
      </p>
      {error && <WithoutAnswer error={error} onRetry={refetch} />}
      {countGroups(data).map((group) => (
        // Another viewer starts with closed reasons.
        <Reason
          key={`${handle.viewer} ${group.kind} ${group.reason}`}
          handle={handle}
          revision={revision}
          group={group}
        />
      ))}
      {rejected > 0 && <FileExport closedRows={findClosedRows(handle)} createFile={createFile} />}
    </section>
  )
}

interface GroupCount extends Omit<RejectionGroup, 'rows'> {
  /** Whether only the login shows it: all of its records are closed. */
  isClosed: boolean
}

function countGroups(rejected: readonly RejectedRecord[]): GroupCount[] {
  const counts = new Map<string, GroupCount>()
  for (const { kind, reason, access } of rejected) {
    const key = `${kind} ${reason}`
    const counted = counts.get(key) ?? { kind, reason, count: 0, isClosed: true }
    counted.count += 1
    if (access !== 'closed') counted.isClosed = false
    counts.set(key, counted)
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)
}

interface ReasonProps {
  handle: CatalogHandle
  revision: number
  group: GroupCount
}

/** The records are requested when the reason is opened. */
function Reason({ handle, revision, group }: ReasonProps) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {i18n.number(group.count)} × {i18n.t(`data.kind.${group.kind}`)} ·{' '}
        <bdi>{rejectionWords(i18n, group.reason)}</bdi> {group.isClosed && <ClosedTag />}
      </summary>
      {isOpen && (
        <RejectedRows
          handle={handle}
          revision={revision}
          group={group}
          placeholder={<p className="quiet">{i18n.t('list.loading')}</p>}
        />
      )}
    </details>
  )
}
