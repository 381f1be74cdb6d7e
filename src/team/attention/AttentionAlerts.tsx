import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AttentionQuery, AttentionRow } from '../../catalog/attention'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { catalogKey } from '../../queries/catalog-key'
import { useHiddenRefresh } from '../../queries/use-hidden-refresh'
import { requestNotifications, showNotification } from '../../ui/browser/notification'
import { IconChoice } from '../../ui/controls/IconChoice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { allRows, attentionQuery } from '../queries'
import { alertWords } from './attention-words'
import { findNewRows, toRowKey } from './new-rows'

type State = 'off' | 'on' | 'denied' | 'unsupported'

interface Props {
  handle: CatalogHandle
  revision: number
  query: AttentionQuery
  refreshSeconds: number
}

/**
 * Notifies of new rows while the page is hidden, after the person has switched it on. A lock screen shows
 * notifications, so they contain open data only. Its `key` must be the viewer, so that it ends with the session.
 */
export function AttentionAlerts({ handle, revision, query, refreshSeconds }: Props) {
  const i18n = useI18n()
  const [state, setState] = useState<State>('off')
  const isOn = state === 'on'
  const isOnlyClosed = query.filters.feature.includes('closed-values')
  const notify = async (rows: AttentionRow[]) => {
    const result = await showNotification({ ...alertWords(i18n, rows), tag: 'plugboard-attention' })
    if (result !== 'shown') setState(result)
  }
  const turnOn = async () => {
    const permission = await requestNotifications()
    setState(permission === 'granted' ? 'on' : permission)
  }
  return (
    <div className="workspace-alerts">
      <IconChoice
        label={i18n.t('team.alerts')}
        checked={isOn}
        onChange={() => (isOn ? setState('off') : void turnOn())}
      >
        {isOn ? <BellRing size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
      </IconChoice>
      <p className="quiet" role="status">
        {isOn && isOnlyClosed
          ? i18n.t('team.alerts.only-closed', { filter: i18n.t('feature.closed-values') })
          : state !== 'off' && i18n.t(`team.alerts.${state}`)}
      </p>
      {isOn && !isOnlyClosed && (
        <NewRowsWatch
          handle={handle}
          revision={revision}
          query={query}
          refreshSeconds={refreshSeconds}
          onNew={notify}
        />
      )}
    </div>
  )
}

/**
 * Compares the rows of each answer with those of the previous answer to the same query, and calls `onNew` with the new
 * ones while the page is hidden.
 */
function NewRowsWatch({
  handle,
  revision,
  query,
  refreshSeconds,
  onNew,
}: Props & { onNew(rows: AttentionRow[]): void }) {
  useHiddenRefresh(catalogKey, handle.viewer, refreshSeconds)
  const open: AttentionQuery = { ...query, scope: 'open', reason: null }
  const answer = useQuery(attentionQuery(handle, revision, open, allRows))
  const rows = answer.isPlaceholderData ? undefined : answer.data?.rows
  const watched = JSON.stringify([open.filters, open.bounds, open.oldFrom])
  const before = useRef<{ watched: string; keys: ReadonlySet<string> } | null>(null)
  const compare = useEffectEvent((rows: readonly AttentionRow[]) => {
    const last = before.current
    before.current = { watched, keys: new Set(rows.map(toRowKey)) }
    if (last?.watched !== watched) return
    const found = findNewRows(last.keys, rows)
    if (found.length > 0 && isHidden()) onNew(found)
  })
  useEffect(() => {
    if (rows) compare(rows)
  }, [rows])
  return null
}

const isHidden = () => document.visibilityState === 'hidden'
