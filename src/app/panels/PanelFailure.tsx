import { X } from 'lucide-react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { PartFailure } from '../lazy/PartFailure'

export interface PanelFailureProps {
  /** Name of the panel; absent: station details. */
  label?: string
  error: unknown
  onClose(): void
}

/** Replacement of a panel whose script could not be loaded, or that has a defect. */
export function PanelFailure({ label, error, onClose }: PanelFailureProps) {
  const i18n = useI18n()
  const lost = label === undefined ? i18n.tOr('station.failed', i18n.t('error.not-loaded')) : undefined
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? i18n.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={i18n.t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <PartFailure error={error} lost={lost} />
    </aside>
  )
}
