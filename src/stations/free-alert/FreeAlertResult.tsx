import { createPortal } from 'react-dom'
import { Notice } from '../../ui/content/Notice'
import { useWords } from '../../ui/words/Words'
import { endWords } from './end-words'
import { type FreeAlert, freeAlert } from './free-alert'

/** Result of the wait, above everything that may cover the list, until the person has seen it. */
export function FreeAlertResult({ alert, onOpen }: { alert: FreeAlert; onOpen(id: string): void }) {
  const words = useWords()
  const open = (id: string) => {
    freeAlert.stop()
    onOpen(id)
  }
  return createPortal(
    <div className="free-alert-news" role="status">
      {alert.kind === 'ended' && (
        <Notice tone="plain" onPress={() => open(alert.station.id)} onDismiss={freeAlert.stop}>
          {endWords(words, alert.station.name, alert)}
        </Notice>
      )}
    </div>,
    document.body,
  )
}
