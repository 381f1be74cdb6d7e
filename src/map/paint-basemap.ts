import { border, edge, riverWidths, shoreWidth } from './basemap-look'
import { basemapPalettes, type MapLook } from './basemap-palette'
import type { BasemapShapes, Line } from './basemap-shapes'
import { type FlatView, worldOrigin, worldSize } from './flat-view'
import { valueAt } from './stops'

type Context = CanvasRenderingContext2D

/** Minimum length of a line's step in pixels. Shorter ones are invisible. */
const finest = 0.4

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
  const trace = createTracer(view)
  context.fillStyle = palette.ground
  context.fillRect(0, 0, view.width, view.height)

  context.lineCap = context.lineJoin = 'round'
  context.strokeStyle = palette.river
  for (const [level, lines] of shapes.rivers.entries()) {
    const width = valueAt(riverWidths[level] ?? riverWidths[2], zoom)
    for (const line of lines) {
      if (trace.isOff(line, width)) continue
      context.lineWidth = width
      context.stroke(trace.open(line, width))
      yield
    }
  }

  context.fillStyle = palette.water
  context.strokeStyle = palette.shore
  context.lineWidth = valueAt(shoreWidth, zoom)
  const lakes = shapes.lakes
    .filter((ring) => !trace.isOff(ring, context.lineWidth))
    .map((ring) => trace.closed(ring))
  for (const lake of lakes) {
    context.fill(lake)
    yield
  }
  for (const lake of lakes) {
    context.stroke(lake)
    yield
  }

  context.lineCap = 'butt'
  context.strokeStyle = palette.border
  const width = valueAt(border.width, zoom)
  context.lineWidth = width
  // MapLibre sizes dashes by the width at the integer zoom level, and scales them up to the next level.
  const dash = valueAt(border.width, Math.floor(zoom)) * 2 ** (zoom - Math.floor(zoom))
  context.setLineDash(border.dashes.map((length) => length * dash))
  for (const line of shapes.borders) {
    if (trace.isOff(line, width)) continue
    context.stroke(trace.open(line, width))
    yield
  }
  context.setLineDash([])

  paintMist(context, trace.corners(shapes.edge), { zoom, ground: palette.ground })
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns functions that trace lines on the canvas and skip what is beyond it. */
function createTracer(view: FlatView) {
  const { width, height } = view
  const origin = worldOrigin(view)
  const world = worldSize(view.camera.zoom)
  const px = (line: Line, at: number) => origin.x + (line[at] ?? 0) * world
  const py = (line: Line, at: number) => origin.y + (line[at + 1] ?? 0) * world

  const corners = (line: Line): Box => {
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (let at = 0; at < line.length; at += 2) {
      box.left = Math.min(box.left, px(line, at))
      box.right = Math.max(box.right, px(line, at))
      box.top = Math.min(box.top, py(line, at))
      box.bottom = Math.max(box.bottom, py(line, at))
    }
    return box
  }
  const isOff = (line: Line, by: number) => {
    const { left, top, right, bottom } = corners(line)
    return right < -by || bottom < -by || left > width + by || top > height + by
  }
  /** Traces a line in pieces: long parts beyond the canvas are invisible and take time. */
  const open = (line: Line, by: number) => {
    const path = new Path2D()
    const isBeyond = (x0: number, y0: number, x1: number, y1: number) =>
      (x0 < -by && x1 < -by) ||
      (y0 < -by && y1 < -by) ||
      (x0 > width + by && x1 > width + by) ||
      (y0 > height + by && y1 > height + by)
    let [x0, y0] = [px(line, 0), py(line, 0)]
    let isDown = false
    for (let at = 2; at < line.length; at += 2) {
      const [x1, y1] = [px(line, at), py(line, at)]
      const isLast = at === line.length - 2
      if (!isLast && Math.abs(x1 - x0) < finest && Math.abs(y1 - y0) < finest) continue
      if (isBeyond(x0, y0, x1, y1)) isDown = false
      else {
        if (!isDown) path.moveTo(x0, y0)
        path.lineTo(x1, y1)
        isDown = true
      }
      x0 = x1
      y0 = y1
    }
    return path
  }
  const closed = (ring: Line) => {
    const path = new Path2D()
    path.moveTo(px(ring, 0), py(ring, 0))
    let [x0, y0] = [px(ring, 0), py(ring, 0)]
    for (let at = 2; at < ring.length - 2; at += 2) {
      const [x1, y1] = [px(ring, at), py(ring, at)]
      if (Math.abs(x1 - x0) < finest && Math.abs(y1 - y0) < finest) continue
      path.lineTo(x1, y1)
      x0 = x1
      y0 = y1
    }
    path.closePath()
    return path
  }
  return { corners, isOff, open, closed }
}

/**
 * Fades the map into the ground towards its edge. MapLibre draws a wide blurred line there whose opacity falls
 * linearly from 1 to 0; beyond the edge only line caps need to be covered.
 */
function paintMist(
  context: Context,
  { left, top, right, bottom }: Box,
  { zoom, ground }: { zoom: number; ground: string },
) {
  const half = valueAt(edge.width, zoom) / 2
  const blur = valueAt(edge.blur, zoom)
  const clear = `${ground}00`
  // The four sides of the fade meet in the middle: each side is a trapezoid of the box.
  const middle = Math.min(right - left, bottom - top) / 2
  const [x0, x1] = [left + middle, right - middle]
  const [y0, y1] = [top + middle, bottom - middle]
  const far = half + blur
  const sides: { shape: number[]; from: [number, number]; inwards: [number, number] }[] = [
    { shape: [left, top, x0, y0, x0, y1, left, bottom], from: [left, top], inwards: [1, 0] },
    { shape: [right, top, x1, y0, x1, y1, right, bottom], from: [right, top], inwards: [-1, 0] },
    { shape: [left, top, x0, y0, x1, y0, right, top], from: [left, top], inwards: [0, 1] },
    { shape: [left, bottom, x0, y1, x1, y1, right, bottom], from: [left, bottom], inwards: [0, -1] },
  ]
  for (const { shape, from, inwards } of sides) {
    const gradient = context.createLinearGradient(
      ...from,
      from[0] + inwards[0] * (half + 0.5),
      from[1] + inwards[1] * (half + 0.5),
    )
    gradient.addColorStop(Math.max(0, half - blur - 0.5) / (half + 0.5), ground)
    gradient.addColorStop(1, clear)
    context.fillStyle = gradient
    context.beginPath()
    for (let at = 0; at < shape.length; at += 2) context.lineTo(shape[at] ?? 0, shape[at + 1] ?? 0)
    context.fill()
  }
  context.strokeStyle = ground
  context.lineWidth = far
  context.strokeRect(left - far / 2, top - far / 2, right - left + far, bottom - top + far)
}
