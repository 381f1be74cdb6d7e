import type { MapLibreMap } from 'maplibre-gl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FlatView } from '../flat-view'
import { useMap } from '../map-context'
import { findControlBoxes } from '../overlay/control-boxes'
import type { Drawing, Overlay } from '../overlay/drawing'
import type { OverlayImages } from '../overlay/overlay-images'
import { OverlayPainter } from '../overlay/overlay-painter'
import { afterFont } from '../overlay/page-font'
import { countAllStations, type PaintedSymbol, type SymbolTarget } from '../overlay/painted-symbols'
import { runInTimeSlices } from '../overlay/time-slices'
import { noPadding } from '../padding'
import { readCamera } from './CameraSync'
import { listenToPointer } from './listen-to-pointer'

interface Props {
  /** A new object causes a new paint: pass the same one while nothing changes. */
  overlay: Overlay
  /** Must be the same object on each render. */
  images: OverlayImages
  /** Called with the id of the station or cluster whose symbol was clicked or tapped. */
  onPress(id: string): void
  /** Called with the symbol under the mouse; `null` if there is none and while the map moves. */
  onHover(symbol: SymbolTarget | null): void
  /**
   * Called when the map rests and these drawings are on the screen.
   * @param count number of stations that the symbols represent
   */
  onPainted(drawings: readonly Drawing[], count: number): void
}

/**
 * Symbols and names on a separate canvas above the map, so that a change of them needs no WebGL frame: with software
 * rendering, a frame takes 100 ms. They are painted with each frame of the map, so that both move together.
 */
export function MapOverlay({ overlay, images, onPress, onHover, onPainted }: Props) {
  const map = useMap()
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<OverlayLayer>(null)
  const notePaint = useEffectEvent(onPainted)
  const show = useEffectEvent(() => layer.current?.show(overlay))
  const press = useEffectEvent(onPress)
  const reportHover = useEffectEvent(onHover)

  useLayoutEffect(() => {
    if (!canvas.current) return
    const parts = { map, canvas: canvas.current, images }
    const created = new OverlayLayer(parts, (shown, count) => notePaint(shown, count))
    layer.current = created
    show()
    return () => created.close()
  }, [map, images])

  useLayoutEffect(() => layer.current?.show(overlay), [overlay])

  useLayoutEffect(() => {
    const symbols = () => layer.current?.symbols ?? []
    return listenToPointer(map, {
      symbols,
      onPress: (id) => press(id),
      onHover: (symbol) => reportHover(symbol),
    })
  }, [map])

  return <canvas ref={canvas} className="map-overlay" aria-hidden />
}

interface LayerParts {
  map: MapLibreMap
  canvas: HTMLCanvasElement
  images: OverlayImages
}

/** Painter of the symbols and names above one map. */
class OverlayLayer {
  /** Symbols that are on the screen now. */
  symbols: readonly PaintedSymbol[] = []
  readonly #map: MapLibreMap
  readonly #images: OverlayImages
  readonly #canvas: HTMLCanvasElement
  readonly #painter: OverlayPainter
  readonly #onPainted: Props['onPainted']
  readonly #end: () => void
  #overlay: Overlay = { names: [], drawings: [] }
  /** Whether overlay, camera or size have changed since the last paint at rest. */
  #isDue = false
  #frame = 0
  #cancel = () => {}
  #cancelNames = () => {}

  constructor({ map, canvas, images }: LayerParts, onPainted: Props['onPainted']) {
    this.#map = map
    this.#images = images
    this.#canvas = canvas
    this.#painter = new OverlayPainter(canvas, images)
    this.#onPainted = onPainted
    // Most frames of a resting map are those of tiles that have arrived.
    const frames = map.on('render', () => this.#isDue && this.#paint())
    const moves = map.on('move', () => {
      this.#isDue = true
    })
    const cancelFont = afterFont(() => {
      images.clear()
      this.show(this.#overlay)
    })
    this.#end = () => {
      frames.unsubscribe()
      moves.unsubscribe()
      cancelFont()
    }
  }

  /** Shows an overlay. The previous one stays until the images of the new one are drawn. */
  show(overlay: Overlay): void {
    this.#cancel()
    this.#cancel = runInTimeSlices(this.#images.drawIcons(overlay.drawings), () => {
      this.#overlay = overlay
      this.#isDue = true
      this.#paintSoon()
    })
  }

  close(): void {
    this.#cancel()
    this.#cancelNames()
    cancelAnimationFrame(this.#frame)
    this.#end()
  }

  #paintSoon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  #paint() {
    const isMoving = this.#map.isMoving()
    const { symbols, isComplete } = this.#painter.paint({
      view: readView(this.#map),
      overlay: this.#overlay,
      isMoving,
      findControls: () => findControlBoxes(this.#canvas),
    })
    this.symbols = symbols
    this.#cancelNames()
    if (!isComplete)
      this.#cancelNames = runInTimeSlices(this.#painter.prepareNames(), () => this.#paintSoon())
    if (!this.#isDue || isMoving) return
    this.#isDue = false
    this.#onPainted(this.#overlay.drawings, countAllStations(this.symbols))
  }
}

function readView(map: MapLibreMap): FlatView {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  return { width, height, padding: { ...noPadding, ...map.getPadding() }, camera: readCamera(map) }
}
