import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Snapshot } from '../catalog/door'
import { Dialog } from '../ui/Dialog'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { rejectedQuery, type Source } from './queries'
import './freshness-line.css'

interface Props {
  source: Source
  snapshot: Snapshot
  refreshing: boolean
  onRefresh(): void
  publisher: string
  licence: { name: string; url: string }
}

/** When we fetched, how new the newest measurement is, and what is missing: told apart, and always there. */
export function FreshnessLine({ source, snapshot, refreshing, onRefresh, publisher, licence }: Props) {
  const words = useWords()
  const now = useNow()
  const { fetchedAt, newestMeasuredAt, withoutLiveData, withoutPosition, rejected } = snapshot
  const parts = [
    words.t('freshness.fetched', { time: words.time(fetchedAt, now) }),
    newestMeasuredAt === null ? '' : words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) }),
    withoutLiveData === 0 ? '' : words.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : words.t('freshness.unplaced', { count: withoutPosition }),
  ]
  return (
    <footer className="freshness-line">
      <div className="freshness-words">
        {parts.filter((part) => part !== '').join(' · ')}
        {rejected > 0 && (
          <>
            {' · '}
            <RejectedRecords source={source} snapshot={snapshot} />
          </>
        )}
        {' · '}
        <a href={licence.url} target="_blank" rel="noopener noreferrer license">
          {words.t('freshness.licence', { publisher, licence: licence.name })}
        </a>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={words.t(refreshing ? 'freshness.refreshing' : 'freshness.refresh')}
        aria-disabled={refreshing}
        data-busy={refreshing || undefined}
        onClick={() => refreshing || onRefresh()}
      >
        <RefreshCw size={16} aria-hidden />
      </button>
    </footer>
  )
}

function RejectedRecords({ source, snapshot }: Pick<Props, 'source' | 'snapshot'>) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const { data } = useQuery({ ...rejectedQuery(source, snapshot.revision), enabled: open })
  return (
    <>
      <button type="button" className="button-link" onClick={() => setOpen(true)}>
        {words.t('freshness.rejected', { count: snapshot.rejected })}
      </button>
      {open && (
        <Dialog title={words.t('freshness.rejected.title')} onClose={() => setOpen(false)}>
          <p>{words.t('freshness.rejected.hint')}</p>
          <ul className="rejected-list">
            {data?.map((record) => (
              <li key={`${record.kind} ${record.row}`}>
                <bdi>
                  {record.kind} {record.id}
                </bdi>
                <span>
                  <bdi>{record.reason}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
