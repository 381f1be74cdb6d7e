import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Placeholder } from '../../ui/Placeholder'
import { ReloadButton } from '../../ui/ReloadButton'
import { useWords } from '../../ui/Words'
import { LazyBoundary } from '../lazy/LazyBoundary'

interface Props {
  /** Name of the panel; absent: station details. */
  label?: string
  onClose(): void
}

/** Renders nothing until the script of a panel is loaded, and an empty panel if loading fails. */
export function PanelBoundary({ children, ...failure }: Props & { children: ReactNode }) {
  return <LazyBoundary failure={<PanelFailure {...failure} />}>{children}</LazyBoundary>
}

/** Replacement of a panel whose script failed to load. */
function PanelFailure({ label, onClose }: Props) {
  const words = useWords()
  return (
    <aside className="sheet station-panel" data-height="half" aria-label={label ?? words.t('station.label')}>
      <div className="station-head">
        <button type="button" className="icon-button" aria-label={words.t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <Placeholder title={words.t(label === undefined ? 'station.failed' : 'common.failed')}>
        <ReloadButton />
      </Placeholder>
    </aside>
  )
}
