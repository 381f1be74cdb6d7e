import type { Line } from './basemap-shapes'
import { type FlatView, worldOrigin, worldSize } from './flat-view'

/** Minimum length of a line's step in pixels. Shorter ones are invisible. */
const finest = 0.4

/** CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns functions that trace lines on the canvas and skip what is beyond it. */
export function createTracer(view: FlatView) {
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
    const isOutside = (from: number, to: number, length: number) =>
      (from < -by && to < -by) || (from > length + by && to > length + by)
    let [x0, y0] = [px(line, 0), py(line, 0)]
    let isDown = false
    for (let at = 2; at < line.length; at += 2) {
      const [x1, y1] = [px(line, at), py(line, at)]
      const isLast = at === line.length - 2
      if (!isLast && isTooFine(x1 - x0, y1 - y0)) continue
      if (isOutside(x0, x1, width) || isOutside(y0, y1, height)) isDown = false
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
    let [x0, y0] = [px(ring, 0), py(ring, 0)]
    path.moveTo(x0, y0)
    for (let at = 2; at < ring.length - 2; at += 2) {
      const [x1, y1] = [px(ring, at), py(ring, at)]
      if (isTooFine(x1 - x0, y1 - y0)) continue
      path.lineTo(x1, y1)
      x0 = x1
      y0 = y1
    }
    path.closePath()
    return path
  }
  return { corners, isOff, open, closed }
}

function isTooFine(across: number, down: number): boolean {
  return Math.abs(across) < finest && Math.abs(down) < finest
}
