import { X } from 'lucide-react'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'

/** In place of a station's details when their script could not be loaded. */
export function PanelFailure({ onClose }: { onClose(): void }) {
  const words = useWords()
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={words.t('station.label')}>
      <button type="button" className="icon-button" aria-label={words.t('station.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
      <Placeholder title={words.t('station.failed')}>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.t('app.reload')}
        </button>
      </Placeholder>
    </aside>
  )
}
