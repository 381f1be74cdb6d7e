import { LocateFixed, Minus, Plus } from 'lucide-react'

interface Props {
  texts: { zoomIn: string; zoomOut: string; locate: string }
  /** Whether the map shows the surroundings of the person. */
  showsUser: boolean
  /** Called with 1 to zoom in, -1 to zoom out. */
  onZoom(levels: 1 | -1): void
  onLocate?: (() => void) | undefined
}

/** Buttons that zoom the map and show the device's position. */
export function Controls({ texts, showsUser, onZoom, onLocate }: Props) {
  return (
    <>
      <div className="map-controls">
        <button type="button" aria-label={texts.zoomIn} title={texts.zoomIn} onClick={() => onZoom(1)}>
          <Plus aria-hidden="true" size={18} />
        </button>
        <button type="button" aria-label={texts.zoomOut} title={texts.zoomOut} onClick={() => onZoom(-1)}>
          <Minus aria-hidden="true" size={18} />
        </button>
      </div>
      {onLocate && (
        <div className="map-controls">
          <button type="button" title={texts.locate} aria-pressed={showsUser} onClick={onLocate}>
            <LocateFixed aria-hidden="true" size={18} />
            <span>{texts.locate}</span>
          </button>
        </div>
      )}
    </>
  )
}
