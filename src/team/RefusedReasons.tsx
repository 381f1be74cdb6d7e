import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Rejected, RejectionGroup } from '../catalog/row-outcomes'
import type { Config } from '../config'
import { lazyComponent } from '../ui/lazy-component'
import { refusalWords } from '../ui/refusal-words'
import { useWords } from '../ui/Words'
import { FileExport } from './FileExport'
import { rejectedQuery } from './queries'

const RefusedRows = lazyComponent(async () => (await import('./RefusedRows')).RefusedRows)

interface Props {
  config: Pick<Config, 'publisher' | 'licence'>
  source: CatalogHandle
  snapshot: Snapshot
}

/** Refused records by list and reason. An opened reason shows its first records as they came. */
export function RefusedReasons({ config, source, snapshot }: Props) {
  const words = useWords()
  const { rejected, revision, revealed, fetchedAt } = snapshot
  const { data = [] } = useQuery({ ...rejectedQuery(source, revision), enabled: rejected > 0 })
  const save = async (access: RefusedAccess) => {
    const [{ refusedFile }, reasons] = await Promise.all([
      import('./refused-file'),
      source.catalog.rejectedByReason(access),
    ])
    const rows = reasons.reduce((sum, reason) => sum + reason.rows.length, 0)
    return { file: refusedFile(reasons, { fetchedAt, config, access }), rows }
  }
  return (
    <section className="workspace-section refused" aria-label={words.t('quality.refused.title')}>
      <h3>{words.t('quality.refused.title')}</h3>
      <p className="workspace-quiet">
        {words.t(rejected === 0 ? 'quality.refused.none' : 'quality.refused.hint')}{' '}
        {rejected > 0 && words.t('team.refused.most', limits)}
      </p>
      {countReasons(data).map((reason) => (
        // Another viewer starts with closed reasons.
        <Reason key={`${source.viewer} ${reason.kind} ${reason.reason}`} {...{ source, revision, reason }} />
      ))}
      {rejected > 0 && <FileExport closed={revealed === null ? 'none' : 'some'} matched={0} make={save} />}
    </section>
  )
}

type RefusedAccess = Parameters<CatalogHandle['catalog']['rejectedByReason']>[0]
type Counted = Omit<RejectionGroup, 'rows'>

/** As in `api/collect.ts`. */
const limits = { reasons: 20, rows: 50 }

function countReasons(rejected: readonly Rejected[]): Counted[] {
  const counts = new Map<string, Counted>()
  for (const { kind, reason } of rejected) {
    const key = `${kind} ${reason}`
    const counted = counts.get(key) ?? { kind, reason, count: 0 }
    counted.count += 1
    counts.set(key, counted)
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)
}

interface ReasonProps {
  source: CatalogHandle
  revision: number
  reason: Counted
}

/** The records are requested when the reason is opened. */
function Reason({ source, revision, reason }: ReasonProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.number(reason.count)} × {words.t(`quality.kind.${reason.kind}`)} ·{' '}
        <bdi>{refusalWords(words, reason.reason)}</bdi>
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="workspace-quiet">{words.t('list.loading')}</p>}>
          <RefusedRows {...{ source, revision, reason }} />
        </Suspense>
      )}
    </details>
  )
}
