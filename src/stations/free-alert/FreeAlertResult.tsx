import { createPortal } from 'react-dom'
import { Notice } from '../../ui/content/Notice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { endWords } from './end-words'
import { type FreeAlert, freeAlert } from './free-alert'

/** Result of the wait, above everything that may cover the list, until the person has seen it. */
export function FreeAlertResult({ alert, onOpen }: { alert: FreeAlert; onOpen(id: string): void }) {
  const i18n = useI18n()
  const open = (id: string) => {
    freeAlert.stop()
    onOpen(id)
  }
  return createPortal(
    <div className="free-alert-news" role="status">
      {alert.kind === 'ended' && (
        <Notice tone="plain" onPress={() => open(alert.station.id)} onDismiss={freeAlert.stop}>
          {endWords(i18n, alert.station.name, alert)}
        </Notice>
      )}
    </div>,
    document.body,
  )
}
