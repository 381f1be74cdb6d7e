import { useState, useSyncExternalStore } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import { clock } from '../../clock'
import { Notice } from '../../ui/content/Notice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useAppUpdate } from '../page/use-app-update'

/** Notices about the page and what all its data has in common, which load after the first list. */
export function PageNotices({ snapshot }: { snapshot: Snapshot | undefined }) {
  const i18n = useI18n()
  const offset = useSyncExternalStore(clock.subscribe, clock.offset)
  const [isClockNoticeClosed, setClockNoticeClosed] = useState(false)
  const { reload, reloadLost } = useAppUpdate()
  const cut = snapshot?.cutOff.map((kind) => i18n.t(`notice.cut.${kind}`, { count: snapshot.received[kind] }))
  return (
    <>
      {cut !== undefined && cut.length > 0 && (
        <Notice tone="warning">{i18n.t('notice.cut', { what: i18n.list(cut) })}</Notice>
      )}
      {offset !== 0 && !isClockNoticeClosed && (
        <Notice tone="plain" onDismiss={() => setClockNoticeClosed(true)}>
          {i18n.t('clock.wrong', {
            direction: offset < 0 ? 'ahead' : 'behind',
            length: i18n.age(0, Math.abs(offset)),
          })}
        </Notice>
      )}
      {reload && (
        <Notice tone="plain" action={{ label: i18n.t('app.reload'), run: reload }}>
          {i18n.t('version.new')}
        </Notice>
      )}
      {reloadLost && (
        <Notice tone="warning" action={{ label: i18n.t('app.reload'), run: reloadLost }}>
          {i18n.t('version.lost')}
        </Notice>
      )}
    </>
  )
}
