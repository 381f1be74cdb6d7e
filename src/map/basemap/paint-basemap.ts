import type { FlatView } from '../flat-view'
import type { PixelBox } from '../pixel-box'
import { basemapPalettes, type MapLook } from './basemap-palette'
import type { BasemapShapes } from './basemap-shapes'
import { border, edge, riverWidths, shoreWidth } from './basemap-sizes'
import { createTracer } from './line-tracer'
import { lengthAt } from './zoom-function'

type Context = CanvasRenderingContext2D

/**
 * Paints the embedded map in steps, each short enough for one task of the page. The context takes CSS pixels. The
 * result equals MapLibre's drawing of `embedded-style.ts`, from the same sizes and colours.
 */
export function* paintBasemap(
  context: Context,
  view: FlatView,
  look: MapLook,
  shapes: BasemapShapes,
): Generator<void, void> {
  const palette = basemapPalettes[look]
  const { zoom } = view.camera
  const tracer = createTracer(view)
  context.fillStyle = palette.ground
  context.fillRect(0, 0, view.width, view.height)

  context.lineCap = context.lineJoin = 'round'
  context.strokeStyle = palette.river
  for (const [level, lines] of shapes.rivers.entries()) {
    const width = lengthAt(riverWidths[level] ?? riverWidths[2], zoom)
    for (const line of lines) {
      if (tracer.isOutside(line, width)) continue
      context.lineWidth = width
      context.stroke(tracer.traceLine(line, width))
      yield
    }
  }

  context.fillStyle = palette.water
  context.strokeStyle = palette.shore
  context.lineWidth = lengthAt(shoreWidth, zoom)
  const waters = shapes.waters
    .filter(([shore]) => shore && !tracer.isOutside(shore, context.lineWidth))
    .map(tracer.traceRings)
  for (const water of waters) {
    context.fill(water, 'evenodd')
    yield
  }
  for (const water of waters) {
    context.stroke(water)
    yield
  }

  context.lineCap = 'butt'
  context.strokeStyle = palette.border
  const width = lengthAt(border.width, zoom)
  context.lineWidth = width
  // MapLibre sizes dashes by the width at the integer zoom level, and scales them up to the next level.
  const dash = lengthAt(border.width, Math.floor(zoom)) * 2 ** (zoom - Math.floor(zoom))
  context.setLineDash(border.dashes.map((length) => length * dash))
  for (const line of shapes.borders) {
    if (tracer.isOutside(line, width)) continue
    context.stroke(tracer.traceLine(line, width))
    yield
  }
  context.setLineDash([])

  paintEdgeFade(context, tracer.boundingBox(shapes.edge), lengthAt(edge.width, zoom), palette.ground)
}

/**
 * Fades the map into the ground towards its edge. MapLibre draws a wide blurred line there whose opacity falls
 * linearly from 1 to 0; beyond the edge only line caps need to be covered.
 */
function paintEdgeFade(context: Context, box: PixelBox, width: number, ground: string) {
  const half = width / 2
  const blur = width * edge.blur
  /** Width of the band beyond the edge that is painted over. */
  const beyond = half + blur
  const reach = beyond + half + 0.5
  const [left, top, right, bottom] = [
    box.left - beyond,
    box.top - beyond,
    box.right + beyond,
    box.bottom + beyond,
  ]
  /** Paints the ground along a side of the map, from a corner inwards. */
  const paintSide = (x: number, y: number, across: number, down: number) => {
    const gradient = context.createLinearGradient(x, y, x + across, y + down)
    gradient.addColorStop((beyond + half - blur - 0.5) / reach, ground)
    gradient.addColorStop(1, `${ground}00`)
    context.fillStyle = gradient
    context.fillRect(x, y, across || right - left, down || bottom - top)
  }
  paintSide(left, top, reach, 0)
  paintSide(right, top, -reach, 0)
  paintSide(left, top, 0, reach)
  paintSide(left, bottom, 0, -reach)
}
