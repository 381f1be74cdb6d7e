import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useMap } from './map-context'
import './controls.css'

interface Props {
  texts: { zoomIn: string; zoomOut: string; locate: string }
  /** Whether the person is on the map. */
  located: boolean
  onLocate?: (() => void) | undefined
}

/** Buttons for what a wheel or two fingers do, and for what only the device knows. */
export function Controls({ texts, located, onLocate }: Props) {
  const map = useMap()
  return (
    <>
      <div className="map-controls">
        <button type="button" aria-label={texts.zoomIn} title={texts.zoomIn} onClick={() => map.zoomIn()}>
          <Plus aria-hidden="true" size={18} />
        </button>
        <button type="button" aria-label={texts.zoomOut} title={texts.zoomOut} onClick={() => map.zoomOut()}>
          <Minus aria-hidden="true" size={18} />
        </button>
      </div>
      {onLocate && (
        <div className="map-controls">
          <button
            type="button"
            aria-label={texts.locate}
            title={texts.locate}
            aria-pressed={located}
            onClick={onLocate}
          >
            <LocateFixed aria-hidden="true" size={18} />
          </button>
        </div>
      )}
    </>
  )
}
