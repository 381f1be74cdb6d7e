import { Minus, Plus } from 'lucide-react'
import { useMap } from './map-context'
import './controls.css'

/** Buttons for what a wheel or two fingers do. */
export function Controls({ zoomIn, zoomOut }: { zoomIn: string; zoomOut: string }) {
  const map = useMap()
  return (
    <div className="map-controls">
      <button type="button" aria-label={zoomIn} title={zoomIn} onClick={() => map.zoomIn()}>
        <Plus aria-hidden="true" size={18} />
      </button>
      <button type="button" aria-label={zoomOut} title={zoomOut} onClick={() => map.zoomOut()}>
        <Minus aria-hidden="true" size={18} />
      </button>
    </div>
  )
}
