import { X } from 'lucide-react'
import { useWords } from '../../ui/words/Words'
import { PartFailure } from '../lazy/PartFailure'

export interface PanelFailureProps {
  /** Name of the panel; absent: station details. */
  label?: string
  error: unknown
  onClose(): void
}

/** Replacement of a panel whose script could not be loaded, or that has a defect. */
export function PanelFailure({ label, error, onClose }: PanelFailureProps) {
  const words = useWords()
  const lost = label === undefined ? words.tOr('station.failed', words.t('error.not-loaded')) : undefined
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? words.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={words.t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <PartFailure error={error} lost={lost} />
    </aside>
  )
}
