import { useState, useSyncExternalStore } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import { clock } from '../../clock'
import { Notice } from '../../ui/content/Notice'
import { useWords } from '../../ui/words/Words'
import { useAppUpdate } from '../page/use-app-update'

/** Notices about the page and what all its data has in common, which load after the first list. */
export function PageNotices({ snapshot }: { snapshot: Snapshot | undefined }) {
  const words = useWords()
  const offset = useSyncExternalStore(clock.subscribe, clock.offset)
  const [isClockNoticeClosed, setClockNoticeClosed] = useState(false)
  const { reload, reloadLost } = useAppUpdate()
  const cut = snapshot?.cutOff.map((kind) =>
    words.t(`notice.cut.${kind}`, { count: snapshot.received[kind] }),
  )
  return (
    <>
      {cut !== undefined && cut.length > 0 && (
        <Notice tone="warning">{words.t('notice.cut', { what: words.list(cut) })}</Notice>
      )}
      {offset !== 0 && !isClockNoticeClosed && (
        <Notice tone="plain" onDismiss={() => setClockNoticeClosed(true)}>
          {words.t('clock.wrong', {
            direction: offset < 0 ? 'ahead' : 'behind',
            length: words.age(0, Math.abs(offset)),
          })}
        </Notice>
      )}
      {reload && (
        <Notice tone="plain" action={{ label: words.t('app.reload'), run: reload }}>
          {words.t('version.new')}
        </Notice>
      )}
      {reloadLost && (
        <Notice tone="warning" action={{ label: words.t('app.reload'), run: reloadLost }}>
          {words.t('version.lost')}
        </Notice>
      )}
    </>
  )
}
