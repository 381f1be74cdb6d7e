import type { MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { afterFont } from './after-font'
import { readCamera } from './CameraSync'
import type { Drawing, SignScene } from './drawing'
import type { FlatView } from './flat-view'
import { useMap } from './map-context'
import { noPadding } from './padding'
import { countStations, nearestSign, type PaintedSign, type PointedSign } from './painted-signs'
import { reach } from './reach'
import { type DrawSign, SignPainter } from './sign-painter'
import { runInSlices } from './slices'

interface Props {
  /** A new object causes a new paint: pass the same one while nothing changes. */
  scene: SignScene
  /** Must be the same function on each render. */
  draw: DrawSign
  /** Called with the id of the station or cluster whose sign was pressed. */
  onPress(id: string): void
  /** Called with the sign under the mouse; `null` when there is none or the map moves. */
  onPoint(sign: PointedSign | null): void
  /**
   * Called when the map rests and these drawings are on the screen.
   * @param count number of stations that the signs represent
   */
  onPainted(drawings: readonly Drawing[], count: number): void
}

/**
 * Signs and names on a separate canvas above the map. A change of them therefore needs no WebGL frame, which takes
 * 100 ms with software rendering. They are painted with each frame of the map, so that both move together.
 */
export function MapSigns({ scene, draw, onPress, onPoint, onPainted }: Props) {
  const map = useMap()
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<SignLayer>(null)
  const report = useEffectEvent(onPainted)
  const show = useEffectEvent(() => layer.current?.show(scene))
  const press = useEffectEvent(onPress)
  const point = useEffectEvent(onPoint)

  useLayoutEffect(() => {
    if (!canvas.current) return
    const created = new SignLayer(map, new SignPainter(canvas.current, draw), (shown, count) =>
      report(shown, count),
    )
    layer.current = created
    show()
    return () => created.close()
  }, [map, draw])

  useLayoutEffect(() => layer.current?.show(scene), [scene])

  useLayoutEffect(() => {
    const element = map.getCanvas()
    let under: string | null = null
    const pointAt = (sign: PointedSign | null) => {
      const id = sign?.id ?? null
      if (id === under) return
      under = id
      element.style.cursor = id === null ? '' : 'pointer'
      point(sign)
    }
    // After a tap, browsers send mouse events although no mouse has moved.
    let isMouse = true
    const meet = ({ pointerType }: PointerEvent) => {
      isMouse = pointerType === 'mouse'
    }
    element.addEventListener('pointerdown', meet)
    element.addEventListener('pointermove', meet)
    const signAt = (event: MapMouseEvent) =>
      nearestSign(layer.current?.signs ?? [], event.point, isTouch(event) ? reach.coarse : reach.fine)
    const subscriptions = [
      map.on('click', (event) => {
        const sign = signAt(event)
        if (sign) press(sign.id)
      }),
      map.on('mousemove', (event) => isMouse && !map.isMoving() && pointAt(signAt(event))),
      map.on('movestart', () => pointAt(null)),
      map.on('mouseout', () => pointAt(null)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      pointAt(null)
      element.removeEventListener('pointerdown', meet)
      element.removeEventListener('pointermove', meet)
    }
  }, [map])

  return <canvas ref={canvas} className="map-signs" aria-hidden />
}

/** Painter of the signs and names above one map. */
class SignLayer {
  /** Signs that are on the screen now. */
  signs: readonly PaintedSign[] = []
  readonly #map: MapLibreMap
  readonly #painter: SignPainter
  readonly #onPainted: Props['onPainted']
  readonly #end: () => void
  #scene: SignScene = { names: [], drawings: [] }
  /** Whether scene or camera have changed since the last report. */
  #isDue = false
  #frame = 0
  #callOff = () => {}

  constructor(map: MapLibreMap, painter: SignPainter, onPainted: Props['onPainted']) {
    this.#map = map
    this.#painter = painter
    this.#onPainted = onPainted
    const frames = map.on('render', () => this.#paint())
    const moves = map.on('move', () => {
      this.#isDue = true
    })
    const callOffFont = afterFont(() => {
      painter.forgetImages()
      this.show(this.#scene)
    })
    this.#end = () => {
      frames.unsubscribe()
      moves.unsubscribe()
      callOffFont()
    }
  }

  /** Shows a scene. The previous one stays until the images of the new one are drawn. */
  show(scene: SignScene): void {
    this.#callOff()
    this.#callOff = runInSlices(this.#painter.prepare(scene.drawings), () => {
      this.#scene = scene
      this.#isDue = true
      this.#paintSoon()
    })
  }

  close(): void {
    this.#callOff()
    cancelAnimationFrame(this.#frame)
    this.#end()
  }

  #paintSoon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  #paint() {
    const isMoving = this.#map.isMoving()
    const { signs, isComplete } = this.#painter.paint(readView(this.#map), this.#scene, isMoving)
    this.signs = signs
    if (!isComplete) this.#paintSoon()
    if (!this.#isDue || isMoving) return
    this.#isDue = false
    this.#onPainted(this.#scene.drawings, countStations(this.signs))
  }
}

function readView(map: MapLibreMap): FlatView {
  const { clientWidth: width, clientHeight: height } = map.getCanvas()
  return { width, height, padding: { ...noPadding, ...map.getPadding() }, camera: readCamera(map) }
}

function isTouch({ originalEvent }: MapMouseEvent): boolean {
  return originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'
}
