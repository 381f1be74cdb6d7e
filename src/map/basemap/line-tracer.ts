import { type FlatView, worldOrigin, worldSize } from '../flat-view'
import type { PixelBox } from '../pixel-box'
import type { ProjectedLine } from './basemap-shapes'

/** Minimum length of a segment in pixels. Shorter ones are invisible. */
const minStep = 0.4

/** Converts lines to canvas paths, in CSS pixels of the canvas, without points that are closer than `minStep`. */
interface LineTracer {
  boundingBox(line: ProjectedLine): PixelBox
  /** Whether the line is wholly beyond the canvas and a margin in pixels. */
  isOutside(line: ProjectedLine, margin: number): boolean
  /** Leaves out the parts beyond the canvas and a margin in pixels, which would take time. */
  traceLine(line: ProjectedLine, margin: number): Path2D
  /** Closes each ring instead of its last point, which repeats the first. */
  traceRings(rings: readonly ProjectedLine[]): Path2D
}

export function createTracer(view: FlatView): LineTracer {
  const { width, height } = view
  const origin = worldOrigin(view)
  const world = worldSize(view.camera.zoom)
  const xOf = (line: ProjectedLine, index: number) => origin.x + (line[index] ?? 0) * world
  const yOf = (line: ProjectedLine, index: number) => origin.y + (line[index + 1] ?? 0) * world

  const boundingBox = (line: ProjectedLine): PixelBox => {
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    for (let index = 0; index < line.length; index += 2) {
      box.left = Math.min(box.left, xOf(line, index))
      box.right = Math.max(box.right, xOf(line, index))
      box.top = Math.min(box.top, yOf(line, index))
      box.bottom = Math.max(box.bottom, yOf(line, index))
    }
    return box
  }
  const isOutside = (line: ProjectedLine, margin: number) => {
    const { left, top, right, bottom } = boundingBox(line)
    return right < -margin || bottom < -margin || left > width + margin || top > height + margin
  }
  const traceLine = (line: ProjectedLine, margin: number) => {
    const path = new Path2D()
    const isBeyond = (from: number, to: number, length: number) =>
      (from < -margin && to < -margin) || (from > length + margin && to > length + margin)
    let [x0, y0] = [xOf(line, 0), yOf(line, 0)]
    let isDrawing = false
    for (let index = 2; index < line.length; index += 2) {
      const [x1, y1] = [xOf(line, index), yOf(line, index)]
      const isLast = index === line.length - 2
      if (!isLast && isTooShort(x1 - x0, y1 - y0)) continue
      if (isBeyond(x0, x1, width) || isBeyond(y0, y1, height)) isDrawing = false
      else {
        if (!isDrawing) path.moveTo(x0, y0)
        path.lineTo(x1, y1)
        isDrawing = true
      }
      x0 = x1
      y0 = y1
    }
    return path
  }
  const traceRings = (rings: readonly ProjectedLine[]) => {
    const path = new Path2D()
    for (const ring of rings) {
      let [x0, y0] = [xOf(ring, 0), yOf(ring, 0)]
      path.moveTo(x0, y0)
      for (let index = 2; index < ring.length - 2; index += 2) {
        const [x1, y1] = [xOf(ring, index), yOf(ring, index)]
        if (isTooShort(x1 - x0, y1 - y0)) continue
        path.lineTo(x1, y1)
        x0 = x1
        y0 = y1
      }
      path.closePath()
    }
    return path
  }
  return { boundingBox, isOutside, traceLine, traceRings }
}

function isTooShort(across: number, down: number): boolean {
  return Math.abs(across) < minStep && Math.abs(down) < minStep
}
