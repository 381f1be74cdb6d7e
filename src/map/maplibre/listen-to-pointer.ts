import type { MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import {
  findNearestSymbol,
  hitMargin,
  type PaintedSymbol,
  type SymbolTarget,
} from '../overlay/painted-symbols'

interface PointerListeners {
  /** Symbols that are on the screen now. */
  symbols(): readonly PaintedSymbol[]
  /** Called with the id of the clicked or tapped symbol. */
  onPress(id: string): void
  /** Called with the symbol under the mouse; `null` if there is none and while the map moves. */
  onHover(symbol: SymbolTarget | null): void
}

/** Reports clicks on symbols and the symbol under the mouse. @returns a function that ends it */
export function listenToPointer(
  map: MapLibreMap,
  { symbols, onPress, onHover }: PointerListeners,
): () => void {
  const element = map.getCanvas()
  let hoveredId: string | null = null
  const hover = (symbol: SymbolTarget | null) => {
    const id = symbol?.id ?? null
    if (id === hoveredId) return
    hoveredId = id
    element.style.cursor = id === null ? '' : 'pointer'
    onHover(symbol)
  }
  // After a tap, browsers send mouse events although no mouse has moved.
  let isMouse = true
  const notePointer = ({ pointerType }: PointerEvent) => {
    isMouse = pointerType === 'mouse'
  }
  element.addEventListener('pointerdown', notePointer)
  element.addEventListener('pointermove', notePointer)
  const symbolAt = (event: MapMouseEvent) =>
    findNearestSymbol(symbols(), event.point, isTouch(event) ? hitMargin.touch : hitMargin.mouse)
  const subscriptions = [
    map.on('click', (event) => {
      const symbol = symbolAt(event)
      if (symbol) onPress(symbol.id)
    }),
    map.on('mousemove', (event) => isMouse && !map.isMoving() && hover(symbolAt(event))),
    map.on('movestart', () => hover(null)),
    map.on('mouseout', () => hover(null)),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    hover(null)
    element.removeEventListener('pointerdown', notePointer)
    element.removeEventListener('pointermove', notePointer)
  }
}

function isTouch({ originalEvent }: MapMouseEvent): boolean {
  return originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'
}
