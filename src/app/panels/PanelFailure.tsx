import { X } from 'lucide-react'
import { Placeholder } from '../../ui/content/Placeholder'
import { ReloadButton } from '../../ui/controls/ReloadButton'
import { NotLoadedError } from '../../ui/not-loaded-error'
import { useWords } from '../../ui/words/Words'

export interface PanelFailureProps {
  /** Name of the panel; absent: station details. */
  label?: string
  error: unknown
  onClose(): void
}

/** Replacement of a panel whose script could not be loaded, or that has a defect. */
export function PanelFailure({ label, error, onClose }: PanelFailureProps) {
  const words = useWords()
  const failed = words.t('error.not-loaded')
  const lost = label === undefined ? words.tOr('station.failed', failed) : failed
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? words.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={words.t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <Placeholder title={error instanceof NotLoadedError ? lost : words.t('error.unexpected')}>
        <ReloadButton />
      </Placeholder>
    </aside>
  )
}
