import { X } from 'lucide-react'
import { Placeholder } from '../../ui/content/Placeholder'
import { ReloadButton } from '../../ui/controls/ReloadButton'
import { useWords } from '../../ui/words/Words'

export interface PanelFailureProps {
  /** Name of the panel; absent: station details. */
  label?: string
  onClose(): void
}

/** Replacement of a panel whose script failed to load. */
export function PanelFailure({ label, onClose }: PanelFailureProps) {
  const words = useWords()
  const failed = words.t('error.not-loaded')
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? words.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={words.t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <Placeholder title={label === undefined ? words.tOr('station.failed', failed) : failed}>
        <ReloadButton />
      </Placeholder>
    </aside>
  )
}
