import { X } from 'lucide-react'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'

interface Props {
  /** Name of the panel; a station's details without one. */
  label?: string
  onClose(): void
}

/** In place of a panel whose script could not be loaded. */
export function PanelFailure({ label, onClose }: Props) {
  const words = useWords()
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? words.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={words.t('station.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <Placeholder title={words.t(label === undefined ? 'station.failed' : 'quality.failed')}>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {words.t('app.reload')}
        </button>
      </Placeholder>
    </aside>
  )
}
